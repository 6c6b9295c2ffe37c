import { usePlatform, useTexts } from '@careline/shared';
import { Alert, Button } from '@careline/shared/ui';
import { useState } from 'react';

/** For a step that is complete while its page still stands (PD9). */
export function StepComplete() {
  const { t } = useTexts();
  const { navigation } = usePlatform();
  const [isMoving, setIsMoving] = useState(false);

  async function moveOn(): Promise<void> {
    setIsMoving(true);
    await navigation.rerunGuards();
    setIsMoving(false);
  }

  return (
    <Alert
      tone="success"
      role="status"
      title={t('complete.title')}
      action={
        <Button
          variant="primary"
          busy={isMoving}
          busyText={t('loading', { ns: 'shared' })}
          onClick={() => void moveOn()}
        >
          {t('complete.continue')}
        </Button>
      }
    >
      {t('complete.text')}
    </Alert>
  );
}
