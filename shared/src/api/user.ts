import { field, isRecord, readText, readTexts } from './read';

/** The signed-in professional as the server's validation knows them (R62–R66). */
export interface User {
  readonly id: string;
  readonly org_id: string | undefined;
  readonly permissions: readonly string[];
  readonly username: string | undefined;
}

/** Reads the answer of GET /auth/validate in both spellings; undefined where it names no user. */
export function readUser(data: unknown): User | undefined {
  if (!isRecord(data)) return undefined;
  const id = readText(field(data, 'user_id'));
  if (id === undefined) return undefined;
  return {
    id,
    org_id: readText(field(data, 'org_id', 'organization_id')),
    permissions: readTexts(field(data, 'permissions')),
    username: readText(field(data, 'username')),
  };
}
