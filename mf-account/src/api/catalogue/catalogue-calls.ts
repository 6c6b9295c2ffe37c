import { type ApiClient, callAndRead, readList } from '@careline/shared/api';
import { type CatalogueItem, readCatalogueItem } from '@careline/shared/lists';

const SKILLS_LIMIT = 1000;
const CONDITIONS_LIMIT = 3000;
/** In ms; takes the place of the 30 s time-out (R179, R180, PL7). */
const CATALOGUE_TIMEOUT_MS = 10_000;

/** Reads `skills`; undefined where the answer is no list. */
function readSkills(data: unknown): readonly CatalogueItem[] | undefined {
  return readList(data, ['skills'], readCatalogueItem, 'skills');
}

/** Reads `conditions`; undefined where the answer is no list. */
export function readConditions(data: unknown): readonly CatalogueItem[] | undefined {
  return readList(data, ['conditions'], readCatalogueItem, 'conditions');
}

/** GET /skills?limit=1000. Throws ApiError. */
export function fetchSkills(api: ApiClient): Promise<readonly CatalogueItem[]> {
  return callAndRead(
    api,
    {
      method: 'GET',
      path: '/skills',
      query: { limit: SKILLS_LIMIT },
      timeoutMs: CATALOGUE_TIMEOUT_MS,
      defaultError: 'mf-account:errors.fetchSkills',
    },
    readSkills,
  );
}

/** GET /conditions?limit=3000. Throws ApiError. */
export function fetchConditions(api: ApiClient): Promise<readonly CatalogueItem[]> {
  return callAndRead(
    api,
    {
      method: 'GET',
      path: '/conditions',
      query: { limit: CONDITIONS_LIMIT },
      timeoutMs: CATALOGUE_TIMEOUT_MS,
      defaultError: 'mf-account:errors.fetchConditions',
    },
    readConditions,
  );
}
