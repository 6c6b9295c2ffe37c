import { useAnnounceFailure, useOneAtATime, usePlatform, useTexts } from '@careline/shared';
import type { PaymentMethod } from '@careline/shared/api';
import { makeCardDefault, removeCard } from '../api/payment-methods/payment-method-changes';
import { collectOwed } from '../api/subscriptions/subscription-changes';

/** What can be done with saved cards, each with its notice. */
export function useCardChanges() {
  const platform = usePlatform();
  const { t } = useTexts();
  const { running, run } = useOneAtATime();
  const announceFailure = useAnnounceFailure();

  function announce(title: string): void {
    platform.toasts.add({ title, color: 'success' });
  }

  /** Another card pays from now on. */
  async function announcePayer(title: string): Promise<void> {
    announce(title);
    await collectOwed(platform);
  }

  async function makeDefault(card: PaymentMethod): Promise<void> {
    try {
      await makeCardDefault(platform, card);
    } catch (error) {
      announceFailure(t('api.payment.update_failed'), error);
      return;
    }
    await announcePayer(t('api.payment.updated'));
  }

  async function remove(card: PaymentMethod): Promise<void> {
    try {
      await removeCard(platform, card);
    } catch (error) {
      announceFailure(t('api.payment.deletion_failed'), error);
      return;
    }
    announce(t('api.payment.deleted'));
  }

  return {
    /** `default:<id>` or `remove:<id>` while that is under way. */
    running,
    announceAdded: () => announcePayer(t('api.payment.added')),
    makeDefault: (card: PaymentMethod) => run(`default:${card.id}`, () => makeDefault(card)),
    remove: (card: PaymentMethod) => run(`remove:${card.id}`, () => remove(card)),
  };
}
