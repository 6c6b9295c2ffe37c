/** Client response cache time-to-live, in ms (R167). */
export const CACHE_TTL_MS = 60_000;
