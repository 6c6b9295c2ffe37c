import { useOneAtATime, usePlatform, useQuery, useTexts } from '@careline/shared';
import {
  needsAttention,
  type PaymentMethod,
  type ProfilePhone,
  paymentMethodsQuery,
  phoneToSubscribe,
  profileQuery,
  type Subscription,
  subscriptionsQuery,
} from '@careline/shared/api';
import { cardName, payingCard } from '@careline/shared/lists';
import { Alert, Card, Exchanged, formatPhone, leadFocus, QueryView, SkeletonText, Stack } from '@careline/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { PaymentMethods } from '../payment-methods/payment-methods';
import { phoneIdOf } from '../phones/subscribed-phones';
import { usePhoneNames } from '../phones/use-phone-names';
import { joinQueries } from './join-queries';
import { MonthlyTotal } from './monthly-total';
import { useAskForCharge } from './reactivation-charge';
import { shownSubscriptions } from './shown-subscriptions';
import { Subscribe } from './subscribe';
import { SubscriptionActions } from './subscription-actions';
import { SubscriptionCard } from './subscription-card';
import { useSubscriptionChanges } from './use-subscription-changes';
import { useSubscriptionQuestions } from './use-subscription-questions';
import { type AskedChange, useSubscriptionWords } from './use-subscription-words';

/** The phone's subscription: what it is, what it costs, and everything that can be done with it. */
export function SubscriptionPanel() {
  const { api } = usePlatform();
  const { t } = useTexts();
  const subscriptions = useQuery(subscriptionsQuery(api));
  const profile = useQuery(profileQuery(api));
  const cards = useQuery(paymentMethodsQuery(api));
  const phoneName = usePhoneNames();
  const region = useRef<HTMLDivElement>(null);
  const { running, subscribe, change } = useSubscriptionChanges(() => {
    // A change takes its own button away.
    leadFocus(region.current);
  });
  const askForCharge = useAskForCharge();
  const quote = useOneAtATime();
  /** Id of the subscription that was asked for again. */
  const [checked, setChecked] = useState<string>();
  const payment = useRef<HTMLDivElement>(null);
  const [paymentRequests, setPaymentRequests] = useState(0);
  const showPayment = () => setPaymentRequests((count) => count + 1);
  const card = payingCard(cards.data ?? []);
  const hasCards = cards.data === undefined || cards.data.length > 0;
  // The newest is charged where none is the default one.
  const payingCardName = card ? cardInSentence(card, t) : hasCards ? t('subscription.yourCard') : undefined;
  const words = useSubscriptionWords(payingCardName);
  const { askToSubscribe, askToChange } = useSubscriptionQuestions(payingCardName, words);

  useEffect(() => {
    // Each press leads there, also where the cards are up already and out of sight.
    if (paymentRequests > 0) payment.current?.focus();
  }, [paymentRequests]);

  const active = subscriptions.data?.subscriptions.filter(({ status }) => status === 'active') ?? [];
  const isOnlyActive = ({ status }: Subscription) => status === 'active' && active.length === 1;

  async function askAndSubscribe(phone: ProfilePhone | undefined): Promise<void> {
    // Without a phone nothing is charged: the call's own rule says what is missing.
    if (phone === undefined || (await askToSubscribe(formatPhone(phone.phone_number)))) await subscribe(phone?.id);
  }

  async function askAndChange(asked: AskedChange): Promise<void> {
    setChecked(undefined);
    if (await askToChange(asked)) await change(asked.name, asked.subscription);
  }

  /** A question about money has the amount of the moment in which it is asked; whether there is one, the device's clock cannot tell. */
  function ask(asked: AskedChange): void {
    const { name, subscription } = asked;
    if (name !== 'reactivate') void askAndChange(asked);
    else
      void quote.run(`quote:${subscription.id}`, async () => {
        const charge = await askForCharge(subscription);
        // Who has left the page meanwhile is not asked on another one.
        if (region.current) void askAndChange({ ...asked, charge });
      });
  }

  async function checkAgain({ id }: Subscription): Promise<void> {
    setChecked(undefined);
    if ((await subscriptions.refetch()).isSuccess) setChecked(id);
  }

  const cardOf = (subscription: Subscription, phone: string, isMain: boolean) => {
    const asked = { subscription, phone, isOnlyActive: isOnlyActive(subscription) };
    return (
      <SubscriptionCard key={subscription.id} phone={phone} subscription={subscription}>
        {subscription.status === 'paused' && active.length === 0 ? (
          <Alert tone="warning">{t('subscription.pause.closed')}</Alert>
        ) : null}
        {/* “Check again”, or another tab, takes away what had the focus. */}
        <Exchanged shows={subscription.status}>
          <Stack>
            <SubscriptionActions
              subscription={subscription}
              // The form for a card has a main action of its own; once there is one, what is stopped is reactivated.
              isMain={isMain && (paymentRequests === 0 || (hasCards && !needsAttention(subscription)))}
              hasCards={hasCards}
              consequenceOf={(named) => words.consequence({ ...asked, ...named })}
              buttonText={(named) => words.buttonText({ ...asked, ...named })}
              running={running ?? quote.running}
              onChange={(named) => ask({ ...asked, ...named })}
              onUpdatePayment={showPayment}
              isChecking={subscriptions.isFetching}
              onCheckAgain={() => void checkAgain(subscription)}
            />
          </Stack>
        </Exchanged>
        <span role="status">
          {checked === subscription.id
            ? needsAttention(subscription)
              ? t('subscription.checked.owes')
              : subscription.status === 'active' && t('subscription.checked.settled')
            : null}
        </span>
      </SubscriptionCard>
    );
  };
  return (
    <Stack gap={6}>
      <div ref={region} tabIndex={-1}>
        <Stack gap={6}>
          <QueryView
            errorInCard
            query={joinQueries(subscriptions, profile)}
            loading={
              <Card>
                <SkeletonText lines={4} />
              </Card>
            }
            errorTitle={t('subscription.loadError')}
          >
            {([page, owner]) => {
              const phone = phoneToSubscribe(owner);
              const { own, others } = shownSubscriptions(page.subscriptions, phone);
              const ownPhone = phone === undefined ? t('subscription.noPhone') : formatPhone(phone.phone_number);
              return (
                <>
                  {own === undefined && (phone !== undefined || others.length === 0) ? (
                    <SubscriptionCard phone={ownPhone} subscription={undefined}>
                      <Subscribe
                        hasPhone={phone !== undefined}
                        payingCard={payingCardName}
                        isAddingCard={paymentRequests > 0}
                        running={running}
                        onSubscribe={() => void askAndSubscribe(phone)}
                        onUpdatePayment={showPayment}
                      />
                    </SubscriptionCard>
                  ) : null}
                  {own === undefined ? null : cardOf(own, ownPhone, true)}
                  {others.map((one) => cardOf(one, phoneName(phoneIdOf(one)), false))}
                  <MonthlyTotal page={page} />
                </>
              );
            }}
          </QueryView>
        </Stack>
      </div>
      {paymentRequests === 0 ? null : (
        <div ref={payment} tabIndex={-1}>
          <PaymentMethods opensForm />
        </div>
      )}
    </Stack>
  );
}

/** The card as a sentence has it: in Russian in its case, and of an unknown brand with its digits alone. */
function cardInSentence(card: PaymentMethod, t: ReturnType<typeof useTexts>['t']): string {
  const name = cardName(card);
  return name === undefined
    ? t('subscription.unnamedCard', { lastFour: card.last_four })
    : t('subscription.namedCard', { card: name });
}
