import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckIcon } from './icons';
import { UiLink } from './link';
import styles from './steps.module.css';
import { VisuallyHidden } from './visually-hidden';

/** One of several pages on the way. */
export interface Step {
  label: ReactNode;
  state: 'done' | 'current' | 'todo';
  /** Missing where one cannot go yet. */
  href?: string;
}

/** The way through several pages; what is done, where one is, what is to come. */
export function Steps({ steps }: { steps: readonly Step[] }) {
  const { t } = useTranslation('shared');
  return (
    <nav aria-label={t('steps.label')}>
      <ol className={styles.steps}>
        {steps.map((step, index) => {
          const content = (
            <>
              <span className={styles.marker} aria-hidden="true">
                {step.state === 'done' ? <CheckIcon size={14} strokeWidth={2.5} /> : index + 1}
              </span>
              <span>{step.label}</span>
              <VisuallyHidden>{`(${t(`steps.${step.state}`)})`}</VisuallyHidden>
            </>
          );
          const common = { className: styles.step, 'data-state': step.state };
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: steps are numbered and keep their order
            <li key={index} className={styles.item} aria-current={step.state === 'current' ? 'step' : undefined}>
              {step.href === undefined ? (
                <span {...common}>{content}</span>
              ) : (
                <UiLink href={step.href} {...common}>
                  {content}
                </UiLink>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
