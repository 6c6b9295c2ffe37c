import { failure } from '@careline/shared/testing';
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { cardiology, PROFILE, SAVE_PROFILE, sleep } from '../testing/account-platform';
import {
  asthma,
  longText,
  openConditions,
  pressKey,
  put,
  puts,
  shortText,
  treated,
  typeText,
} from '../testing/conditions-site';
import { typeInto } from '../testing/controls';

/** As another device has left asthma since the list was fetched here. */
const elsewhere = { ...treated, [longText]: 'Rewritten on the phone.', associated_skills: [{ skill_id: sleep.id }] };
const storedElsewhere = {
  profile: { id: 'profile-1', skills: [cardiology, sleep], personalized_conditions: [elsewhere] },
};
const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const link = (changes: object) => {
  const { condition_id, active, associated_skills } = elsewhere;
  const whole = { condition_id, [shortText]: elsewhere[shortText], [longText]: elsewhere[longText], active };
  return { body: { conditions_to_link: [{ ...whole, associated_skills, ...changes }] } };
};

describe('F54: what another device has saved of a condition since the list was fetched is not taken back by', () => {
  it('the switch', async () => {
    const site = await openConditions();
    site.api.answer(PROFILE, storedElsewhere);
    fireEvent.click(screen.getByRole('switch', { name: 'Active: Asthma' }));
    expect(await put(site)).toEqual(link({ active: false }));
  });

  it('the form', async () => {
    const site = await openConditions();
    site.api.answer(PROFILE, storedElsewhere);
    click('Edit Asthma');
    typeInto(shortText, 'Easy breathing');
    click('Save condition');
    expect(await put(site)).toEqual(link({ [shortText]: 'Easy breathing' }));
  });

  it('adding it anew', async () => {
    const site = await openConditions({ conditions: [] });
    site.api.answer(PROFILE, storedElsewhere);
    fireEvent.click(screen.getByRole('option', { name: 'Add Asthma' }));
    expect(await put(site)).toEqual(link({}));
  });

  it('removing it and taking that back', async () => {
    const site = await openConditions();
    site.api.answer(PROFILE, storedElsewhere);
    site.api.answer(SAVE_PROFILE, () => {
      site.api.answer(PROFILE, { profile: { id: 'profile-1', skills: [cardiology, sleep] } });
      return {};
    });
    click('Remove Asthma');
    expect(await put(site)).toEqual({ body: { conditions_to_unlink: [asthma.id] } });
    click('Undo');
    expect(await put(site, 2)).toEqual(link({}));
  });

  it('a step that has collected it', async () => {
    const site = await openConditions({ conditions: [], isStep: true });
    site.api.answer(PROFILE, storedElsewhere);
    typeText('Asthma');
    pressKey('Enter');
    fireEvent.click(await screen.findByRole('button', { name: 'Continue with 1 condition' }));
    expect(await put(site)).toEqual(link({}));
  });
});

it('F54: a change is told as failed, and not sent, where nobody knows what it would take back', async () => {
  const site = await openConditions();
  site.api.answer(PROFILE, failure(400));
  fireEvent.click(screen.getByRole('switch', { name: 'Active: Asthma' }));
  expect(await screen.findByText('Update Failed')).toBeDefined();
  expect(screen.getByRole('switch', { name: 'Active: Asthma' }).getAttribute('aria-checked')).toBe('true');
  expect(puts(site)).toHaveLength(0);
});
