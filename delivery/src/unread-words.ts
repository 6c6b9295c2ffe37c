import type { Writable } from 'node:stream';

/**
 * Lets a command finish when nobody reads what it says, as after `pnpm releases | head -1`: a release must not stop half-way because a reader has
 * left, and a stack would be its last word. Any other fault of the stream stays one.
 */
export function ignoreLeftReaders(...streams: readonly Writable[]): void {
  for (const stream of streams) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error;
    });
  }
}
