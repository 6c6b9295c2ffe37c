import type { ServerResponse } from 'node:http';
import type { Plugin } from 'vite';
import { contentTypeOf } from '../serve/content-types';

export interface LentBuild {
  readonly name: string;
  /** Origins of the pages that take the sources themselves. */
  readonly ownOrigins: readonly string[];
  /** Builds the remote as a release does: its files, by their paths below the remote's address. */
  readonly build: () => Promise<ReadonlyMap<string, Uint8Array>>;
}

const entry = 'remoteEntry.js';

/**
 * Answers a deployed site that takes the remote from its dev server for one tab (decision 35): with a build of the sources as they are now, because those
 * themselves are for React's development build and write their styles into the page. Built when a page asks for the entry, and anew after an edit.
 */
export function lentBuild({ name, ownOrigins, build }: LentBuild): Plugin {
  // Those of earlier builds as well: a page that stands loads the rest of its own.
  const files = new Map<string, Uint8Array>();
  let isCurrent = false;
  let work = Promise.resolve();

  async function make(): Promise<void> {
    try {
      for (const [path, content] of await build()) files.set(path, content);
    } catch (error) {
      isCurrent = false;
      throw error;
    }
  }

  /** One after the other: two builds of a remote would write into one folder. */
  function upToDate(origin: string): Promise<void> {
    if (isCurrent) return work;
    isCurrent = true;
    console.log(`Building ${name} for ${origin}…`);
    work = work.catch(() => {}).then(make);
    return work;
  }

  async function answer(path: string, origin: string, response: ServerResponse): Promise<void> {
    try {
      if (path === entry) await upToDate(origin);
      const content = files.get(path);
      send(response, content === undefined ? 404 : 200, path, content ?? `The build of ${name} has no ${path}.`);
    } catch (error) {
      const words = `${name}: ${error instanceof Error ? error.message : String(error)}`;
      console.error(words);
      // A script: the page's console says why as well.
      send(response, 200, entry, `throw new Error(${JSON.stringify(words)});`);
    }
  }

  return {
    name: 'careline:lent-build',
    apply: 'serve',
    // Before federation, which answers for the entry in its own way.
    enforce: 'pre',
    configureServer({ middlewares, watcher }) {
      watcher.on('all', () => {
        isCurrent = false;
      });
      middlewares.use(({ method, url = '/', headers: { origin } }, response, next) => {
        // A page asks for the modules of another origin with its own name.
        if (method !== 'GET' || origin === undefined || ownOrigins.includes(origin)) return next();
        void answer(pathOf(url), origin, response);
      });
    },
  };
}

/** A retry asks with one slash more each time. */
function pathOf(url: string): string {
  return url.replace(/[?#].*$/s, '').replace(/^\/+/, '');
}

function send(response: ServerResponse, status: number, path: string, content: Uint8Array | string): void {
  response.writeHead(status, { 'content-type': contentTypeOf(path), 'cache-control': 'no-store', vary: 'Origin' });
  response.end(content);
}
