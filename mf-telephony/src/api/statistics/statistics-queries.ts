import { type ApiClient, query } from '@careline/shared/api';
import { fetchStatistics } from './statistics-calls';

/** The calls of one forwarding number. */
export function statisticsQuery(api: ApiClient, userId: string, numberId: string) {
  return query(['statistics', userId, numberId], () => fetchStatistics(api, userId, numberId));
}
