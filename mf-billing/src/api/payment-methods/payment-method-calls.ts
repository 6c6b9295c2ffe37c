import {
  type ApiContext,
  apiPath,
  callAndRead,
  changeCached,
  type PaymentMethod,
  queryKeys,
  upsertUnique,
} from '@careline/shared/api';
import { readPaymentMethod } from '@careline/shared/lists';

const PAYMENT_METHODS = '/api/v1/payment-methods';

/** The body of POST /api/v1/payment-methods (PC1). */
export interface PaymentMethodInput {
  readonly type: string;
  readonly last_four: string;
  readonly brand: string;
  readonly exp_month: number;
  readonly exp_year: number;
  readonly stripe_payment_method_id: string;
  readonly is_default: boolean;
}

/** Only one method is the default (R109): also one that was asked to be and is answered as the card provider's own object, which does not say it. */
function keep(
  queries: ApiContext['queries'],
  saved: PaymentMethod,
  { is_default = false }: Partial<PaymentMethodInput>,
): Promise<void> {
  const kept = { ...saved, is_default: saved.is_default || is_default };
  return changeCached<readonly PaymentMethod[]>(queries, queryKeys.paymentMethods, (list) =>
    upsertUnique(list, kept, 'is_default'),
  );
}

/** POST /api/v1/payment-methods: keeps a card that the card provider knows; a default one takes the mark from the others. Throws ApiError. */
export async function createPaymentMethod(
  { api, queries }: ApiContext,
  input: PaymentMethodInput,
): Promise<PaymentMethod> {
  const saved = await callAndRead(
    api,
    { method: 'POST', path: PAYMENT_METHODS, body: input, defaultError: 'mf-billing:errors.createPaymentMethod' },
    readPaymentMethod,
    'mf-billing:errors.noPaymentMethodData',
  );
  await keep(queries, saved, input);
  return saved;
}

/**
 * PUT /api/v1/payment-methods/{id}: changes a payment method; a default one takes the mark from the others. Throws ApiError.
 *
 * @public R191 names the call; pages only make a card the default.
 */
export async function updatePaymentMethod(
  { api, queries }: ApiContext,
  id: string,
  changes: Partial<PaymentMethodInput>,
): Promise<PaymentMethod> {
  const saved = await callAndRead(
    api,
    {
      method: 'PUT',
      path: apiPath`/api/v1/payment-methods/${id}`,
      body: changes,
      defaultError: 'mf-billing:errors.updatePaymentMethod',
    },
    readPaymentMethod,
    'mf-billing:errors.noPaymentMethodData',
  );
  await keep(queries, saved, changes);
  return saved;
}

/** The same PUT with `is_default` true and nothing else. Throws ApiError. */
export function makePaymentMethodDefault(context: ApiContext, id: string): Promise<PaymentMethod> {
  return updatePaymentMethod(context, id, { is_default: true });
}

/** DELETE /api/v1/payment-methods/{id}. Throws ApiError. */
export async function deletePaymentMethod({ api, queries }: ApiContext, id: string): Promise<void> {
  await api.request({
    method: 'DELETE',
    path: apiPath`/api/v1/payment-methods/${id}`,
    defaultError: 'mf-billing:errors.deletePaymentMethod',
  });
  await changeCached<readonly PaymentMethod[]>(queries, queryKeys.paymentMethods, (list) =>
    list.filter((method) => method.id !== id),
  );
}
