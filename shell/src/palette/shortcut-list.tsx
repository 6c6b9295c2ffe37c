import { useTexts } from '@careline/shared';
import { Checkbox, Dialog, type OverlayControls } from '@careline/shared/ui';
import { Fragment, useId, useState } from 'react';
import { useSite } from '../site-context';
import styles from './palette.module.css';

const keys = [
  ['Ctrl K / ⌘ K', 'palette'],
  ['Ctrl ?', 'list'],
  ['Tab', 'onward'],
  ['↑ ↓', 'choose'],
  ['← →', 'chart'],
  ['F8', 'notices'],
  ['Esc', 'close'],
] as const;

/** What the keyboard does here, under "Ctrl ?", and under "?" for as long as nobody has turned that off. */
export function ShortcutList({ isOpen, onClose, onAfterLeave }: OverlayControls<void>) {
  const { t } = useTexts();
  const { singleKey } = useSite();
  const id = useId();
  const [isOn, setIsOn] = useState(singleKey?.isOn());
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
      <div className={styles.singleKey}>
        <Checkbox
          id={id}
          checked={isOn}
          onChange={({ currentTarget: { checked } }) => {
            setIsOn(checked);
            singleKey?.choose(checked);
          }}
        />
        <label htmlFor={id}>{t('shortcuts.single')}</label>
      </div>
    </Dialog>
  );
}
