import type { Limits } from '../limits/rules';

/** For tests that are about something else, and all come from one address. */
export const unlimited: Limits = { signIns: 1_000_000, accountFailures: 1_000_000, writes: 1_000_000 };
