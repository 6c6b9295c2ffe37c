import { createHash } from 'node:crypto';

/** The hash of a file's content as browsers compare it. */
export function integrityOf(content: string | Uint8Array): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}
