import { callAndRead } from '../call';
import type { ApiClient } from '../client';
import { apiPath } from '../request-path';
import { type ForwardingNumber, readPhoneNumber, readPhoneNumbers } from './forwarding-number';

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

/** GET /api/v1/twilio/phones/{userId}/{numberId}. Throws ApiError. */
export function fetchForwardingNumber(api: ApiClient, userId: string, numberId: string): Promise<ForwardingNumber> {
  return callAndRead(
    api,
    { method: 'GET', path: apiPath`/api/v1/twilio/phones/${userId}/${numberId}`, defaultError: 'searchNumbers' },
    readPhoneNumber,
  );
}
