import { useTexts } from '@careline/shared';
import type { Profile, ProfilePhone } from '@careline/shared/api';
import { Badge, Button, Card, formatPhone, RefreshIcon } from '@careline/shared/ui';
import styles from './business-addresses.module.css';
import { useVerificationCheck } from './use-verification-check';

export interface PhonePanelProps {
  readonly profile: Profile | null;
  readonly onChanged: (() => void) | undefined;
}

/** Whether the platform has verified the profile's phone; no call asks for that, so it can only be looked at again (decisions.md D27). */
export function PhonePanel({ profile, onChanged }: PhonePanelProps) {
  const { t } = useTexts();
  const { check, isChecking, message } = useVerificationCheck(profile, onChanged);
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
          <span role="status">{message}</span>
        </>
      }
    >
      {phones.length === 0 ? (
        <p>{t('phones.none')}</p>
      ) : (
        <ul className={styles.phones}>
          {phones.map((phone) => (
            <Phone key={phone.id} phone={phone} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function Phone({ phone }: { readonly phone: ProfilePhone }) {
  const { t } = useTexts();
  return (
    <li className={styles.phone}>
      <span className={styles.number}>{formatPhone(phone.phone_number)}</span>
      <Badge tone={phone.is_verified ? 'success' : 'warning'} dot>
        {t(phone.is_verified ? 'phones.verified' : 'phones.notVerified')}
      </Badge>
      {phone.is_primary ? <Badge>{t('phones.primary')}</Badge> : null}
    </li>
  );
}
