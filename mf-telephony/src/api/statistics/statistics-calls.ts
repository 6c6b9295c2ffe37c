import { type ApiClient, apiPath, callAndRead } from '@careline/shared/api';
import { type CallStatistics, readStatistics } from './call-statistics';

/** From one day to another as YYYY-MM-DD, both counted. */
export interface AskedDays {
  readonly from: string;
  readonly to: string;
}

/** GET …/{userId}/{numberId}/statistics; without a range of what the server takes for all. Throws ApiError. */
export function fetchStatistics(
  api: ApiClient,
  userId: string,
  numberId: string,
  range?: AskedDays,
): Promise<CallStatistics> {
  return callAndRead(
    api,
    {
      method: 'GET',
      path: apiPath`/api/v1/twilio/phones/${userId}/${numberId}/statistics`,
      query: { date_from: range?.from, date_to: range?.to },
      defaultError: 'mf-telephony:errors.fetchStatistics',
    },
    readStatistics,
  );
}
