import { type ApiClient, callAndRead } from '@careline/shared/api';
import { type Audit, type RecyclingStatistics, readAudit, readRecyclingStatistics } from './recycling';

/** GET /api/v1/twilio/audit; anybody signed in may (R159). Throws ApiError. */
export function fetchAudit(api: ApiClient): Promise<Audit> {
  return callAndRead(
    api,
    { method: 'GET', path: '/api/v1/twilio/audit', defaultError: 'mf-telephony:errors.runAudit' },
    readAudit,
  );
}

/** GET /api/v1/twilio/recycling/stats; anybody signed in may (R159). Throws ApiError. */
export function fetchRecyclingStatistics(api: ApiClient): Promise<RecyclingStatistics> {
  return callAndRead(
    api,
    { method: 'GET', path: '/api/v1/twilio/recycling/stats', defaultError: 'mf-telephony:errors.fetchRecycling' },
    readRecyclingStatistics,
  );
}
