import { type ChangeContext, inOneTab, withLookUp } from '@careline/shared';
import { ApiError, fetchFresh, forwardingNumbersQuery } from '@careline/shared/api';
import type { ForwardingNumber } from '@careline/shared/lists';
import type { AvailableNumber } from './available-number';
import { deleteNumber, type NumberUpdate, type PurchasedNumber, purchaseNumber, updateNumber } from './number-calls';
import { numberKeys } from './number-keys';
import { isSamePhone } from './phone-text';

// The one place that tells of changed numbers: pages change them by these functions alone. Each throws an Error whose message is for people.

/** What is known of a number once it is bought; from the list where the answer of the purchase was lost. */
export type BoughtNumber = PurchasedNumber | ForwardingNumber;

/** Buys a number, once in all tabs; `owned` where the professional has it already, and nothing is bought. */
export async function buyNumber(
  context: ChangeContext,
  userId: string | undefined,
  candidate: AvailableNumber,
  forwardTo: string,
): Promise<BoughtNumber | 'owned'> {
  const phone = candidate.phone_number;
  const isIt = ({ phone_number }: ForwardingNumber) => isSamePhone(phone_number, phone);
  const find = async () => (await askAgain(context, userId)).find(isIt);
  const { queryKey } = forwardingNumbersQuery(context.api, userId);
  const isKnown = context.queries.getQueryData(queryKey)?.some(isIt) ?? false;

  async function buyOnce(): Promise<BoughtNumber | 'owned'> {
    // A failed look must not forbid the purchase; the server sells a number once.
    const owned = await find().catch(() => undefined);
    if (owned) {
      // Bought in another tab, which has told nobody here.
      if (!isKnown) tell(context, owned.id, 'purchased', candidate.price);
      return 'owned';
    }
    const purchase = { phone_number: phone, forward_to_number: forwardTo, recycle: candidate.recycled };
    return withLookUp<BoughtNumber>(() => purchaseNumber(context, purchase), { find, text: context.i18n.t });
  }

  try {
    const bought = await inOneTab(`number.${phone}`, buyOnce);
    if (bought !== 'owned') tell(context, bought.id ?? phone, 'purchased', candidate.price);
    return bought;
  } catch (error) {
    // What somebody else has taken must not be offered again.
    if (error instanceof ApiError && (error.status === 404 || error.status === 409))
      void context.queries.invalidateQueries({ queryKey: numberKeys.search });
    context.events.emit('number.purchase-failed', { phoneNumber: phone });
    throw error;
  }
}

/** Changes a number of one's own. */
export async function changeNumber(
  context: ChangeContext,
  userId: string | undefined,
  id: string,
  update: NumberUpdate,
): Promise<void> {
  await withLookUp(() => updateNumber(context, userId ?? '', id, update).then(() => true), {
    find: async () =>
      (await askAgain(context, userId)).some((one) => one.id === id && hasUpdate(one, update)) || undefined,
    text: context.i18n.t,
  });
  tell(context, id, 'updated');
}

/** Gives a number of one's own back. */
export async function removeNumber(context: ChangeContext, userId: string | undefined, id: string): Promise<void> {
  await withLookUp(() => deleteNumber(context, userId ?? '', id).then(() => true), {
    find: async () => ((await askAgain(context, userId)).some((one) => one.id === id) ? undefined : true),
    text: context.i18n.t,
  });
  // The number is on offer again, as a recycled one.
  void context.queries.invalidateQueries({ queryKey: numberKeys.search });
  tell(context, id, 'deleted');
}

/**
 * Shows what is there after a change of a number that failed. Who has deleted that number, another tab or another device, may have told nobody
 * here.
 */
export async function lookAgain(context: ChangeContext, userId: string | undefined, id: string): Promise<void> {
  const { queryKey } = forwardingNumbersQuery(context.api, userId);
  await context.queries.invalidateQueries({ queryKey });
  const isGone = context.queries.getQueryData(queryKey)?.every((one) => one.id !== id) ?? false;
  if (isGone) tell(context, id, 'deleted');
}

function askAgain(context: ChangeContext, userId: string | undefined): Promise<readonly ForwardingNumber[]> {
  return fetchFresh(context, forwardingNumbersQuery(context.api, userId));
}

/** Whether `number` has all that `update` asked for. */
function hasUpdate(number: ForwardingNumber, update: NumberUpdate): boolean {
  const { friendly_name, purpose, forward_to_number = '' } = { ...number, ...update };
  return (
    number.friendly_name === friendly_name &&
    (number.purpose ?? '') === (purpose ?? '') &&
    isSamePhone(number.forward_to_number ?? '', forward_to_number)
  );
}

function tell(
  { events }: ChangeContext,
  id: string,
  change: 'purchased' | 'updated' | 'deleted',
  price?: number,
): void {
  events.emit('number.changed', { id, change, ...(price !== undefined && { price }) });
}
