import { usePageAction, usePlatform, useQuery, useQuestion, useTexts } from '@careline/shared';
import { needsAttention, type PaymentMethod, paymentMethodsQuery, subscriptionsQuery } from '@careline/shared/api';
import { cardName } from '@careline/shared/lists';
import {
  Alert,
  Button,
  Card,
  EmptyState,
  isFocusLost,
  leadFocus,
  PlusIcon,
  QueryView,
  SkeletonRows,
  Stack,
} from '@careline/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { AddCard } from '../card-form/add-card';
import { CardList } from './card-list';
import { needsNewPayer, paysActiveSubscription } from './paying-card';
import { useCardChanges } from './use-card-changes';

export interface PaymentMethodsProps {
  /** Opens the form at once where there is no card yet: there is nothing else to do. */
  readonly opensForm?: boolean;
  /** Says what another card is charged at once (PD63); a step of onboarding says it by itself where it is known. */
  readonly tellsOwed?: boolean;
}

/** One opening of the form, or the time without it; a form that is opened again is another. Without `isOpen` the number of cards decides. */
interface Opening {
  readonly isOpen?: boolean;
}

/** The professional's cards: list, add, make default, remove. */
export function PaymentMethods({ opensForm = false, tellsOwed = true }: PaymentMethodsProps) {
  const { api } = usePlatform();
  const { t } = useTexts();
  const cards = useQuery(paymentMethodsQuery(api));
  const subscriptions = useQuery(subscriptionsQuery(api));
  const { running, announceAdded, makeDefault, remove } = useCardChanges();
  const ask = useQuestion();
  const [opening, setOpening] = useState<Opening>({});
  const region = useRef<HTMLDivElement>(null);
  usePageAction('add-card', cards.isPending ? undefined : openForm);
  const list = cards.data ?? [];
  const subscribed = subscriptions.data?.subscriptions;
  // Subscriptions that are not known may owe something.
  const isOwing = subscribed?.some(needsAttention);
  const owed = t(isOwing === undefined ? 'cards.mayOwe' : 'cards.owed');
  const count = list.length;
  // Cards that are not known are not none: a first card takes over the payments.
  const hasNone = cards.data?.length === 0;
  const isAdding = opening.isOpen ?? (opensForm && hasNone);

  const wasAdding = useRef(isAdding);
  useEffect(() => {
    // Who is elsewhere by the time that the form has left is not disturbed.
    if (wasAdding.current && !isAdding && isFocusLost()) region.current?.focus({ preventScroll: true });
    wasAdding.current = isAdding;
  }, [isAdding]);

  function openForm(): void {
    if (!isAdding) setOpening({ isOpen: true });
  }

  function closeForm(): void {
    // A save may end when the form was left, or opened again.
    setOpening((current) => (current === opening ? { isOpen: false } : current));
  }

  async function askToRemove(card: PaymentMethod): Promise<void> {
    const pays = paysActiveSubscription(card, list, subscribed);
    const isLast = count === 1;
    const known = pays === undefined ? 'mayPay' : 'paysActive';
    const consequence = pays === false ? 'plain' : isLast ? (`${known}Last` as const) : known;
    const name = cardName(card);
    const isSure = await ask({
      title:
        name === undefined
          ? t('cards.removeQuestion.unnamed', { lastFour: card.last_four })
          : t('cards.removeQuestion.title', { card: name }),
      description: [t(`cards.removeQuestion.${consequence}`), isLast && t('cards.removeQuestion.last')]
        .filter(Boolean)
        .join(' '),
      confirmText: t('cards.removeQuestion.confirm'),
    });
    if (isSure) await remove(card, () => leadFocus(region.current));
  }

  async function askToPayWith(card: PaymentMethod): Promise<void> {
    const isSure =
      isOwing === false ||
      (await ask({
        title: t('cards.defaultQuestion', { card: cardName(card) ?? `•••• ${card.last_four}` }),
        description: owed,
        confirmText: t('cards.makeDefault'),
        tone: 'primary',
      }));
    if (!isSure) return;
    void makeDefault(card);
    // The badge takes the button's place at once.
    region.current?.focus({ preventScroll: true });
  }

  const addButton = (
    <Button variant={count > 0 ? 'secondary' : 'primary'} icon={<PlusIcon aria-hidden="true" />} onClick={openForm}>
      {t('cards.add')}
    </Button>
  );
  return (
    <div ref={region} tabIndex={-1}>
      <Stack gap={6}>
        {(isOwing === undefined ? isAdding && subscriptions.isError : isOwing && tellsOwed) ? (
          <Alert tone="warning">{owed}</Alert>
        ) : null}
        {isAdding ? (
          <AddCard
            isFirst={hasNone}
            suggestsDefault={cards.data !== undefined && needsNewPayer(list, subscribed ?? [], new Date())}
            takesFocus={opening.isOpen === true}
            onAdded={(isDefault) => {
              closeForm();
              void announceAdded(isDefault);
            }}
            onCancel={opensForm && hasNone ? undefined : closeForm}
          />
        ) : null}
        {isAdding && hasNone ? null : (
          <Card
            title={t('cards.title')}
            description={t('cards.description')}
            actions={count > 0 && !isAdding ? addButton : undefined}
            padding={count > 0 ? 'flush' : 'normal'}
          >
            <QueryView
              query={cards}
              loading={<SkeletonRows rows={2} />}
              errorTitle={t('cards.loadError')}
              isEmpty={(saved) => saved.length === 0}
              empty={
                <EmptyState drawing="card" title={t('cards.empty.title')} action={addButton}>
                  {t('cards.empty.text')}
                </EmptyState>
              }
            >
              {(saved) => (
                <CardList
                  cards={saved}
                  running={running}
                  onMakeDefault={(card) => void askToPayWith(card)}
                  onRemove={(card) => void askToRemove(card)}
                />
              )}
            </QueryView>
          </Card>
        )}
      </Stack>
    </div>
  );
}
