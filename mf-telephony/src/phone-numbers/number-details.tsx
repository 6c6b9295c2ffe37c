import { localeTags, useLocale, useTexts } from '@careline/shared';
import type { ForwardingNumber } from '@careline/shared/lists';
import { DescriptionList, formatAmount, formatDateTime } from '@careline/shared/ui';
import styles from './phone-numbers.module.css';

/** Everything else that is known of a number, folded away (R83). */
export function NumberDetails({ number }: { readonly number: ForwardingNumber }) {
  const { t } = useTexts();
  const tag = localeTags[useLocale()];
  const date = (iso: string | undefined) => (iso === undefined ? '—' : formatDateTime(iso, tag));
  const recycled = number.was_recycled
    ? t('numbers.details.wasRecycled', { saved: formatAmount(number.cost_savings ?? 0) })
    : t('numbers.details.wasNew');
  return (
    <details className={styles.details}>
      <summary className={styles.summary}>{t('numbers.details.title')}</summary>
      <DescriptionList
        items={[
          { label: t('numbers.fields.purpose'), value: number.purpose || '—' },
          { label: t('numbers.details.origin'), value: recycled },
          { label: t('numbers.details.created'), value: date(number.created_at) },
          { label: t('numbers.details.changed'), value: date(number.updated_at) },
          { label: t('numbers.details.sid'), value: number.twilio_sid ?? '—' },
          { label: t('numbers.details.id'), value: number.id },
        ]}
      />
    </details>
  );
}
