import { useTexts } from '@careline/shared';
import { formatPhone, LinkButton, PhoneIcon } from '@careline/shared/ui';
import styles from './calls.module.css';

/** What a phone can dial of a caller's number; undefined for a hidden caller. */
export function dialled(phone: string | undefined): string | undefined {
  const digits = (phone ?? '').replace(/[\s().-]/g, '');
  return /^\+?\d{5,}$/.test(digits) ? digits : undefined;
}

/** Calls a caller back; nothing where the number was hidden. */
export function CallBack({ phone }: { readonly phone: string | undefined }) {
  const { t } = useTexts();
  const number = dialled(phone);
  if (phone === undefined || number === undefined) return null;
  return (
    <LinkButton
      href={`tel:${number}`}
      size="small"
      icon={<PhoneIcon aria-hidden="true" />}
      aria-label={t('calls.callBackTo', { phone: formatPhone(phone) })}
    >
      <span className={styles.callBack}>{t('calls.callBack')}</span>
    </LinkButton>
  );
}
