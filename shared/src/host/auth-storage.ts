import * as v from 'valibot';
import type { SafeStorage } from '../platform/safe-storage';
import { storageKeys } from '../platform/storage-keys';

const { token: TOKEN, identity: IDENTITY } = storageKeys;
const EMAIL = 'careline.email';

const identitySchema = v.object({
  userId: v.string(),
  organizationId: v.optional(v.string()),
  permissions: v.array(v.string()),
});

/** The last validated identity, stored beside the token, so that the guard's calls carry their headers without waiting for validate. */
type StoredIdentity = v.InferOutput<typeof identitySchema>;

/** A token, and the identity that its last validation gave. */
interface StoredAuthentication {
  readonly token: string;
  /** Whether other tabs and the next browser session read the token too. */
  readonly isPersistent: boolean;
  readonly identity: StoredIdentity | undefined;
}

/** What a browser keeps of authentication: token, identity and the e-mail that was typed. */
export interface AuthStorage {
  readonly read: () => StoredAuthentication | undefined;
  /** Stores the token persistently or for the session only; setting one removes the other (R95). */
  readonly writeToken: (token: string, remember: boolean) => void;
  readonly writeIdentity: (identity: StoredIdentity) => void;
  readonly readEmail: () => string | undefined;
  readonly writeEmail: (email: string) => void;
  /** What every tab reads of this user, by whichever token: they have signed out, and a tab may have had one of its own. */
  readonly forgetUser: (userId: string) => void;
  /** Token, identity and remembered e-mail; of a given token only what was stored with it, so that another user's sign-in stays. */
  readonly clear: (token?: string) => void;
}

/** Where a browser keeps authentication. */
export function createAuthStorage(local: SafeStorage, session: SafeStorage): AuthStorage {
  const holder = () => (session.getItem(TOKEN) ? session : local);
  return {
    read: () => {
      const token = holder().getItem(TOKEN);
      if (!token) return undefined;
      return { token, isPersistent: holder() === local, identity: parseIdentity(holder().getItem(IDENTITY)) };
    },
    writeToken: (token, remember) => {
      const [chosen, other] = remember ? [local, session] : [session, local];
      removeToken(other);
      chosen.removeItem(IDENTITY);
      // Not removed before: another tab would take that for a sign-out. Where nothing fits, a reload must not find the older one.
      if (chosen.setItem(TOKEN, token)) return;
      chosen.removeItem(TOKEN);
      chosen.setItem(TOKEN, token);
    },
    writeIdentity: (identity) => holder().setItem(IDENTITY, JSON.stringify(identity)),
    readEmail: () => local.getItem(EMAIL) ?? undefined,
    writeEmail: (email) => local.setItem(EMAIL, email),
    forgetUser: (userId) => {
      if (parseIdentity(local.getItem(IDENTITY))?.userId === userId) removeToken(local);
    },
    clear: (token) => {
      const isForeign = token !== undefined && ![null, token].includes(local.getItem(TOKEN));
      removeToken(session);
      if (isForeign) return;
      removeToken(local);
      local.removeItem(EMAIL);
    },
  };
}

function removeToken(storage: SafeStorage): void {
  storage.removeItem(TOKEN);
  storage.removeItem(IDENTITY);
}

function parseIdentity(text: string | null): StoredIdentity | undefined {
  if (text === null) return undefined;
  try {
    const result = v.safeParse(identitySchema, JSON.parse(text));
    return result.success ? result.output : undefined;
  } catch {
    return undefined;
  }
}
