import { Link, usePagePath, useTexts } from '@careline/shared';
import { type OnboardingStep, onboardingStep, onboardingSteps } from '@careline/shared/api';
import { Alert } from '@careline/shared/ui';
import type { StepData } from './use-step-data';

export interface EarlierStepNoticeProps {
  readonly step: OnboardingStep;
  readonly stepData: StepData;
}

/** A step may be opened before its turn; this leads back to the one that comes first, by its name in the list of steps (PD48). */
export function EarlierStepNotice({ step, stepData }: EarlierStepNoticeProps) {
  const { t } = useTexts();
  const pathOf = usePagePath();
  if (!stepData.isLoaded) return null;
  const first = onboardingStep(stepData.data);
  if (first === 'complete' || onboardingSteps.indexOf(first) >= onboardingSteps.indexOf(step)) return null;
  const isNumberWithoutSubscription = step === 'twilio-numbers' && first === 'subscription';
  return (
    <Alert
      tone="info"
      title={t('earlier.title')}
      action={<Link to={pathOf(`onboarding-${first}`)}>{t('earlier.link', { step: t(`steps.${first}`) })}</Link>}
    >
      {isNumberWithoutSubscription ? t('earlier.subscription') : t('earlier.text')}
    </Alert>
  );
}
