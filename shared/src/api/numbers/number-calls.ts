import { callAndRead } from '../call';
import type { ApiClient } from '../client';
import { apiPath } from '../request-path';
import { type ForwardingNumber, readPhoneNumbers } from './forwarding-number';

/** GET /api/v1/twilio/phones/{userId}. Throws ApiError, `userNotAuthenticated` without a call where nobody is signed in. */
export async function fetchForwardingNumbers(
  api: ApiClient,
  userId: string | undefined,
): Promise<readonly ForwardingNumber[]> {
  if (!userId) throw api.error('userNotAuthenticated');
  return callAndRead(
    api,
    { method: 'GET', path: apiPath`/api/v1/twilio/phones/${userId}`, defaultError: 'searchNumbers' },
    readPhoneNumbers,
  );
}
