import { usePlatform, useTexts, Widget } from '@careline/shared';
import { isStepComplete, type OnboardingStep } from '@careline/shared/api';
import { PageHeader } from '@careline/shared/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { EarlierStepNotice } from './earlier-step-notice';
import { FailedStep } from './failed-step';
import { StepComplete } from './step-complete';
import styles from './step-page.module.css';
import { stepTitles } from './step-titles';
import { stepWidgets } from './step-widgets';
import { useFailedStep } from './use-failed-step';
import { useStepData } from './use-step-data';

export interface StepPageProps {
  readonly step: OnboardingStep;
  /** A sentence after the one that says what the step is for. */
  readonly more?: string | undefined;
  /** What the step before has left to say. */
  readonly notice?: ReactNode;
  /** A way on that is open before the step is complete. */
  readonly hint?: ReactNode;
}

/** The same object at each render: a new one would be told to the widget. */
const inStep = { isStep: true };

/** One step of onboarding: what to do, the owner's widget, and the way on once the step is complete. The layout says why. */
export function StepPage({ step, more, notice, hint }: StepPageProps) {
  const { t } = useTexts();
  const stepData = useStepData();
  const failure = useFailedStep(stepData.failed(step));
  const isComplete = isStepComplete(step, stepData.data);
  useMoveOn(isComplete);
  return (
    <>
      <PageHeader title={t(stepTitles[step])} description={[t(`lead.${step}`), more].filter(Boolean).join(' ')} />
      <div className={styles.content}>
        {isComplete ? <StepComplete /> : <EarlierStepNotice step={step} stepData={stepData} />}
        {notice}
        {/* Above what takes its room only once it has come. */}
        {hint === undefined ? null : <p className={styles.hint}>{hint}</p>}
        {failure ? <FailedStep {...failure} /> : <Widget {...stepWidgets[step]} props={inStep} />}
      </div>
    </>
  );
}

/**
 * Moves on by itself once the step has become complete without an event that says so: a fetch has brought what another tab or the
 * platform did, or what the answer to a save lacked (PD9). Changes made here are told on the bus, which the guards hear, as
 * they do a Retry.
 */
function useMoveOn(isComplete: boolean): void {
  const { navigation } = usePlatform();
  const wasComplete = useRef(isComplete);
  useEffect(() => {
    if (isComplete && !wasComplete.current) void navigation.rerunGuards();
    wasComplete.current = isComplete;
  }, [isComplete, navigation]);
}
