import { queryKeys } from '@careline/shared/api';
import { failure, heldBack } from '@careline/shared/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { PROFILE, SAVE_PROFILE, sleep } from '../testing/account-platform';
import {
  asthma,
  backPain,
  flu,
  longText,
  openConditions,
  pressKey,
  put,
  puts,
  shortText,
  treated,
  typeText,
} from '../testing/conditions-site';
import { control, focused, typeInto } from '../testing/controls';
import { newCondition } from './condition-values';
import { Conditions } from './conditions';

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

it('F250: what was collected names its skills after a reload, though the profile does not have them yet', async () => {
  const site = await openConditions({ conditions: [], isStep: true });
  site.view.unmount();
  const associated_skills = [{ skill_id: sleep.id }];
  site.platform.drafts.write('collected-conditions', [{ ...treated, associated_skills }]);
  site.show(<Conditions isStep />);
  expect(await screen.findByText('Sleep medicine')).toBeDefined();
  expect(screen.queryByText(sleep.id)).toBeNull();
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

describe('what is set back to its default', () => {
  const inactive = { ...newCondition(asthma.id, asthma.name), active: false };
  const stored = { profile: { id: 'profile-1', personalized_conditions: [inactive] } };
  const toggle = () => fireEvent.click(screen.getByRole('switch', { name: /Asthma/ }));
  const goOn = async () => fireEvent.click(await screen.findByRole('button', { name: 'Continue with 1 condition' }));
  const active = { body: { conditions_to_link: [{ condition_id: asthma.id, active: true }] } };

  async function sendInactive(answer: unknown) {
    const site = await openConditions({ conditions: [], isStep: true, answers: { [SAVE_PROFILE]: answer } });
    addByKeyboard('Asthma');
    await screen.findByRole('switch', { name: /Asthma/ });
    toggle();
    await goOn();
    await put(site);
    return site;
  }

  it('F378: while "Continue" is on its way follows it', async () => {
    const { answer, arrive } = heldBack();
    const site = await sendInactive(answer);
    toggle();
    site.api.answer(PROFILE, stored);
    await arrive({});
    expect(await put(site, 2)).toMatchObject(active);
  });

  it('F378: while a second call is on its way that fails is sent by the next "Continue"', async () => {
    const { answer, arrive } = heldBack();
    const site = await sendInactive(answer);
    toggle();
    site.api.answer(PROFILE, stored);
    site.api.answer(SAVE_PROFILE, failure(500));
    await arrive({});
    expect(await screen.findByText('Update Failed')).toBeDefined();
    site.api.answer(SAVE_PROFILE, {});
    await goOn();
    expect(await put(site, 3)).toMatchObject(active);
  });

  it('F378: after nobody could say whether it arrived is sent by the next "Continue"', async () => {
    const lost = heldBack();
    const site = await sendInactive(lost.answer);
    site.api.answer(PROFILE, failure(400));
    await lost.arrive(failure(504));
    expect(await screen.findByText('Update Failed')).toBeDefined();
    toggle();
    site.api.answer(PROFILE, stored);
    site.api.answer(SAVE_PROFILE, {});
    await goOn();
    expect(await put(site, 2)).toMatchObject(active);
  });
});

describe('F56: "Continue" while the form of a condition is open', () => {
  async function openForm() {
    const site = await openConditions({ conditions: [], isStep: true });
    addByKeyboard('Influenza');
    fireEvent.click(await screen.findByRole('button', { name: 'Edit Influenza' }));
    return site;
  }
  const goOn = () => fireEvent.click(screen.getByRole('button', { name: 'Continue with 1 condition' }));

  it('takes what was typed in it along', async () => {
    const site = await openForm();
    typeInto(longText, 'Mine.');
    goOn();
    expect(await put(site)).toMatchObject({
      body: { conditions_to_link: [{ condition_id: flu.id, [longText]: 'Mine.' }] },
    });
    await waitFor(() => expect(site.platform.drafts.read(`condition.${flu.id}`)).toBeUndefined());
  });

  it('stays where that is not valid, and leads to what is wrong', async () => {
    const site = await openForm();
    typeInto(shortText, 'x'.repeat(501));
    goOn();
    const wrong = await screen.findByRole('link', { name: 'Short description: This text is too long. Shorten it' });
    await waitFor(() => expect(focused()).toBe(wrong.closest('[role="alert"]')));
    expect(puts(site)).toHaveLength(0);
  });
});

it('F59: a refusal stays on the page, and opens the condition whose words it is about', async () => {
  const message = 'Long description may have at most 4000 characters';
  const refused = { message, field: `conditions_to_link.1.${longText}` };
  await openConditions({
    conditions: [],
    isStep: true,
    answers: { [SAVE_PROFILE]: () => Response.json(refused, { status: 400 }) },
  });
  addByKeyboard('Influenza');
  addByKeyboard('Asthma');
  fireEvent.click(await screen.findByRole('button', { name: 'Continue with 2 conditions' }));
  expect((await screen.findByRole('alert')).textContent).toContain(message);
  expect(screen.getByRole('form', { name: 'Edit Asthma' })).toBeDefined();
  await waitFor(() => expect(focused()).toBe(control(longText)));
  expect(control(longText).getAttribute('aria-invalid')).toBe('true');
});

describe('F60: what is collected in one tab while another one goes on', () => {
  /** Asthma is collected here, and influenza has been stored by another tab. */
  async function collectBoth(answer: object) {
    const site = await openConditions({ conditions: [], isStep: true, answers: { [SAVE_PROFILE]: () => answer } });
    addByKeyboard('Asthma');
    const stored = { ...treated, condition_id: flu.id, condition_details: flu };
    site.api.answer(PROFILE, { profile: { id: 'profile-1', personalized_conditions: [stored] } });
    await act(() => site.platform.queries.refetchQueries({ queryKey: queryKeys.profile }));
    expect(await put(site)).toMatchObject({ body: { conditions_to_link: [{ condition_id: asthma.id }] } });
    return site;
  }

  it('follows by itself', async () => {
    const site = await collectBoth({});
    expect(await screen.findByRole('button', { name: 'Edit Influenza' })).toBeDefined();
    expect(site.platform.drafts.read('collected-conditions')).toBeUndefined();
    expect(puts(site)).toHaveLength(1);
  });

  it('stays on its page where that fails, and is sent from the next one that shows conditions', async () => {
    const site = await collectBoth(failure(500));
    expect(await screen.findByText('Update Failed')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Continue with 1 condition' })).toBeDefined();
    site.api.answer(SAVE_PROFILE, {});
    site.view.unmount();
    site.show(<Conditions />);
    expect(await put(site, 2)).toMatchObject({ body: { conditions_to_link: [{ condition_id: asthma.id }] } });
    await waitFor(() => expect(site.platform.drafts.read('collected-conditions')).toBeUndefined());
  });
});
