import { localeTags, useOnboardingData, useTexts } from '@careline/shared';
import { Alert } from '@careline/shared/ui';
import { RetryButton } from '../errors/retry-button';
import { useHere } from '../site-context';

/**
 * Says on every dashboard page which of the professional's data could not be had, and tries all of them again (PD62). A list
 * that is asked for once more stays missing until it has come, so that the banner does not flicker with every move.
 */
export function OutageBanner() {
  const { t } = useTexts();
  const { locale } = useHere();
  const { lists } = useOnboardingData();
  const missing = Object.entries(lists).filter(
    ([, { data, errorUpdatedAt }]) => data === undefined && errorUpdatedAt > 0,
  );
  if (missing.length === 0) return null;
  const names = missing.map(([list]) => t(`outage.list.${list}`));
  return (
    <Alert
      tone="info"
      shape="banner"
      role="status"
      title={t('outage.title')}
      action={
        <RetryButton
          size="small"
          isRetrying={missing.some(([, list]) => list.isFetching)}
          onRetry={() => {
            for (const [, list] of missing) void list.refetch();
          }}
        />
      }
    >
      {t('outage.text', { lists: new Intl.ListFormat(localeTags[locale], { type: 'conjunction' }).format(names) })}
    </Alert>
  );
}
