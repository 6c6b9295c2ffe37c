import { localeTags, useFailureNotice, useLocale, usePlatform, useQuery, useTexts } from '@careline/shared';
import { humanised } from '@careline/shared/api';
import { formatAmount, formatNumber, QueryView, SkeletonStats, Stat, StatList } from '@careline/shared/ui';
import { transactionSummaryQuery } from '../api/subscriptions/transaction-queries';
import type { SummaryFigure } from '../api/subscriptions/transaction-summary';

/** What a phone has cost; whatever figures the server gives, under readable names (PD40). */
export function InvoiceSummary({ phoneId }: { readonly phoneId: string }) {
  const { api } = usePlatform();
  const { t } = useTexts();
  const locale = useLocale();
  const summary = useQuery(transactionSummaryQuery(api, phoneId));
  useFailureNotice(summary, 'invoices.summaryFailed');

  const labelOf = ({ name }: SummaryFigure) => t(`invoices.figures.${name}`, { defaultValue: humanised(name) });
  return (
    <QueryView
      errorInCard
      query={summary}
      loading={<SkeletonStats stats={3} />}
      isEmpty={({ figures }) => figures.length === 0}
      empty={null}
      errorTitle={t('invoices.summaryError')}
    >
      {({ figures, currency }) => (
        <StatList>
          {tellingOf(figures).map((figure) => (
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

/** Names under which servers tell what was paid in all: two of them that are as much say the same. */
const PAID = ['total_charged', 'total_paid', 'total_spent', 'total_amount', 'net_total'];

/**
 * Without what is nothing, and without an amount that another has told: of a year without a refund three figures are left of six (U25). What was given back,
 * or waits, is other money, also where it is as much.
 */
function tellingOf(figures: readonly SummaryFigure[]): readonly SummaryFigure[] {
  const paid = figures.filter(({ kind, name }) => kind === 'money' && PAID.includes(name));
  const isTold = (figure: SummaryFigure) =>
    paid.includes(figure) && paid.find(({ value }) => value === figure.value) !== figure;
  const telling = figures.filter((figure) => figure.value !== 0 && !isTold(figure));
  return telling.length === 0 ? figures : telling;
}
