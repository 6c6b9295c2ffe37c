import { errorMessage, useOneAtATime, usePlatform, useTexts, withLookUp } from '@careline/shared';
import { type PaymentMethod, paymentMethodsQuery } from '@careline/shared/api';
import {
  applyDefault,
  deletePaymentMethod,
  makePaymentMethodDefault,
} from '../api/payment-methods/payment-method-calls';
import { collectOwed } from './collect-owed';

type Change = 'created' | 'updated' | 'deleted';
const titles = {
  created: 'api.payment.added',
  updated: 'api.payment.updated',
  deleted: 'api.payment.deleted',
} as const;

/** What can be done with saved cards, each with its notice; `onChanged` follows every success. */
export function useCardChanges(onChanged?: () => void) {
  const platform = usePlatform();
  const { t } = useTexts();
  const { running, run } = useOneAtATime();
  const { api, queries, toasts, events } = platform;
  const cards = paymentMethodsQuery(api);

  async function announce(id: string, change: Change): Promise<void> {
    toasts.add({ title: t(titles[change]), color: 'success' });
    events.emit('payment-method.changed', { id, change });
    if (change !== 'deleted') await collectOwed(platform);
    onChanged?.();
  }

  function refuse(error: unknown, title: 'api.payment.update_failed' | 'api.payment.deletion_failed'): void {
    toasts.add({ title: t(title), description: errorMessage(error), color: 'error' });
    // Another tab may have changed the cards: show what is there.
    void queries.invalidateQueries({ queryKey: cards.queryKey });
  }

  const refreshed = () => queries.fetchQuery({ ...cards, staleTime: 0 });

  /** The badge moves at once, and moves back when the server refuses. */
  async function setDefault(card: PaymentMethod): Promise<void> {
    await queries.cancelQueries({ queryKey: cards.queryKey });
    const before = queries.getQueryData(cards.queryKey);
    queries.setQueryData(cards.queryKey, (list) => list && applyDefault(list, { ...card, is_default: true }));
    try {
      await withLookUp(() => makePaymentMethodDefault(platform, card.id), {
        find: async () => (await refreshed()).find(({ id, is_default }) => id === card.id && is_default),
        text: t,
      });
    } catch (error) {
      queries.setQueryData(cards.queryKey, before);
      refuse(error, 'api.payment.update_failed');
      return;
    }
    await announce(card.id, 'updated');
  }

  async function deleteCard(card: PaymentMethod): Promise<void> {
    try {
      await withLookUp(() => deletePaymentMethod(platform, card.id).then(() => true), {
        find: async () => ((await refreshed()).some(({ id }) => id === card.id) ? undefined : true),
        text: t,
      });
    } catch (error) {
      refuse(error, 'api.payment.deletion_failed');
      return;
    }
    await announce(card.id, 'deleted');
  }

  return {
    /** `default:<id>` or `remove:<id>` while that is under way. */
    running,
    announceAdded: (card: PaymentMethod) => announce(card.id, 'created'),
    makeDefault: (card: PaymentMethod) => run(`default:${card.id}`, () => setDefault(card)),
    remove: (card: PaymentMethod) => run(`remove:${card.id}`, () => deleteCard(card)),
  };
}
