import { type ApiClient, query } from '@careline/shared/api';
import { searchNumbers } from './number-calls';
import { numberKeys } from './number-keys';
import type { NumberSearch } from './number-requests';
import { fetchAudit, fetchRecyclingStatistics } from './recycling-calls';

/** Numbers that can be bought; a search, although it is posted. It alone hands on its abort signal: only the last one counts. */
export function numberSearchQuery(api: ApiClient, search: NumberSearch) {
  return query([...numberKeys.search, search], ({ signal }) => searchNumbers(api, search, signal));
}

/** What both are stale after when another tab has done it (shared/src/host/cross-tab.ts). */
const afterOtherTabs = { meta: { staleAfter: ['number.changed'] } };

/** How many numbers there are, and what reuse could save. */
export function auditQuery(api: ApiClient) {
  return { ...query(numberKeys.audit, () => fetchAudit(api)), ...afterOtherTabs };
}

/** What reuse of numbers has saved. */
export function recyclingQuery(api: ApiClient) {
  return { ...query(numberKeys.recycling, () => fetchRecyclingStatistics(api)), ...afterOtherTabs };
}
