import { type ApiContext, callAndRead } from '../call';
import { changeCached } from '../change-cached';
import type { ApiClient } from '../client';
import { queryKeys } from '../query-keys';
import { apiPath } from '../request-path';
import {
  applyDefault,
  type PaymentMethod,
  type PaymentMethodInput,
  readPaymentMethod,
  readPaymentMethods,
} from './payment-method';

const PAYMENT_METHODS = '/api/v1/payment-methods';

/** GET /api/v1/payment-methods. Throws ApiError. */
export function fetchPaymentMethods(api: ApiClient): Promise<readonly PaymentMethod[]> {
  return callAndRead(
    api,
    { method: 'GET', path: PAYMENT_METHODS, defaultError: 'fetchPaymentMethods' },
    readPaymentMethods,
  );
}

/** Keeps a card that the card provider knows; a default one takes the mark from the others. Throws ApiError. */
export async function createPaymentMethod(
  { api, queries }: ApiContext,
  input: PaymentMethodInput,
): Promise<PaymentMethod> {
  const saved = await callAndRead(
    api,
    { method: 'POST', path: PAYMENT_METHODS, body: input, defaultError: 'createPaymentMethod' },
    readPaymentMethod,
    'noPaymentMethodData',
  );
  await changeCached<readonly PaymentMethod[]>(queries, queryKeys.paymentMethods, (list) => applyDefault(list, saved));
  return saved;
}

/** Changes a payment method; a default one takes the mark from the others. Throws ApiError. */
export async function updatePaymentMethod(
  { api, queries }: ApiContext,
  id: string,
  changes: Partial<PaymentMethodInput>,
): Promise<PaymentMethod> {
  const saved = await callAndRead(
    api,
    { method: 'PUT', path: apiPath`/api/v1/payment-methods/${id}`, body: changes, defaultError: 'updatePaymentMethod' },
    readPaymentMethod,
    'noPaymentMethodData',
  );
  await changeCached<readonly PaymentMethod[]>(queries, queryKeys.paymentMethods, (list) => applyDefault(list, saved));
  return saved;
}

/** Makes a payment method the default one: PUT with `is_default` true and nothing else. Throws ApiError. */
export function makePaymentMethodDefault(context: ApiContext, id: string): Promise<PaymentMethod> {
  return updatePaymentMethod(context, id, { is_default: true });
}

/** Removes a payment method. Throws ApiError. */
export async function deletePaymentMethod({ api, queries }: ApiContext, id: string): Promise<void> {
  await api.request({
    method: 'DELETE',
    path: apiPath`/api/v1/payment-methods/${id}`,
    defaultError: 'deletePaymentMethod',
  });
  await changeCached<readonly PaymentMethod[]>(queries, queryKeys.paymentMethods, (list) =>
    list.filter((method) => method.id !== id),
  );
}
