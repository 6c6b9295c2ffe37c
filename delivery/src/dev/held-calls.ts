import type { Plugin } from 'vite';

/**
 * Holds what is asked for below `paths` until who answers it is `ready`, so that a page comes beside that server's start and not after it. Where that fails
 * they are passed on, and the proxy says so.
 */
export function heldCalls(paths: readonly string[], ready: Promise<unknown>): Plugin {
  const settled = ready.catch(() => undefined);
  return {
    name: 'careline:held-calls',
    apply: 'serve',
    // Before the proxy, which is one of Vite's own.
    configureServer({ middlewares }) {
      for (const path of paths) middlewares.use(path, (_request, _response, next) => void settled.then(() => next()));
    },
  };
}
