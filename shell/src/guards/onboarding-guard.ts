import { localePath, type PageName, type Session } from '@careline/shared';
import type { OnboardingStep } from '@careline/shared/api';
import type { SiteRoute } from '../routes/route-table';
import type { Target } from '../routes/target';
import type { CompletedBefore } from './completed-before';
import type { FoundProgress } from './onboarding-progress';
import type { GuardAnswer } from './outcome';

/** Loads what is missing of the data that the steps are judged by, and judges them; undefined where a list gave no answer. */
export type LoadProgress = () => Promise<FoundProgress>;

export interface OnboardingGuardParts {
  readonly session: Session;
  readonly loadProgress: LoadProgress;
  readonly completed: Pick<CompletedBefore, 'note'>;
  /** The unprefixed path of a named page. */
  readonly pathOf: (name: PageName) => string;
}

/** Leads a signed-in user to the first incomplete step, unless the page is open to whoever is on the way (R47–R52). */
export async function onboardingGuard(
  target: Target,
  route: SiteRoute | undefined,
  { session, loadProgress, completed, pathOf }: OnboardingGuardParts,
): Promise<GuardAnswer> {
  const access = route?.access ?? 'signed-in';
  const { isAuthenticated, user } = session.getSnapshot();
  if (access !== 'signed-in' || !isAuthenticated) return undefined;
  const progress = await loadProgress();
  if (!progress) return { kind: 'unanswered' };
  const { steps, current, isWhole } = progress;
  if (user && isWhole) completed.note(user.id, current === 'complete');
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
