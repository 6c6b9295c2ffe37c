import { useTexts } from '@careline/shared';
import { Card, ErrorState } from '@careline/shared/ui';

export interface FailedStepProps {
  readonly message: string;
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
}

/** Stands in the widget's place while nobody knows whether the step is complete (PD10). */
export function FailedStep({ message, isRetrying, onRetry }: FailedStepProps) {
  const { t } = useTexts();
  return (
    <Card>
      <ErrorState title={t('failed.title')} message={message} onRetry={onRetry} isRetrying={isRetrying} />
    </Card>
  );
}
