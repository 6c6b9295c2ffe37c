import type { Platform } from '../platform/platform';

/** What a change of a resource needs: the call, the cache whose rules it keeps, the bus that tells of it, and words for an outcome looked up. */
export type ChangeContext = Pick<Platform, 'api' | 'queries' | 'events' | 'i18n'>;
