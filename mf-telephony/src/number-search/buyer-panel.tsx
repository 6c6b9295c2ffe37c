import { usePagePath, useTexts } from '@careline/shared';
import { needsAttention, subscriptionMessageKey } from '@careline/shared/api';
import { Alert, Field, formatPhone, LinkButton, Select, Stack, Text } from '@careline/shared/ui';
import styles from './number-search.module.css';
import type { Buyer } from './use-buyer';

export interface BuyerPanelProps {
  readonly buyer: Buyer;
  /** Id that the disabled buttons point to. */
  readonly id: string;
  /** Whether what is missing is made up for in a step of onboarding. */
  readonly isStep: boolean;
  readonly onChoosePhone: (id: string) => void;
}

/** Whether numbers can be bought, in the words of R116–R122, what to do where they cannot, and where calls will go. */
export function BuyerPanel({ buyer, id, isStep, onChoosePhone }: BuyerPanelProps) {
  const { t } = useTexts();
  const { phone, phones, subscription, canBuy } = buyer;
  const pathOf = usePagePath();
  const tone = canBuy ? 'success' : subscription && needsAttention(subscription) ? 'warning' : 'info';
  return (
    <Stack gap={4}>
      {phone === undefined ? (
        <Alert
          tone="info"
          title={t('buyer.noPhone')}
          action={
            <LinkButton size="small" href={pathOf(isStep ? 'onboarding-business-address' : 'business-addresses')}>
              {t('buyer.toPhone')}
            </LinkButton>
          }
        >
          {t('buyer.noPhoneText')}
        </Alert>
      ) : null}
      <Alert
        tone={tone}
        action={
          canBuy || phone === undefined ? undefined : (
            <LinkButton size="small" href={pathOf(isStep ? 'onboarding-subscription' : 'billing')}>
              {t('buyer.toSubscription')}
            </LinkButton>
          )
        }
      >
        <span id={id}>{t(subscriptionMessageKey(subscription), { ns: 'shared' })}</span>
      </Alert>
      {phones.length > 1 && phone !== undefined ? (
        <Field label={t('buyer.forwardTo')} hint={t('buyer.forwardToHint')} className={styles.target ?? ''}>
          {(control) => (
            <Select
              {...control}
              name="forward_to_number"
              value={phone.id}
              onChange={(event) => onChoosePhone(event.target.value)}
            >
              {phones.map((one) => (
                <option key={one.id} value={one.id}>
                  {formatPhone(one.phone_number)}
                </option>
              ))}
            </Select>
          )}
        </Field>
      ) : null}
      {phones.length === 1 && phone !== undefined ? (
        <Text tone="muted" figures>
          {t('buyer.forwardsTo', { phone: formatPhone(phone.phone_number) })}
        </Text>
      ) : null}
    </Stack>
  );
}
