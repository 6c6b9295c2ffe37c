import { useTexts } from '@careline/shared';
import { ChevronDownIcon } from '@careline/shared/ui';
import { numbers, type TextListProps } from './numbered-steps';
import styles from './public-page.module.css';

/** Questions that open on their answers; the browser's own disclosure, so that searching the page finds them. */
export function Questions({ texts, count }: TextListProps) {
  const { t } = useTexts();
  return (
    <div className={styles.questions}>
      {numbers(count).map((number) => (
        <details key={number} className={styles.question}>
          <summary className={styles.summary}>
            {t(`${texts}.${number}.question`)}
            <ChevronDownIcon size={18} aria-hidden="true" />
          </summary>
          <p className={styles.answer}>{t(`${texts}.${number}.answer`)}</p>
        </details>
      ))}
    </div>
  );
}
