import type { RecordedCall, TestPlatform, TestPlatformOptions } from '@careline/shared/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { Conditions } from '../conditions/conditions';
import { cardiology, createAccountPlatform, type OpenedSite, PROFILE, SAVE_PROFILE, sleep } from './account-platform';

export const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
export const flu = { id: id(9001), name: 'Influenza' };
export const asthma = { id: id(9002), name: 'Asthma' };
export const backPain = { id: id(9003), name: 'Back pain' };
const many = Array.from({ length: 2997 }, (_, index) => ({ id: id(index), name: `Condition ${index}` }));
export const treated = {
  id: 'link-1',
  condition_id: asthma.id,
  professional_id: 'professional-1',
  condition_details: asthma,
  active: true,
  personalized_short_description: 'Breathing freely',
  personalized_long_description: 'Twenty years with children who have asthma.',
  associated_skills: [{ skill_id: cardiology.id }],
};
/** Names of the fields of a condition's texts. */
export const shortText = 'personalized_short_description';
export const longText = 'personalized_long_description';

interface Changes {
  readonly conditions_to_link?: readonly { readonly condition_id: string }[];
  readonly conditions_to_unlink?: readonly string[];
}

interface Opening extends TestPlatformOptions {
  readonly conditions?: readonly object[];
  /** Shows them as a step of onboarding does. */
  readonly isStep?: boolean;
}

/** The conditions over a server that links and unlinks. */
export async function openConditions({
  conditions = [treated],
  isStep = false,
  ...options
}: Opening = {}): Promise<OpenedSite> {
  const names = new Map([flu, asthma, backPain].map((item) => [item.id, item]));
  const linked = new Map<unknown, object>(conditions.map((condition) => [Object.values(condition)[1], condition]));
  const profile = () => ({
    profile: { id: 'profile-1', skills: [cardiology], personalized_conditions: [...linked.values()] },
  });
  const site = await createAccountPlatform({
    path: '/dashboard/conditions',
    ...options,
    answers: {
      [PROFILE]: profile,
      [SAVE_PROFILE]: ({ body }: { body: { body: Changes } }) => {
        for (const link of body.body.conditions_to_link ?? [])
          linked.set(link.condition_id, { id: 'link', ...link, condition_details: names.get(link.condition_id) });
        for (const unlinked of body.body.conditions_to_unlink ?? []) linked.delete(unlinked);
        return profile();
      },
      'GET /conditions': { conditions: [flu, asthma, backPain, ...many] },
      'GET /conditions/search': [],
      'GET /skills': { skills: [cardiology, sleep] },
      ...options.answers,
    },
  });
  const view = site.show(<Conditions isStep={isStep} />);
  await screen.findByRole('option', { name: 'Add Influenza' });
  return { ...site, view };
}

export const search = () => screen.getByRole('combobox', { name: 'Search conditions' });
export const typeText = (text: string) => fireEvent.change(search(), { target: { value: text } });
export const pressKey = (key: string) => fireEvent.keyDown(search(), { key });
export const options = () => screen.queryAllByRole('option').map((option) => option.getAttribute('aria-label'));
export const active = () => document.getElementById(search().getAttribute('aria-activedescendant') ?? '');

const bodies = (calls: readonly RecordedCall[]) => calls.map((call) => call.body);
export const puts = (site: TestPlatform) => bodies(site.api.callsOf(SAVE_PROFILE));

/** The last change that was sent, once there are `count`. */
export async function put(site: TestPlatform, count = 1): Promise<unknown> {
  await waitFor(() => expect(puts(site)).toHaveLength(count));
  return puts(site).at(-1);
}
