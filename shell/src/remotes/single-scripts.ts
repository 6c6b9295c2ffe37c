import type { CodeFile } from './code-files';

/**
 * Makes scripts ready that have come, of which each has to be asked for by itself; what it resolves with runs them at once, each with its hash and only once. An import that follows finds them,
 * whoever imports them. Rejects where the engine makes no scripts of what has come.
 */
export type PrepareScripts = (files: readonly CodeFile[]) => Promise<() => void>;

declare global {
  interface Window {
    /** In WebKit alone, under `Integrity-Policy` (decision 56); delivery/src/serve/single-scripts.ts writes it. */
    carelineScripts?: PrepareScripts;
  }
}
