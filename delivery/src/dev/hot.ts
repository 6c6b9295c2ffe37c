import { join } from 'node:path';
import { normalizePath, type Plugin } from 'vite';

/** The shell hears it: a page or widget that failed is tried again (shell/src/remotes/hot-updates.ts). */
const codeUpdated = 'careline:code-updated';

/** Tells the page when Fast Refresh has replaced code in it. Each dev server has a client of its own there, which alone knows when it is done. */
export function hotNews(root: string, startModule: string): Plugin {
  const start = normalizePath(join(root, startModule));
  return {
    name: 'careline:hot-news',
    apply: 'serve',
    transform(code, id) {
      if (id !== start) return undefined;
      return `${code}\nif (import.meta.hot) import.meta.hot.on('vite:afterUpdate', () => dispatchEvent(new Event('${codeUpdated}')));\n`;
    },
  };
}

/** Calls `reload` when what a remote says of itself has changed: its declaration and texts stand in the shell's page, which its own client cannot replace. */
export function declarationNews(root: string, reload: () => void): Plugin {
  const declaration = normalizePath(join(root, 'remote.manifest.ts'));
  const texts = normalizePath(join(root, 'src/texts/'));
  return {
    name: 'careline:declaration-news',
    apply: 'serve',
    hotUpdate({ file }) {
      if (this.environment.name === 'client' && (file === declaration || file.startsWith(texts))) reload();
    },
  };
}
