import { useTexts } from '@careline/shared';
import type { ForwardingNumber } from '@careline/shared/lists';
import { numberLabel } from './number-label';
import styles from './printed-choice.module.css';

export interface PrintedChoiceProps {
  /** Undefined for all. */
  readonly number: ForwardingNumber | undefined;
  /** What else was chosen, in words. */
  readonly others: readonly (string | undefined)[];
}

/** What a sheet shows: on paper it stands for the controls, which are not printed. */
export function PrintedChoice({ number, others }: PrintedChoiceProps) {
  const { t } = useTexts();
  const words = [number === undefined ? t('statistics.allNumbers') : numberLabel(number), ...others];
  return <p className={styles.choice}>{words.filter(Boolean).join(' · ')}</p>;
}
