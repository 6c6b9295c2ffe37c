import { usePlatform, useQuery, useTexts } from '@careline/shared';
import { type PaymentMethod, paymentMethodsQuery } from '@careline/shared/api';
import { Alert, Card, LinkButton, QueryView, SkeletonText } from '@careline/shared/ui';
import { cardExpiry, expiryText } from '../payment-methods/card-expiry';
import { cardName } from '../payment-methods/card-name';
import { payingCard } from '../payment-methods/paying-card';
import styles from './billing.module.css';

/** The card that pays, whether it will do so for long, and the way to all cards. */
export function CardSummary() {
  const { api } = usePlatform();
  const { t } = useTexts();
  const cards = useQuery(paymentMethodsQuery(api));
  return (
    <Card title={t('pages.paymentMethods')}>
      <QueryView query={cards} loading={<SkeletonText lines={2} />} errorTitle={t('cards.loadError')}>
        {(list) => (
          <div className={styles.summary}>
            <PayingCard card={payingCard(list)} hasCards={list.length > 0} />
            <LinkButton href="/dashboard/billing/payment-methods">
              {t(list.length === 0 ? 'cards.add' : 'billing.toCards')}
            </LinkButton>
          </div>
        )}
      </QueryView>
    </Card>
  );
}

function PayingCard({ card, hasCards }: { readonly card: PaymentMethod | undefined; readonly hasCards: boolean }) {
  const { t } = useTexts();
  if (card === undefined) return <p>{t(hasCards ? 'billing.noDefault' : 'cards.empty.text')}</p>;
  const expires = expiryText(card);
  const expiry = cardExpiry(card, new Date());
  return (
    <>
      <p className={styles.card}>{cardName(card, t('cards.card'))}</p>
      {expires === undefined ? null : <p className={styles.expiry}>{t('cards.expires', { date: expires })}</p>}
      {expiry === 'valid' ? null : (
        <Alert tone="warning">{t(expiry === 'expired' ? 'billing.cardExpired' : 'billing.cardExpiresSoon')}</Alert>
      )}
    </>
  );
}
