import { useTexts } from '@careline/shared';
import { VisuallyHidden } from '@careline/shared/ui';
import type { ShownInvoices } from './use-shown-invoices';
import { usePageOfTransactions, useStatement } from './use-transactions';

/** Tells whoever does not see them how many transactions came (AX9). */
export function ShownCount({ chosen: { phoneId }, offset, month, status }: ShownInvoices) {
  const isWhole = month === undefined && status === undefined;
  return (
    <VisuallyHidden>
      {/* There whatever is shown and while it comes: screen readers miss a region that comes with its words. */}
      <span role="status">
        {isWhole ? (
          <PageCount phoneId={phoneId} offset={offset} />
        ) : (
          <StatementCount phoneId={phoneId} month={month} status={status} />
        )}
      </span>
    </VisuallyHidden>
  );
}

function PageCount({ phoneId, offset }: { readonly phoneId: string; readonly offset: number }) {
  return <Count count={usePageOfTransactions(phoneId, offset).query.data?.received} />;
}

interface StatementCountProps extends Pick<ShownInvoices, 'month' | 'status'> {
  readonly phoneId: string;
}

function StatementCount({ phoneId, month, status }: StatementCountProps) {
  const { query, linesOf } = useStatement(phoneId, { month, status });
  return <Count count={query.data && linesOf(query.data).length} />;
}

function Count({ count }: { readonly count: number | undefined }) {
  const { t } = useTexts();
  return count === undefined ? null : t('invoices.statement.count', { count });
}
