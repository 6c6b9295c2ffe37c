import {
  useOnboardingData,
  usePlatform,
  useQueryClient,
  useQuestion,
  useSearchParams,
  useTexts,
} from '@careline/shared';
import { onboardingStep, onboardingSteps } from '@careline/shared/api';
import { Card, formatPhone, leadFocus, QueryView, SkeletonText } from '@careline/shared/ui';
import { useId, useRef, useState } from 'react';
import type { AvailableNumber } from '../api/numbers/available-number';
import { numberSearchQuery } from '../api/numbers/number-queries';
import { areaCodeOf } from '../api/numbers/phone-text';
import { useAmount } from '../phones/use-amount';
import { BuyerPanel } from './buyer-panel';
import styles from './number-search.module.css';
import { PurchaseReceipt } from './purchase-receipt';
import { SearchForm } from './search-form';
import { readSearch, type SearchValues, searchOf, withSearch } from './search-location';
import { SearchResults } from './search-results';
import { useBuyer } from './use-buyer';
import { useCardWords } from './use-card-words';
import { useNumberPurchase } from './use-number-purchase';

export interface NumberPickerProps {
  /** Whether it stands in a step of onboarding, whose way on leads through its other steps. */
  readonly isStep?: boolean | undefined;
}

/** Finds a number and buys it. Searching needs no subscription, buying does (PD48). */
export function NumberPicker({ isStep = false }: NumberPickerProps) {
  const { api } = usePlatform();
  const queries = useQueryClient();
  const { t } = useTexts();
  const [params, setParams] = useSearchParams();
  const { buyer, choosePhone } = useBuyer();
  const { running, buy } = useNumberPurchase();
  const card = useCardWords();
  const shown = useAmount();
  const ask = useQuestion();
  const reasonId = useId();
  const region = useRef<HTMLDivElement>(null);
  const [bought, setBought] = useState<AvailableNumber>();
  const isEarly = useIsEarly() && isStep;
  const searched = readSearch(params);
  const { phone, canBuy = false } = buyer.data ?? {};

  /** Resolves once the same search, where it was made again, has been answered. */
  function search(values: SearchValues): Promise<void> {
    const { queryKey } = numberSearchQuery(api, searchOf(values));
    const next = withSearch(params, values);
    // A move to where the user stands would lead to its top.
    if (next.toString() !== params.toString()) setParams(next);
    // Offers change by the minute: a search that is asked for is made, not taken from the cache.
    return queries.invalidateQueries({ queryKey }, { cancelRefetch: false });
  }

  function askAndBuy(candidate: AvailableNumber, target: string): void {
    const { price } = candidate;
    const number = formatPhone(candidate.phone_number);
    const isSure = () =>
      ask({
        title: t('purchase.question.title', { number }),
        description: [
          priceText(candidate, { card, shown, t }),
          price ? t('purchase.question.charged', { price: shown(price), card }) : '',
          t('purchase.question.forwards', { phone: formatPhone(target) }),
        ]
          .filter(Boolean)
          .join(' '),
        confirmText: price ? t('purchase.question.confirm', { price: shown(price) }) : t('purchase.question.plain'),
        tone: 'primary',
      });
    // The bought number's row goes, and the focus with it.
    void buy(candidate, target, isSure, () => {
      setBought(candidate);
      leadFocus(region.current);
    });
  }

  return (
    <Card title={t('search.title')} description={t('search.description')} padding="flush">
      <div className={styles.form}>
        <QueryView query={buyer} loading={<SkeletonText lines={2} />} errorTitle={t('buyer.loadError')}>
          {(data) => (
            <BuyerPanel buyer={data} id={reasonId} isStep={isStep} isEarly={isEarly} onChoosePhone={choosePhone} />
          )}
        </QueryView>
        <SearchForm searched={searched} onSearch={search} ownAreaCode={areaCodeOf(phone?.phone_number)} />
      </div>
      <div ref={region} tabIndex={-1} className={styles.region}>
        {bought === undefined ? null : <PurchaseReceipt bought={bought} />}
        {searched === undefined ? null : (
          <SearchResults
            search={searchOf(searched)}
            nearAreaCode={areaCodeOf(phone?.phone_number)}
            canBuy={canBuy}
            reasonId={reasonId}
            running={running}
            onBuy={(candidate) => phone && askAndBuy(candidate, phone.phone_number)}
          />
        )}
      </div>
    </Card>
  );
}

/** Whether a step before the subscription is known to be open. */
function useIsEarly(): boolean {
  const { lists, data } = useOnboardingData();
  const { profile, addresses, paymentMethods, subscriptions } = lists;
  if ([profile, addresses, paymentMethods, subscriptions].some((list) => list.data === undefined)) return false;
  const first = onboardingStep(data);
  return first !== 'complete' && onboardingSteps.indexOf(first) < onboardingSteps.indexOf('subscription');
}

interface PriceWords {
  readonly card: string;
  readonly shown: ReturnType<typeof useAmount>;
  readonly t: ReturnType<typeof useTexts>['t'];
}

/** Every consequence before the click: what is charged, or saved. An amount that the server does not tell is not made up. */
function priceText({ price, recycled, cost_savings }: AvailableNumber, { card, shown, t }: PriceWords): string {
  const values = {
    card,
    price: price === undefined ? undefined : shown(price),
    saved: cost_savings === undefined ? undefined : shown(cost_savings),
  };
  if (recycled && values.saved !== undefined) {
    return t(`purchase.question.${price === undefined ? 'recycledUnpriced' : 'recycled'}`, values);
  }
  if (price === undefined) return t('purchase.question.unpriced', values);
  return t(`purchase.question.${recycled ? 'recycledPriced' : 'priced'}`, values);
}
