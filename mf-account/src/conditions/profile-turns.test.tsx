import { heldBack } from '@careline/shared/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PersonalInformation } from '../personal-information/personal-information';
import { PROFILE, SAVE_PROFILE } from '../testing/account-platform';
import { flu, openConditions, put, puts, treated } from '../testing/conditions-site';
import { typeInto } from '../testing/controls';

/** Turns that are taken, or waited for. */
let turns: string[];

beforeEach(() => {
  turns = [];
  let last: Promise<unknown> = Promise.resolve();
  function request(name: string, action: () => Promise<unknown>): Promise<unknown> {
    turns.push(name);
    const turn = last.then(action).finally(() => turns.pop());
    last = turn.catch(() => undefined);
    return turn;
  }
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { locks: { request } }));
});

const treatedFlu = { ...treated, condition_id: flu.id, condition_details: flu };
const stored = (conditions: readonly (typeof treated)[]) => ({
  profile: {
    id: 'profile-1',
    condition_ids: conditions.map(({ condition_id }) => condition_id),
    personalized_conditions: conditions,
  },
});

const saveProfile = () => fireEvent.click(screen.getByRole('button', { name: 'Save profile' }));

describe('F243: a save of the profile waits for', () => {
  it.each([
    ['a condition that is still being added', false, [treated]],
    ['what a step of onboarding is sending', true, []],
  ])('%s, and keeps it', async (_case, isStep, before) => {
    const { answer, arrive } = heldBack();
    const site = await openConditions({
      isStep,
      answers: { [PROFILE]: stored(before), [SAVE_PROFILE]: answer },
    });
    fireEvent.click(screen.getByRole('option', { name: 'Add Influenza' }));
    if (isStep) fireEvent.click(await screen.findByRole('button', { name: 'Continue with 1 condition' }));
    await put(site);
    site.view.unmount();
    site.show(<PersonalInformation />);
    await screen.findByRole('button', { name: 'Save profile' });
    typeInto('last_name', 'Santos');
    saveProfile();
    await waitFor(() => expect(turns).toEqual(['careline.profile', 'careline.profile']));
    site.api.answer(PROFILE, stored([...before, treatedFlu]));
    await arrive({});
    expect(await put(site, 2)).toMatchObject({
      body: { last_name: 'Santos', condition_ids: [...before, treatedFlu].map(({ condition_id }) => condition_id) },
    });
  });
});

it('F243: while a question stands nothing waits for its answer', async () => {
  const site = await openConditions({ answers: { [PROFILE]: stored([treated]) } });
  site.view.unmount();
  site.show(<PersonalInformation />);
  await screen.findByRole('button', { name: 'Save profile' });
  typeInto('last_name', 'Santos');
  site.api.answer(PROFILE, { profile: { ...stored([treated]).profile, last_name: 'Rey' } });
  saveProfile();
  await screen.findByRole('dialog');
  expect(turns).toEqual([]);
  expect(puts(site)).toEqual([]);
});
