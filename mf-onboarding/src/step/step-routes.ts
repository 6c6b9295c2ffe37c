import type { OnboardingStep } from '@careline/shared/api';
import manifest from '../../remote.manifest';

export function stepPath(step: OnboardingStep): string {
  return `/onboarding/${step}`;
}

/** Text key of a step's title, as its route declares it. Throws where the manifest lacks the step, which no release passes. */
export function stepTitle(step: OnboardingStep): string {
  const route = manifest.routes.find(({ path }) => path === stepPath(step));
  if (!route) throw new Error(`remote.manifest.ts declares no route for the step "${step}".`);
  return route.title;
}
