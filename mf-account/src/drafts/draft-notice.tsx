import { useTexts } from '@careline/shared';
import { Alert, Button } from '@careline/shared/ui';
import { useState } from 'react';

/** Says that a form opened with what was typed before, and lets that be given up. */
export function DraftNotice({ onDiscard }: { readonly onDiscard: () => void }) {
  const { t } = useTexts();
  const [isShown, setIsShown] = useState(true);
  if (!isShown) return null;
  function discard(): void {
    setIsShown(false);
    onDiscard();
  }
  return (
    <Alert
      tone="info"
      role="status"
      action={
        <Button size="small" onClick={discard}>
          {t('draft.discard')}
        </Button>
      }
    >
      {t('draft.restored')}
    </Alert>
  );
}
