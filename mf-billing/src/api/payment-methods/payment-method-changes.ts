import { type ChangeContext, withLookUp } from '@careline/shared';
import { fetchFresh, type PaymentMethod, paymentMethodsQuery } from '@careline/shared/api';
import {
  createPaymentMethod,
  deletePaymentMethod,
  makePaymentMethodDefault,
  type PaymentMethodInput,
} from './payment-method-calls';

// The one place that tells of changed cards: pages change them by these functions alone. Each throws an Error whose message is for people.

/** Keeps a new card. A repeated one is looked for first: by another `is_default` it is another intent, and would be stored twice. */
export async function addCard(
  context: ChangeContext,
  input: PaymentMethodInput,
  isRepeated = false,
): Promise<PaymentMethod> {
  const find = async () =>
    (await askAgain(context)).find((saved) => saved.stripe_payment_method_id === input.stripe_payment_method_id);
  const stored = isRepeated ? await find() : undefined;
  if (stored && input.is_default && !stored.is_default) await makeCardDefault(context, stored);
  const create = () => createPaymentMethod(context, input);
  const card = stored ?? (await withLookUp(create, { find, text: context.i18n.t }));
  tell(context, card.id, 'created');
  return card;
}

/** Makes a card the one that pays: the mark moves at once, and moves back when the server refuses. */
export async function makeCardDefault(context: ChangeContext, card: PaymentMethod): Promise<void> {
  const { api, queries } = context;
  const { queryKey } = paymentMethodsQuery(api);
  await queries.cancelQueries({ queryKey });
  const payer = queries.getQueryData(queryKey)?.find(({ is_default }) => is_default);
  // The mark alone, within the list that is there: it may have changed meanwhile, or gone with the session.
  const moveMark = (to: string | undefined) =>
    queries.setQueryData(queryKey, (list) => list?.map((one) => ({ ...one, is_default: one.id === to })));
  moveMark(card.id);
  try {
    await withLookUp(() => makePaymentMethodDefault(context, card.id), {
      find: async () => (await askAgain(context)).find(({ id, is_default }) => id === card.id && is_default),
      text: context.i18n.t,
    });
  } catch (error) {
    moveMark(payer?.id);
    showWhatIsThere(context);
    throw error;
  }
  tell(context, card.id, 'updated');
}

export async function removeCard(context: ChangeContext, { id }: PaymentMethod): Promise<void> {
  try {
    await withLookUp(() => deletePaymentMethod(context, id).then(() => true), {
      find: async () => ((await askAgain(context)).some((card) => card.id === id) ? undefined : true),
      text: context.i18n.t,
    });
  } catch (error) {
    showWhatIsThere(context);
    throw error;
  }
  tell(context, id, 'deleted');
}

function askAgain(context: ChangeContext): Promise<readonly PaymentMethod[]> {
  return fetchFresh(context, paymentMethodsQuery(context.api));
}

/** After a refusal: another tab may have changed the cards. */
function showWhatIsThere({ api, queries }: ChangeContext): void {
  void queries.invalidateQueries({ queryKey: paymentMethodsQuery(api).queryKey });
}

function tell({ events }: ChangeContext, id: string, change: 'created' | 'updated' | 'deleted'): void {
  events.emit('payment-method.changed', { id, change });
}
