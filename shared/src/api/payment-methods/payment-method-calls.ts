import { callAndRead } from '../call';
import type { ApiClient } from '../client';
import { type PaymentMethod, readPaymentMethods } from './payment-method';

/** GET /api/v1/payment-methods. Throws ApiError. */
export function fetchPaymentMethods(api: ApiClient): Promise<readonly PaymentMethod[]> {
  return callAndRead(
    api,
    { method: 'GET', path: '/api/v1/payment-methods', defaultError: 'fetchPaymentMethods' },
    readPaymentMethods,
  );
}
