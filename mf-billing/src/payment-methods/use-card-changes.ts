import { useAnnounceFailure, useNotice, useOneAtATime, usePlatform } from '@careline/shared';
import type { PaymentMethod } from '@careline/shared/api';
import { makeCardDefault, removeCard } from '../api/payment-methods/payment-method-changes';
import { collectOwed } from '../api/subscriptions/subscription-changes';

/** What can be done with saved cards, each with its notice. */
export function useCardChanges() {
  const platform = usePlatform();
  const tell = useNotice();
  const { running, run } = useOneAtATime();
  const announceFailure = useAnnounceFailure();

  function announce(title: string): void {
    tell({ title, color: 'success' });
  }

  /** Another card pays from now on: what is owed is charged to it, which may be refused although the card is kept. */
  async function announcePayer(title: string): Promise<void> {
    announce(title);
    const left = await collectOwed(platform);
    if (left === 'nothing') return;
    const said = left === 'owed' ? 'stillOwed' : 'maybeOwed';
    tell({ title: `cards.${said}.title`, description: `cards.${said}.text`, color: 'warning' });
  }

  async function makeDefault(card: PaymentMethod): Promise<void> {
    try {
      await makeCardDefault(platform, card);
    } catch (error) {
      announceFailure('api.payment.update_failed', error);
      return;
    }
    await announcePayer('api.payment.updated');
  }

  async function remove(card: PaymentMethod, onRemoved: () => void): Promise<void> {
    try {
      await removeCard(platform, card);
    } catch (error) {
      announceFailure('api.payment.deletion_failed', error);
      return;
    }
    announce('api.payment.deleted');
    onRemoved();
  }

  return {
    /** `default:<id>` or `remove:<id>` while that is under way. */
    running,
    announceAdded: async (isDefault: boolean) =>
      isDefault ? announcePayer('api.payment.added') : announce('api.payment.added'),
    makeDefault: (card: PaymentMethod) => run(`default:${card.id}`, () => makeDefault(card)),
    remove: (card: PaymentMethod, onRemoved: () => void) => run(`remove:${card.id}`, () => remove(card, onRemoved)),
  };
}
