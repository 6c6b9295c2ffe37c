import { useTexts } from '@careline/shared';
import { Alert, Button } from '@careline/shared/ui';

/** Says that a form opened with what was typed before, and lets that be given up. */
export function DraftNotice({ onDiscard }: { readonly onDiscard: () => void }) {
  const { t } = useTexts();
  return (
    <Alert
      tone="info"
      role="status"
      action={
        <Button size="small" onClick={onDiscard}>
          {t('draft.discard')}
        </Button>
      }
    >
      {t('draft.restored')}
    </Alert>
  );
}
