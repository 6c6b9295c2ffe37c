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

/**
 * Calls `reload` when what a remote says of itself has changed: its declaration, whatever that imports, and its texts stand in the shell's page, which its
 * own client cannot replace.
 */
export function declarationNews(root: string, reload: () => void): Plugin {
  const declaration = normalizePath(join(root, 'remote.manifest.ts'));
  const texts = normalizePath(join(root, 'src/texts/'));
  const read = new Set([declaration]);
  return {
    name: 'careline:declaration-news',
    apply: 'serve',
    // On the server nothing but the declaration is evaluated; the pages that it loads never are. Before a module is read, for one that cannot be.
    load(id) {
      if (this.environment.name === 'ssr') read.add(id);
    },
    hotUpdate({ file }) {
      if (this.environment.name === 'client' && (read.has(file) || file.startsWith(texts))) reload();
    },
  };
}
