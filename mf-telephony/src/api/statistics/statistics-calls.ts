import { type ApiClient, apiPath, callAndRead } from '@careline/shared/api';
import { type CallStatistics, readStatistics } from './call-statistics';

/** GET …/{userId}/{numberId}/statistics. Throws ApiError. */
export function fetchStatistics(api: ApiClient, userId: string, numberId: string): Promise<CallStatistics> {
  return callAndRead(
    api,
    {
      method: 'GET',
      path: apiPath`/api/v1/twilio/phones/${userId}/${numberId}/statistics`,
      defaultError: 'mf-telephony:errors.fetchStatistics',
    },
    readStatistics,
  );
}
