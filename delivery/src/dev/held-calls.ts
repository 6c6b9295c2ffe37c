import type { Plugin } from 'vite';

/**
 * Holds what is asked for below `paths` until no start of who answers it is under way, so that a page comes beside that server's first start and not after it, and no
 * call is refused while it starts anew. `whenSettled` is asked at each call; where the start failed the call is passed on, and the proxy says so.
 */
export function heldCalls(paths: readonly string[], whenSettled: () => Promise<unknown>): Plugin {
  return {
    name: 'careline:held-calls',
    apply: 'serve',
    // Before the proxy, which is one of Vite's own.
    configureServer({ middlewares }) {
      for (const path of paths)
        middlewares.use(path, (_request, _response, next) => {
          const passOn = () => next();
          whenSettled().then(passOn, passOn);
        });
    },
  };
}
