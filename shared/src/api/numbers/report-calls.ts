import { callAndRead } from '../call';
import type { ApiClient } from '../client';
import { apiPath } from '../request-path';
import { type CallStatistics, readStatistics } from './call-statistics';
import { type Audit, type RecyclingStatistics, readAudit, readRecyclingStatistics } from './recycling';

/** GET …/{userId}/{numberId}/statistics. Throws ApiError. */
export function fetchStatistics(api: ApiClient, userId: string, numberId: string): Promise<CallStatistics> {
  return callAndRead(
    api,
    {
      method: 'GET',
      path: apiPath`/api/v1/twilio/phones/${userId}/${numberId}/statistics`,
      defaultError: 'fetchStatistics',
    },
    readStatistics,
  );
}

/** GET /api/v1/twilio/audit; anybody signed in may (specification.md §6). Throws ApiError. */
export function fetchAudit(api: ApiClient): Promise<Audit> {
  return callAndRead(api, { method: 'GET', path: '/api/v1/twilio/audit', defaultError: 'runAudit' }, readAudit);
}

/** GET /api/v1/twilio/recycling/stats; anybody signed in may (specification.md §6). Throws ApiError. */
export function fetchRecyclingStatistics(api: ApiClient): Promise<RecyclingStatistics> {
  return callAndRead(
    api,
    { method: 'GET', path: '/api/v1/twilio/recycling/stats', defaultError: 'fetchRecycling' },
    readRecyclingStatistics,
  );
}
