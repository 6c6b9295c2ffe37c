import type { OnboardingStep } from '@careline/shared/api';
import declaration from '../../remote.manifest';

/** Path and title key of a step's page, as it is declared. Throws where the declaration lacks the step, which no release passes. */
export function stepPage(step: OnboardingStep): { readonly path: string; readonly title: string } {
  const page = declaration.pages.find(({ name }) => name === `onboarding-${step}`);
  if (!page) throw new Error(`remote.manifest.ts declares no page for the step "${step}".`);
  return page;
}
