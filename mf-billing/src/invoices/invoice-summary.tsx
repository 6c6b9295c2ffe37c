import { localeTags, useFailureNotice, useLocale, usePlatform, useQuery, useTexts } from '@careline/shared';
import { formatAmount, formatNumber, QueryView, SkeletonStats, Stat, StatList } from '@careline/shared/ui';
import { transactionSummaryQuery } from '../api/subscriptions/transaction-queries';
import type { SummaryFigure } from '../api/subscriptions/transaction-summary';

/** What a phone has cost; whatever figures the server gives, under readable names (decisions.md D40). */
export function InvoiceSummary({ phoneId }: { readonly phoneId: string }) {
  const { api } = usePlatform();
  const { t, i18n } = useTexts();
  const locale = useLocale();
  const summary = useQuery(transactionSummaryQuery(api, phoneId));
  useFailureNotice(summary, t('invoices.summaryFailed'));

  const labelOf = ({ name }: SummaryFigure) => {
    const key = `invoices.figures.${name}`;
    return i18n.exists(key, { ns: 'mf-billing' }) ? i18n.t(key, { ns: 'mf-billing' }) : humanised(name);
  };
  return (
    <QueryView
      query={summary}
      loading={<SkeletonStats stats={6} />}
      isEmpty={({ figures }) => figures.length === 0}
      empty={null}
      errorTitle={t('invoices.summaryError')}
    >
      {({ figures, currency }) => (
        <StatList>
          {figures.map((figure) => (
            <Stat
              key={figure.name}
              label={labelOf(figure)}
              value={
                figure.kind === 'money'
                  ? formatAmount(figure.value, currency)
                  : formatNumber(figure.value, localeTags[locale])
              }
            />
          ))}
        </StatList>
      )}
    </QueryView>
  );
}

/** `next_charge` → "Next charge": for figures that no language has a name for. */
function humanised(name: string): string {
  const words = name.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
