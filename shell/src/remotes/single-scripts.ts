import type { CodeFile } from './code-files';
import { withinTime } from './within-time';

/**
 * Makes scripts ready that have come, of which each has to be asked for by itself; what it resolves with runs them at once, each with its hash and only once, and resolves with the addresses of those
 * that did not run to their end, now or before. An import that follows finds them, whoever imports them. Rejects where the engine makes no scripts of what has come.
 */
export type PrepareScripts = (files: readonly CodeFile[]) => Promise<() => Promise<readonly string[]>>;

declare global {
  interface Window {
    /** In WebKit alone, under `Integrity-Policy` (decision 56); delivery/src/serve/single-scripts.ts writes it. */
    carelineScripts?: PrepareScripts;
  }
}

/** Scripts that have come are given up as files are, where one waits for what never comes. */
export function inTime(prepare: PrepareScripts, timeoutMs: number): PrepareScripts {
  return async (files) => {
    const run = await prepare(files);
    // Of an older process it gives nothing.
    return () => withinTime(async () => (await run()) ?? [], timeoutMs, 'Running scripts');
  };
}
