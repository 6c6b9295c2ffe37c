import { localeTags, usePagePath, useTexts } from '@careline/shared';
import { classNames, numberFormat, Progress, type Step, Steps } from '@careline/shared/ui';
import type { ReactNode } from 'react';
import { stepPage } from '../guards/onboarding-guard';
import { useSite, useSiteState } from '../site-context';
import { Brand } from './brand';
import { Choosers } from './choosers';
import { Main } from './main';
import styles from './onboarding-layout.module.css';
import { PositionShape } from './outline-shapes';
import { useHasCome } from './use-has-come';
import { useIsWide } from './use-is-wide';
import { useOnboarding } from './use-onboarding';
import { UserMenu } from './user-menu';

/** The way to the first call: steps on the left (above on phones), the step in the middle, why we ask on the right. */
export function OnboardingLayout({ children }: { readonly children?: ReactNode }) {
  const { t } = useTexts();
  const { route, location } = useSiteState();
  const pathOf = usePagePath();
  const { steps } = useOnboarding();
  const isWide = useIsWide();
  const hasCome = useHasCome(location.path, route?.widgets.length ?? 0);
  const { isOutline } = useSite();
  const position = steps.findIndex((step) => stepPage(step.id) === route?.name);
  const here = steps[position];
  return (
    <div data-layout="onboarding" className={styles.layout}>
      <header className={styles.header}>
        <Brand />
        <div className={styles.tools}>
          <Choosers />
          <UserMenu isComplete={false} />
        </div>
      </header>
      <div className={styles.columns}>
        <aside className={styles.way} aria-label={t('onboarding.way')}>
          {isOutline ? <PositionShape /> : <Position number={position + 1} steps={steps} />}
          <details className={styles.steps} open={isWide}>
            <summary className={styles.summary}>{t('onboarding.all')}</summary>
            <Steps
              steps={steps.map((step) =>
                entry(step, step === here, { label: t(`onboarding.step.${step.id}`), href: pathOf(stepPage(step.id)) }),
              )}
            />
            <p className={styles.note}>{t('onboarding.saved')}</p>
          </details>
        </aside>
        <div className={styles.form}>
          <Main>{children}</Main>
        </div>
        {here ? (
          <aside className={classNames(styles.why, !hasCome && styles.beforePage)} aria-labelledby="onboarding-why">
            <h2 className={styles.whyTitle} id="onboarding-why">
              {t('onboarding.why.title')}
            </h2>
            <p>{t(`onboarding.why.${here.id}`)}</p>
          </aside>
        ) : null}
      </div>
    </div>
  );
}

type OnboardingSteps = ReturnType<typeof useOnboarding>['steps'];

function Position({ number, steps }: { readonly number: number; readonly steps: OnboardingSteps }) {
  const { t } = useTexts();
  const done = steps.filter((step) => step.isComplete).length;
  const { locale } = useSiteState().location;
  const part = done / steps.length;
  const percent = numberFormat(localeTags[locale], { style: 'percent' }).format(part);
  return (
    <Progress
      label={t('onboarding.position', { current: Math.max(1, number), total: steps.length })}
      percent={Math.round(part * 100)}
      text={t('onboarding.percent', { percent })}
    />
  );
}

/** A step that is done leads on by the guard, so only open ones are links. */
function entry(
  step: OnboardingSteps[number],
  isHere: boolean,
  { label, href }: { readonly label: string; readonly href: string },
): Step {
  const state = isHere ? 'current' : step.isComplete ? 'done' : 'todo';
  return state === 'todo' ? { label, state, href } : { label, state };
}
