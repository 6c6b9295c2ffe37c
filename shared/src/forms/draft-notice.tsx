import { useTranslation } from 'react-i18next';
import { Alert } from '../ui/alert';
import { Button } from '../ui/button';

/** What giving the draft up does, and whether it still can be. */
export interface DraftNoticeProps {
  readonly onDiscard: () => void;
  /** What was typed is being saved: too late to give it up. */
  readonly isSaving?: boolean;
}

/** Says that a form opened with what was typed before, and lets that be given up. */
export function DraftNotice({ onDiscard, isSaving = false }: DraftNoticeProps) {
  const { t } = useTranslation('shared');
  return (
    <Alert
      tone="info"
      role="status"
      action={
        <Button size="small" onClick={onDiscard} blocked={isSaving}>
          {t('draft.discard')}
        </Button>
      }
    >
      {t('draft.restored')}
    </Alert>
  );
}
