import { useTexts } from '@careline/shared';
import { Dialog, type OverlayControls } from '@careline/shared/ui';
import { Fragment } from 'react';
import styles from './palette.module.css';

const keys = [
  ['Ctrl K / ⌘ K', 'palette'],
  ['Ctrl ?', 'list'],
  ['Tab', 'onward'],
  ['↑ ↓', 'choose'],
  ['← →', 'chart'],
  ['Esc', 'close'],
] as const;

/** What the keyboard does here, under "Ctrl ?". */
export function ShortcutList({ isOpen, onClose, onAfterLeave }: OverlayControls<void>) {
  const { t } = useTexts();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={() => onClose()}
      onAfterLeave={onAfterLeave}
      title={t('shortcuts.title')}
      size="small"
    >
      <dl className={styles.keys}>
        {keys.map(([key, name]) => (
          <Fragment key={name}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{t(`shortcuts.${name}`)}</dd>
          </Fragment>
        ))}
      </dl>
    </Dialog>
  );
}
