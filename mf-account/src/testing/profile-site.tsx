import type { TestPlatform, TestPlatformOptions } from '@careline/shared/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { PersonalInformation } from '../personal-information/personal-information';
import { cardiology, createAccountPlatform, type OpenedSite, PROFILE, SAVE_PROFILE, sleep } from './account-platform';

export const flu = '33333333-3333-4333-8333-333333333333';
export const ana = {
  id: 'profile-1',
  first_name: 'Ana',
  middle_name: 'Maria',
  last_name: 'Reyes',
  description: 'Hearts, mostly.',
  organization_name: 'Reyes Clinic',
  email: 'ana@careline.example',
  photo_url: 'https://pictures.example/ana.webp',
  personal_address_street1: '1 Main St',
  personal_address_street2: 'Floor 2',
  personal_address_city: 'Austin',
  personal_address_state: 'TX',
  personal_address_postal: '78701',
  personal_address_country: 'US',
  skills: [cardiology],
  skill_ids: [cardiology.id],
  condition_ids: [flu],
};

interface Opening extends TestPlatformOptions {
  readonly profile?: object | Response;
  /** Shows it as a step of onboarding does. */
  readonly isStep?: boolean;
}

export interface ProfileSite extends OpenedSite {
  /** Changes the profile on the server, as another device does. */
  readonly change: (fields: object) => void;
}

/** The profile's form over a server that keeps what is put to it. */
export async function openProfile({
  profile = { profile: ana },
  isStep = false,
  ...options
}: Opening = {}): Promise<ProfileSite> {
  let kept: unknown = profile;
  const site = await createAccountPlatform({
    path: '/dashboard/account/personal-information',
    ...options,
    answers: {
      [PROFILE]: () => kept,
      [SAVE_PROFILE]: ({ body }: { body: { body: object } }) => {
        kept = { profile: { ...ana, ...body.body } };
        return kept;
      },
      'GET /skills': { skills: [cardiology, sleep] },
      ...options.answers,
    },
  });
  const view = site.show(<PersonalInformation isStep={isStep} />);
  await screen.findByRole('button', { name: 'Save profile' });
  const change = (fields: object) => {
    kept = { profile: { ...ana, ...fields } };
  };
  return { ...site, view, change };
}

export const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save profile' }));
export const puts = (site: TestPlatform) => site.api.callsOf(SAVE_PROFILE).map((call) => call.body);

/** The last save that was sent, once there are `count`. */
export async function lastPut(site: TestPlatform, count = 1): Promise<unknown> {
  await waitFor(() => expect(puts(site)).toHaveLength(count));
  return puts(site).at(-1);
}
