import { useTexts } from '@careline/shared';
import { Card, ErrorState, ErrorWords } from '@careline/shared/ui';

export interface FailedStepProps {
  readonly error: Error;
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
}

/** Stands in the widget's place while nobody knows whether the step is complete (PD10). */
export function FailedStep({ error, isRetrying, onRetry }: FailedStepProps) {
  const { t } = useTexts();
  return (
    <Card>
      <ErrorState
        title={t('failed.title')}
        message={<ErrorWords error={error} />}
        onRetry={onRetry}
        isRetrying={isRetrying}
      />
    </Card>
  );
}
