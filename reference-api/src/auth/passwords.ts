import { hash, verify } from '@node-rs/argon2';

export type PasswordCost = { memoryCost: number; timeCost: number };

// OWASP's figures for argon2id: 19 MiB, two passes; about 8 ms.
const advised: PasswordCost = { memoryCost: 19_456, timeCost: 2 };

export function hashPassword(password: string, cost: PasswordCost = advised): Promise<string> {
  return hash(password, cost);
}

export function isPassword(stored: string, password: string): Promise<boolean> {
  return verify(stored, password);
}
