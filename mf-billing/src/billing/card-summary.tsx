import { usePlatform, useQuery, useTexts } from '@careline/shared';
import { type PaymentMethod, paymentMethodsQuery } from '@careline/shared/api';
import { cardName, payingCard } from '@careline/shared/lists';
import { Alert, Card, Inline, LinkButton, QueryView, SkeletonText, Stack, Text } from '@careline/shared/ui';
import { paths } from '../paths';
import { cardExpiry, expiryText } from '../payment-methods/card-expiry';

/** The card that pays, whether it will do so for long, and the way to all cards. */
export function CardSummary() {
  const { api } = usePlatform();
  const { t } = useTexts();
  const cards = useQuery(paymentMethodsQuery(api));
  return (
    <Card title={t('pages.paymentMethods')}>
      <QueryView query={cards} loading={<SkeletonText lines={2} />} errorTitle={t('cards.loadError')}>
        {(list) => (
          <Stack gap={3}>
            <PayingCard card={payingCard(list)} hasCards={list.length > 0} />
            <Inline>
              <LinkButton href={paths.paymentMethods}>
                {t(list.length === 0 ? 'cards.add' : 'billing.toCards')}
              </LinkButton>
            </Inline>
          </Stack>
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
      <Stack gap={1}>
        <p>{cardName(card, t('cards.card'))}</p>
        {expires === undefined ? null : (
          <Text tone="muted" size="small" figures>
            {t('cards.expires', { date: expires })}
          </Text>
        )}
      </Stack>
      {expiry === 'valid' ? null : (
        <Alert tone="warning">{t(expiry === 'expired' ? 'billing.cardExpired' : 'billing.cardExpiresSoon')}</Alert>
      )}
    </>
  );
}
