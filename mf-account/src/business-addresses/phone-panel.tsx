import { usePlatform, useTexts } from '@careline/shared';
import type { Profile } from '@careline/shared/api';
import { Button, Card, ErrorWords, RefreshIcon } from '@careline/shared/ui';
import styles from './business-addresses.module.css';
import { PhoneLine } from './phone-line';
import { useVerificationCheck } from './use-verification-check';

export interface PhonePanelProps {
  readonly profile: Profile | null;
}

/** Whether the platform has verified the profile's phone; no call asks for that, so it can only be looked at again (PD27). */
export function PhonePanel({ profile }: PhonePanelProps) {
  const { t } = useTexts();
  const { check, isChecking, outcome } = useVerificationCheck(profile);
  const { demo, supportEmail } = usePlatform().config;
  const phones = profile?.phone_numbers ?? [];
  return (
    <Card
      title={t('phones.title')}
      description={t('phones.text')}
      footer={
        <>
          <Button icon={<RefreshIcon />} busy={isChecking} busyText={t('phones.checking')} onClick={() => void check()}>
            {t('phones.check')}
          </Button>
          <span role="status">
            {typeof outcome === 'string' ? t(`phones.${outcome}Now`) : outcome && <ErrorWords error={outcome} />}
          </span>
        </>
      }
    >
      {phones.length === 0 ? (
        <p>{t('phones.none')}</p>
      ) : (
        <ul className={styles.phones}>
          {phones.map((phone) => (
            <li key={phone.id}>
              <PhoneLine phone={phone} />
            </li>
          ))}
        </ul>
      )}
      {demo && phones.length > 0 ? <p className={styles.aside}>{t('phones.demo')}</p> : null}
      {supportEmail === undefined ? null : (
        <p className={styles.aside}>
          {t('phones.help')} <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
        </p>
      )}
    </Card>
  );
}
