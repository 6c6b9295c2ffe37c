import { NotLoadedError } from '@careline/shared';
import type { CodeFile } from './code-files';

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

/** Runs scripts; rejects with NotLoadedError where one that `matters` did not run to its end: WebKit lets who imports such a module a second time have it all the same, with nothing in it. */
export async function runWhole(
  prepare: PrepareScripts,
  files: readonly CodeFile[],
  matters: (href: string) => boolean = () => true,
): Promise<void> {
  const failed = (await (await prepare(files))()).filter(matters);
  if (failed.length > 0) throw new NotLoadedError(`${failed.join(', ')} did not run to the end.`);
}
