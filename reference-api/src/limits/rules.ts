import type { Rule } from './limiter';

/** How much one network, one account and one user may try; each falls back to its default. */
export type Limits = {
  /** Sign-ins that fail, and registrations, from one network in a minute; default 30. */
  signIns?: number | undefined;
  /** Sign-ins to one account that fail before each further one has to wait, twice as long each time; default 10. */
  accountFailures?: number | undefined;
  /** Calls of one user that change something, in a minute; default 300. */
  writes?: number | undefined;
  /** Requests that are worked on at once; default 100. */
  atOnce?: number | undefined;
};

export type Rules = Readonly<Record<'signIn' | 'registration' | 'account' | 'knownAccount' | 'known' | 'write', Rule>>;

export function rulesFrom({ signIns = 30, accountFailures = 10, writes = 300 }: Limits): Rules {
  const account = { name: 'account', max: accountFailures, window: 15 * 60, firstDelay: 30 };
  return {
    signIn: { name: 'sign-in', max: signIns, window: 60 },
    registration: { name: 'registration', max: signIns, window: 60 },
    account,
    knownAccount: { ...account, name: 'known-account' },
    known: { name: 'known', max: 1, window: 30 * 24 * 60 * 60 },
    write: { name: 'write', max: writes, window: 60 },
  };
}

/** WRITE_LIMIT, where it is set. Throws when it is no number. */
export function limitsFrom({ WRITE_LIMIT }: NodeJS.ProcessEnv): Limits {
  if (!WRITE_LIMIT) return {};
  if (/^[1-9]\d{0,8}$/.test(WRITE_LIMIT)) return { writes: Number(WRITE_LIMIT) };
  throw new Error(`WRITE_LIMIT is "${WRITE_LIMIT}": how many changes one user may make in a minute was expected.`);
}
