import { usePlatform, useTexts } from '@careline/shared';
import { Button, Card, formatAmount, formatPhone, Inline, Stack, useCopy } from '@careline/shared/ui';
import { useState } from 'react';
import styles from './dashboard-page.module.css';
import { firstNumber, forgetFirstNumber } from './first-number';
import { useDashboardData } from './use-dashboard-data';

/** The end of onboarding: the number, how to try it, and what to do with it. Shown once. */
export function FirstNumberCard() {
  const { t } = useTexts();
  const { drafts, config } = usePlatform();
  const { numbers } = useDashboardData();
  const [first, setFirst] = useState(() => firstNumber(drafts));
  // Of a purchase that was answered without the number only its digits are known.
  const number = numbers.data?.find((one) => first && [one.id, one.phone_number].includes(first.id));
  const phone = formatPhone(number?.phone_number ?? '');
  const { copy, told } = useCopy(phone);

  function putAway(): void {
    forgetFirstNumber(drafts);
    setFirst(undefined);
    // The card leaves with its button.
    document.querySelector('h1')?.focus({ preventScroll: true });
  }

  if (number === undefined) return null;
  return (
    <Card title={t('dashboard.first.title')} actions={<Button onClick={putAway}>{t('dashboard.first.hide')}</Button>}>
      <Stack>
        <p className={styles.firstNumber}>{phone}</p>
        <Inline>
          <Button variant="primary" onClick={() => void copy()}>
            {t('dashboard.first.copy')}
          </Button>
          <a href={`tel:${number.phone_number}`}>{t('dashboard.first.call')}</a>
          {told}
        </Inline>
        {first?.price === undefined ? null : (
          <p>{t('dashboard.first.price', { price: formatAmount(first.price, config.prices.currency) })}</p>
        )}
        <p>
          {number.forward_to_number
            ? t('dashboard.first.forwards', { phone: formatPhone(number.forward_to_number) })
            : null}{' '}
          {t('dashboard.first.next')} {config.demo ? t('dashboard.first.demo') : null}
        </p>
      </Stack>
    </Card>
  );
}
