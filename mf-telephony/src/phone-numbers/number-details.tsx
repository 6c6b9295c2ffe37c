import { localeTags, useLocale, useTexts } from '@careline/shared';
import type { ForwardingNumber } from '@careline/shared/lists';
import { Button, DescriptionList, formatDateTime, Inline, useCopy } from '@careline/shared/ui';
import { useAmount } from '../phones/use-amount';
import styles from './phone-numbers.module.css';

/** Everything else that is known of a number, folded away (R83). */
export function NumberDetails({ number }: { readonly number: ForwardingNumber }) {
  const { t } = useTexts();
  const tag = localeTags[useLocale()];
  const shown = useAmount();
  const date = (iso: string | undefined) => (iso === undefined ? '—' : formatDateTime(iso, tag));

  /** What the server does not tell is not made up. */
  function origin(): string {
    const { was_recycled, cost_savings } = number;
    if (was_recycled === undefined) return '—';
    if (!was_recycled) return t('numbers.details.wasNew');
    return cost_savings === undefined
      ? t('numbers.recycled')
      : t('numbers.details.wasRecycled', { saved: shown(cost_savings) });
  }

  return (
    <details className={styles.details}>
      <summary className={styles.summary}>{t('numbers.details.title')}</summary>
      <DescriptionList
        items={[
          { label: t('numbers.fields.purpose'), value: number.purpose || '—' },
          { label: t('numbers.details.origin'), value: origin() },
          { label: t('numbers.details.created'), value: date(number.created_at) },
          { label: t('numbers.details.changed'), value: date(number.updated_at) },
        ]}
      />
      <ForSupport number={number} />
    </details>
  );
}

/** What tells nobody anything but those who help (U20). */
function ForSupport({ number }: { readonly number: ForwardingNumber }) {
  const { t } = useTexts();
  const facts = [
    { label: t('numbers.details.sid'), value: number.twilio_sid ?? '—' },
    { label: t('numbers.details.id'), value: number.id },
  ];
  const { copy, told } = useCopy(facts.map(({ label, value }) => `${label}: ${value}`).join('\n'));
  return (
    <details className={styles.details}>
      <summary className={styles.summary}>{t('numbers.details.support')}</summary>
      <DescriptionList items={facts} />
      <Inline gap={3}>
        <Button size="small" onClick={() => void copy()}>
          {t('numbers.details.copy')}
        </Button>
        {told}
      </Inline>
    </details>
  );
}
