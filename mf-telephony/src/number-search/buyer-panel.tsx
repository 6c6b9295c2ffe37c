import { usePagePath, useTexts } from '@careline/shared';
import { needsAttention, subscriptionMessageKey } from '@careline/shared/api';
import { Alert, Field, formatPhone, LinkButton, Select, Stack, Text } from '@careline/shared/ui';
import { SupportAddress } from '../phones/support-address';
import styles from './number-search.module.css';
import type { Buyer } from './use-buyer';

export interface BuyerPanelProps {
  readonly buyer: Buyer;
  /** Id that the disabled buttons point to. */
  readonly id: string;
  /** Whether what is missing is made up for in a step of onboarding. */
  readonly isStep: boolean;
  /** Whether a step before the subscription comes first: the page leads there, so nothing here leads elsewhere. */
  readonly isEarly: boolean;
  readonly onChoosePhone: (id: string) => void;
}

/** Whether numbers can be bought, in the words of R116–R122, what to do where they cannot, and where calls will go. */
export function BuyerPanel({ buyer, id, isStep, isEarly, onChoosePhone }: BuyerPanelProps) {
  const { t } = useTexts();
  const { phone, phones, subscription, canBuy } = buyer;
  const pathOf = usePagePath();
  const tone = canBuy ? 'success' : subscription && needsAttention(subscription) ? 'warning' : 'info';
  const key = subscriptionMessageKey(subscription);
  const message = (
    <>
      <span id={id}>{t(key, { ns: 'shared' })}</span> {key === 'api.subscription.inactive' ? <SupportAddress /> : null}
    </>
  );
  return (
    <Stack gap={4}>
      {phone === undefined && !isEarly ? (
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
      {isEarly ? (
        // The reason that the disabled buttons point to (R115).
        <Text tone="muted">{message}</Text>
      ) : (
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
          {message}
        </Alert>
      )}
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
