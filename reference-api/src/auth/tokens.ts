import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits: nothing to guess, nothing to read out of it. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of a token. It is random, so a fast hash is enough. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
