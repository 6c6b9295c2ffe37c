import { localePath, type PageName, type Session } from '@careline/shared';
import type { OnboardingStep } from '@careline/shared/api';
import type { SiteRoute } from '../routes/route-table';
import type { Target } from '../routes/target';
import type { OnboardingProgress } from './onboarding-progress';
import type { GuardAnswer } from './outcome';

/** Loads what is missing of the data that the steps are judged by, and judges them. */
export type LoadProgress = () => Promise<OnboardingProgress>;

export interface OnboardingGuardParts {
  readonly session: Session;
  readonly loadProgress: LoadProgress;
  /** The unprefixed path of a named page. */
  readonly pathOf: (name: PageName) => string;
}

/** Leads a signed-in user to the first incomplete step, unless the page is open to whoever is on the way (R47–R52). */
export async function onboardingGuard(
  target: Target,
  route: SiteRoute | undefined,
  { session, loadProgress, pathOf }: OnboardingGuardParts,
): Promise<GuardAnswer> {
  const access = route?.access ?? 'signed-in';
  if (access !== 'signed-in' || !session.getSnapshot().isAuthenticated) return undefined;
  const { steps, current } = await loadProgress();
  const here = steps.find((step) => route?.name === stepPage(step.id));
  if (here && !here.isComplete) return undefined;
  if (current === 'complete') return here ? redirectTo(pathOf('dashboard'), target) : undefined;
  return redirectTo(pathOf(stepPage(current)), target);
}

/** The name under which a step's page is known, whoever brings it. */
export function stepPage(step: OnboardingStep): `onboarding-${OnboardingStep}` {
  return `onboarding-${step}`;
}

function redirectTo(path: string, target: Target): GuardAnswer {
  return { kind: 'redirect', to: localePath(path, target.locale) };
}
