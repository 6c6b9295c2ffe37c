import { localePath, type Session } from '@careline/shared';
import type { Target } from '../routes/target';
import type { OnboardingProgress } from './onboarding-progress';
import type { GuardAnswer } from './outcome';
import { isPublicPath } from './public-paths';

/** Loads what is missing of the data that the steps are judged by, and judges them. */
export type LoadProgress = () => Promise<OnboardingProgress>;

/** Always reachable for a signed-in user (specification.md §2, decisions.md D2). */
const exemptPath = '/dashboard/conditions';

/** Leads a signed-in user to the first incomplete step (specification.md §2 "Onboarding guard"). */
export async function onboardingGuard(
  target: Target,
  session: Session,
  loadProgress: LoadProgress,
): Promise<GuardAnswer> {
  const path = target.path.toLowerCase();
  if (isPublicPath(path) || path === exemptPath || !session.getSnapshot().isAuthenticated) return undefined;
  const { steps, current } = await loadProgress();
  const here = steps.find((step) => path === stepPath(step.id));
  if (here && !here.isComplete) return undefined;
  if (current === 'complete') return here ? redirectTo('/dashboard', target) : undefined;
  return redirectTo(stepPath(current), target);
}

export function stepPath(step: string): string {
  return `/onboarding/${step}`;
}

function redirectTo(path: string, target: Target): GuardAnswer {
  return { kind: 'redirect', to: localePath(path, target.locale) };
}
