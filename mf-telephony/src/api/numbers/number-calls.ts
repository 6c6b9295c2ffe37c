import { type ApiClient, type ApiContext, apiPath, callAndRead, changeCached, queryKeys } from '@careline/shared/api';
import { type ForwardingNumber, readPhoneNumber } from '@careline/shared/lists';
import { type AvailableNumber, readAvailableNumbers } from './available-number';
import { numberKeys } from './number-keys';
import { type NumberPurchase, type NumberSearch, purchaseBody, searchBody } from './number-requests';

const PHONES = '/api/v1/twilio/phones';

/**
 * GET /api/v1/twilio/phones/{userId}/{numberId}; no screen uses it (R201). Throws ApiError.
 *
 * @public R201 names the call; no page of today asks for one number.
 */
export function fetchForwardingNumber(api: ApiClient, userId: string, numberId: string): Promise<ForwardingNumber> {
  return callAndRead(
    api,
    { method: 'GET', path: apiPath`/api/v1/twilio/phones/${userId}/${numberId}`, defaultError: 'searchNumbers' },
    readPhoneNumber,
  );
}

/** POST /api/v1/twilio/phones, a search: numbers that can be bought, recycled ones too where wanted. Throws ApiError. */
export function searchNumbers(
  api: ApiClient,
  search: NumberSearch,
  signal?: AbortSignal,
): Promise<readonly AvailableNumber[]> {
  return callAndRead(
    api,
    { method: 'POST', path: PHONES, body: searchBody(search), signal, defaultError: 'searchNumbers' },
    readAvailableNumbers,
  );
}

export interface PurchasedNumber {
  /** Undefined where the server does not tell it. */
  readonly id: string | undefined;
  readonly phone_number: string;
  readonly was_recycled: boolean;
  /** In the currency of the configured prices; undefined where the server does not tell it. */
  readonly cost_savings: number | undefined;
}

/** POST /api/v1/twilio/phones, a purchase for the user; sent once, never repeated. Throws ApiError. */
export async function purchaseNumber(context: ApiContext, purchase: NumberPurchase): Promise<PurchasedNumber> {
  const { queries } = context;
  const bought = readPhoneNumber(await sendPurchase(context, purchase));
  if (bought) {
    await changeCached<readonly ForwardingNumber[]>(queries, queryKeys.forwardingNumbers, (numbers) => [
      ...numbers.filter((number) => number.id !== bought.id),
      bought,
    ]);
  } else {
    await queries.refetchQueries({ queryKey: queryKeys.forwardingNumbers });
  }
  return {
    id: bought?.id,
    phone_number: bought?.phone_number ?? purchase.phone_number,
    was_recycled: bought?.was_recycled ?? purchase.recycle ?? false,
    cost_savings: bought?.cost_savings,
  };
}

/** Also after a failure: a purchase whose answer is lost may have happened. */
async function sendPurchase(context: ApiContext, purchase: NumberPurchase): Promise<unknown> {
  const body = purchaseBody(purchase);
  try {
    return await context.api.request({
      method: 'POST',
      path: PHONES,
      body,
      defaultError: 'mf-telephony:errors.purchaseNumber',
    });
  } finally {
    staleInventory(context);
  }
}

/** What a professional may change of a number. */
export interface NumberUpdate {
  readonly friendly_name?: string;
  readonly purpose?: string;
  readonly forward_to_number?: string;
}

/** PUT …/{userId}/{numberId}; the answer, or else the changes, go into the cache. Throws ApiError. */
export async function updateNumber(
  { api, queries }: ApiContext,
  userId: string,
  numberId: string,
  changes: NumberUpdate,
): Promise<void> {
  const path = apiPath`/api/v1/twilio/phones/${userId}/${numberId}`;
  const saved = readPhoneNumber(
    await api.request({ method: 'PUT', path, body: changes, defaultError: 'mf-telephony:errors.updateNumber' }),
  );
  await changeCached<readonly ForwardingNumber[]>(queries, queryKeys.forwardingNumbers, (numbers) =>
    numbers.map((number) => (number.id === numberId ? (saved ?? { ...number, ...changes }) : number)),
  );
}

/** DELETE …/{userId}/{numberId}. Throws ApiError. */
export async function deleteNumber(context: ApiContext, userId: string, numberId: string): Promise<void> {
  const path = apiPath`/api/v1/twilio/phones/${userId}/${numberId}`;
  try {
    await context.api.request({ method: 'DELETE', path, defaultError: 'mf-telephony:errors.deleteNumber' });
  } finally {
    // Also after a failure: a deletion whose answer is lost may have happened.
    staleInventory(context);
  }
  await changeCached<readonly ForwardingNumber[]>(context.queries, queryKeys.forwardingNumbers, (numbers) =>
    numbers.filter((number) => number.id !== numberId),
  );
}

/** Buying takes from the stock of recycled numbers, deleting adds to it. */
function staleInventory({ queries }: ApiContext): void {
  void queries.invalidateQueries({ queryKey: numberKeys.audit });
  void queries.invalidateQueries({ queryKey: numberKeys.recycling });
}
