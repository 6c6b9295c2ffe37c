import { type ApiClient, query } from '@careline/shared/api';
import { type AskedDays, fetchStatistics } from './statistics-calls';

/** What all statistics begin with, whoever's and of whatever days. */
export const statisticsKey = ['statistics'] as const;

/** The calls of one forwarding number; with a range those of its days alone, where the server takes one. */
export function statisticsQuery(api: ApiClient, userId: string, numberId: string, range?: AskedDays) {
  const days = range && `${range.from}/${range.to}`;
  return query([...statisticsKey, userId, numberId, days], () => fetchStatistics(api, userId, numberId, range));
}
