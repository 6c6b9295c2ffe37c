import { callAndRead } from '../call';
import type { ApiClient } from '../client';
import { type Address, readAddresses } from './address';

/** GET /professionals/profile/addresses. Throws ApiError. */
export function fetchAddresses(api: ApiClient): Promise<readonly Address[]> {
  return callAndRead(
    api,
    { method: 'GET', path: '/professionals/profile/addresses', defaultError: 'fetchAddresses' },
    readAddresses,
  );
}
