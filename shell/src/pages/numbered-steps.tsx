import { useTexts } from '@careline/shared';
import styles from './public-page.module.css';

export interface TextListProps {
  /** Key above the numbered entries `1`, `2`, … */
  readonly texts: string;
  readonly count: number;
}

/** Steps in their order, each a title and a sentence. */
export function NumberedSteps({ texts, count }: TextListProps) {
  const { t } = useTexts();
  return (
    <ol className={styles.steps}>
      {numbers(count).map((number) => (
        <li key={number} className={styles.step}>
          <span className={styles.stepNumber} aria-hidden="true">
            {number}
          </span>
          <h3 className={styles.featureTitle}>{t(`${texts}.${number}.title`)}</h3>
          <p>{t(`${texts}.${number}.text`)}</p>
        </li>
      ))}
    </ol>
  );
}

export function numbers(count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => index + 1);
}
