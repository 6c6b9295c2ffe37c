import type { ExecFileSyncOptionsWithStringEncoding } from 'node:child_process';

/** How the pinned pnpm is started: the installed one, or the one that npx keeps. */
export function pnpm(): {
  readonly command: string;
  readonly before: readonly string[];
  readonly options: ExecFileSyncOptionsWithStringEncoding;
};
