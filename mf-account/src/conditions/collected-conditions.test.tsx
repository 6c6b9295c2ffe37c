import { failure } from '@careline/shared/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { PROFILE, SAVE_PROFILE } from '../testing/account-platform';
import {
  asthma,
  backPain,
  flu,
  openConditions,
  pressKey,
  put,
  puts,
  treated,
  typeText,
} from '../testing/conditions-site';
import { heldBack } from '../testing/controls';

/** Adds what the search finds first, as a hand at the keyboard does. */
function addByKeyboard(text: string): void {
  typeText(text);
  pressKey('Enter');
}

it('U5 AX4: a step collects conditions, says how many, and sends them by one call when the professional goes on', async () => {
  const site = await openConditions({ conditions: [], isStep: true });
  const changes = vi.fn();
  site.platform.events.on('condition.changed').subscribe(changes);
  expect(screen.getByText('Add at least one condition to go on.').getAttribute('role')).toBe('status');
  addByKeyboard('Influenza');
  expect(await screen.findByText('1 condition chosen.')).toBeDefined();
  addByKeyboard('Asthma');
  const onward = await screen.findByRole('button', { name: 'Continue with 2 conditions' });
  expect(puts(site)).toHaveLength(0);
  expect(changes).not.toHaveBeenCalled();

  fireEvent.click(onward);
  fireEvent.click(onward);
  expect(await put(site)).toMatchObject({
    body: {
      conditions_to_link: [
        {
          condition_id: flu.id,
          active: true,
          personalized_short_description: 'I specialize in treating this condition',
        },
        { condition_id: asthma.id },
      ],
    },
  });
  await waitFor(() => expect(changes).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ change: 'linked' })));
});

it('U5: what was collected is there after a reload, can be taken off again, and stays where the call fails', async () => {
  const kept = [{ condition_id: flu.id, condition_details: { name: flu.name }, active: true }];
  const site = await openConditions({
    conditions: [],
    isStep: true,
    answers: { [SAVE_PROFILE]: failure(500) },
  });
  addByKeyboard('Influenza');
  expect(site.platform.drafts.read('collected-conditions')).toMatchObject(kept);
  fireEvent.click(await screen.findByRole('button', { name: 'Continue with 1 condition' }));
  expect(await screen.findByText('Update Failed')).toBeDefined();
  expect(await screen.findByRole('button', { name: 'Continue with 1 condition' })).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Remove Influenza' }));
  expect(await screen.findByText('Add at least one condition to go on.')).toBeDefined();
  expect(site.platform.drafts.read('collected-conditions')).toEqual([]);
});

describe('F46: what is changed while "Continue" is on its way', () => {
  /** Influenza and asthma are being sent; meanwhile back pain is added and influenza taken off again. */
  async function changeMeanwhile() {
    const held = heldBack();
    const site = await openConditions({ conditions: [], isStep: true, answers: { [SAVE_PROFILE]: held.answer } });
    addByKeyboard('Influenza');
    addByKeyboard('Asthma');
    fireEvent.click(await screen.findByRole('button', { name: 'Continue with 2 conditions' }));
    await put(site);
    addByKeyboard('Back pain');
    fireEvent.click(screen.getByRole('button', { name: 'Remove Influenza' }));
    const linkedFlu = { ...treated, condition_id: flu.id, condition_details: flu };
    site.api.answer(PROFILE, { profile: { id: 'profile-1', personalized_conditions: [treated, linkedFlu] } });
    return { site, arrive: held.arrive };
  }
  const collected = 'collected-conditions';

  it('follows it', async () => {
    const { site, arrive } = await changeMeanwhile();
    await arrive({});
    expect(await put(site, 3)).toEqual({ body: { conditions_to_unlink: [flu.id] } });
    expect(puts(site)[1]).toMatchObject({ body: { conditions_to_link: [{ condition_id: backPain.id }] } });
    await waitFor(() => expect(site.platform.drafts.read(collected)).toBeUndefined());
  });

  it('is told and kept where it cannot be sent', async () => {
    const { site, arrive } = await changeMeanwhile();
    site.api.answer(SAVE_PROFILE, failure(500));
    await arrive({});
    expect(await screen.findByText('Update Failed')).toBeDefined();
    expect(site.platform.drafts.read(collected)).toMatchObject([{ condition_id: backPain.id }]);
  });
});
