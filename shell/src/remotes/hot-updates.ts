/// <reference types="vite/types/importMeta.d.ts" />

/** What the dev servers tell the page once code was replaced in it (delivery/src/dev/hot.ts). */
const codeUpdated = 'careline:code-updated';

/** In development: calls `then` once, when code was replaced in the page. Returns the way not to. A build has nothing of it. */
export function onCodeUpdated(then: () => void): () => void {
  if (!import.meta.env.DEV) return () => {};
  addEventListener(codeUpdated, then, { once: true });
  return () => removeEventListener(codeUpdated, then);
}
