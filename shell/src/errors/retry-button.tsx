import { useTexts } from '@careline/shared';
import { Button, RefreshIcon } from '@careline/shared/ui';
import type { ComponentProps } from 'react';
import { passFocus } from './pass-focus';

export interface RetryButtonProps extends Pick<ComponentProps<typeof Button>, 'variant' | 'size'> {
  readonly onRetry: () => void;
  readonly isRetrying: boolean;
}

/** "Retry", which says while it runs that it does. */
export function RetryButton({ onRetry, isRetrying, ...look }: RetryButtonProps) {
  const { t } = useTexts();
  return (
    <Button
      {...look}
      ref={passFocus}
      icon={<RefreshIcon />}
      busy={isRetrying}
      busyText={t('error.retrying', { ns: 'shared' })}
      onClick={onRetry}
    >
      {t('error.retry')}
    </Button>
  );
}
