import type { Plugin, Rolldown } from 'vite';

/** Files of one folder that import one of another, of which who imports them does not know that it has to come first. */
export function importsAcross(
  chunks: readonly Pick<Rolldown.OutputChunk, 'fileName' | 'imports'>[],
  from: string,
  to: string,
): string[] {
  return chunks
    .filter(({ fileName }) => fileName.startsWith(from))
    .flatMap(({ fileName, imports }) =>
      imports.filter((file) => file.startsWith(to)).map((file) => `${fileName} imports ${file}`),
    );
}

/** Refuses a build of the shell in which a page of its own imports what remotes alone wait for: on a move it would run before that was compared with its hash (shell/src/remotes/site-code.ts). */
export function ownWithoutShared(later: string): Plugin {
  return {
    name: 'careline:own-without-shared',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const found = ['own', 'common'].flatMap((from) => importsAcross(chunks, `${later}/${from}/`, `${later}/shared/`));
      if (found.length > 0)
        this.error(
          `The shell's own pages do not wait for what remotes share: ${found.join('; ')}. Name the file in folderOf of remote-kit/src/vite/host.ts, so that both wait for it.`,
        );
    },
  };
}
