import { createHash } from 'node:crypto';

const shape = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** Whether the text can be an id at all; PostgreSQL refuses to compare any other with a uuid. */
export function isUuid(text: string): boolean {
  return shape.test(text);
}

/** The same id for the same name on every installation (RFC 9562, version 5, without a namespace of its own). */
export function uuidFromName(name: string): string {
  const hash = createHash('sha1').update(`careline:${name}`).digest();
  hash[6] = ((hash[6] ?? 0) & 0x0f) | 0x50;
  hash[8] = ((hash[8] ?? 0) & 0x3f) | 0x80;
  const hex = hash.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join('-');
}
