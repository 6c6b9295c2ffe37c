import { type ApiClient, query } from '@careline/shared/api';
import { type AskedDays, fetchStatistics } from './statistics-calls';

/** The calls of one forwarding number; with a range those of its days alone, where the server takes one. */
export function statisticsQuery(api: ApiClient, userId: string, numberId: string, range?: AskedDays) {
  const days = range && `${range.from}/${range.to}`;
  return query(['statistics', userId, numberId, days], () => fetchStatistics(api, userId, numberId, range));
}
