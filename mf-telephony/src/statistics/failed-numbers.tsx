import { useTexts } from '@careline/shared';
import { Alert, Button, ErrorWords, formatPhone } from '@careline/shared/ui';
import type { CallStatisticsQuery } from './use-call-statistics';

export interface FailedNumbersProps {
  readonly query: CallStatisticsQuery;
  /** This note goes, and the focus with it. */
  readonly onComplete: () => void;
}

/** Says which numbers are missing from what is shown, and asks for them again. */
export function FailedNumbers({ query, onComplete }: FailedNumbersProps) {
  const { t } = useTexts();

  async function retry(): Promise<void> {
    if (await query.refetch()) onComplete();
  }

  if (query.failed.length === 0) return null;
  return (
    <Alert
      tone="warning"
      role="status"
      title={t('statistics.missing')}
      action={
        <Button
          size="small"
          onClick={() => void retry()}
          busy={query.isFetching}
          busyText={t('error.retrying', { ns: 'shared' })}
        >
          {t('error.retry', { ns: 'shared' })}
        </Button>
      }
    >
      {query.failed.map(({ phone_number }) => formatPhone(phone_number)).join(', ')}.{' '}
      {query.error ? <ErrorWords error={query.error} /> : null}
    </Alert>
  );
}
