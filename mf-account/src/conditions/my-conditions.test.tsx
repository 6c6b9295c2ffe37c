import { queryKeys } from '@careline/shared/api';
import { failure, heldBack } from '@careline/shared/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { cardiology, PROFILE, SAVE_PROFILE, sleep } from '../testing/account-platform';
import {
  active,
  asthma,
  backPain,
  flu,
  id,
  openConditions,
  pressKey,
  put,
  puts,
  search,
  treated,
  typeText,
} from '../testing/conditions-site';
import { typeInto } from '../testing/controls';

const DEFAULT_SHORT = 'I specialize in treating this condition';
const DEFAULT_LONG = 'I have experience and expertise in providing care for patients with this condition.';

describe('adding and removing conditions', () => {
  it('R154 R176 R178: adds with the default descriptions, shows it at once and fetches the profile again', async () => {
    const site = await openConditions();
    const changes = vi.fn();
    site.platform.events.on('condition.changed').subscribe(changes);
    fireEvent.click(screen.getByRole('option', { name: 'Add Influenza' }));
    expect(screen.getByRole('button', { name: 'Remove Influenza' })).toBeDefined();
    expect(await put(site)).toEqual({
      body: {
        conditions_to_link: [
          {
            condition_id: flu.id,
            personalized_short_description: DEFAULT_SHORT,
            personalized_long_description: DEFAULT_LONG,
            active: true,
            associated_skills: [],
          },
        ],
      },
    });
    await waitFor(() => expect(changes).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ change: 'linked' })));
    expect(site.api.calls.at(-1)).toMatchObject({ method: 'GET', path: '/professionals/profile' });
    expect(screen.getByRole('button', { name: 'Remove Influenza' })).toBeDefined();
  });

  it('works by keyboard alone, several in a row', async () => {
    const site = await openConditions();
    typeText('influ');
    expect(active()?.getAttribute('aria-label')).toBe('Add Influenza');
    pressKey('Enter');
    expect(active()?.getAttribute('aria-label')).toBe('Influenza, added');
    pressKey('Escape');
    expect(search()).toHaveProperty('value', '');
    expect(active()).toBeNull();
    pressKey('ArrowDown');
    pressKey('PageDown');
    pressKey('PageDown');
    pressKey('PageUp');
    pressKey('ArrowUp');
    expect(active()?.getAttribute('aria-label')).toBe('Add Condition 3');
    pressKey('Enter');
    typeText('back');
    pressKey('Enter');
    await put(site, 3);
    expect(puts(site)).toMatchObject(
      [flu.id, id(3), backPain.id].map((condition_id) => ({ body: { conditions_to_link: [{ condition_id }] } })),
    );
  });

  it.each([
    ['Chrome and Firefox', { isComposing: true }],
    ['Safari', { keyCode: 229 }],
  ])('F63: Enter that ends a composition of %s adds nothing', async (_browser, key) => {
    const site = await openConditions();
    typeText('influ');
    fireEvent.keyDown(search(), { key: 'Enter', ...key });
    await act(async () => {});
    expect(screen.queryByRole('button', { name: 'Remove Influenza' })).toBeNull();
    expect(puts(site)).toHaveLength(0);
  });

  it('adds nothing twice', async () => {
    const site = await openConditions();
    typeText('asthma');
    pressKey('Enter');
    fireEvent.click(screen.getByRole('option', { name: 'Asthma, added' }));
    await act(async () => {});
    expect(puts(site)).toHaveLength(0);
  });

  it('R218: what could not be added is taken back, with the message', async () => {
    await openConditions({ answers: { [SAVE_PROFILE]: failure(500) } });
    fireEvent.click(screen.getByRole('option', { name: 'Add Influenza' }));
    expect(await screen.findByText('Update Failed')).toBeDefined();
    expect(screen.getByText('Failed to update profile')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Remove Influenza' })).toBeNull();
    expect(screen.getByRole('option', { name: 'Add Influenza' })).toBeDefined();
  });

  it('R177 R178: removes by the catalogue id, and can take that back with all texts', async () => {
    const site = await openConditions();
    fireEvent.click(screen.getByRole('button', { name: 'Remove Asthma' }));
    expect(await put(site)).toEqual({ body: { conditions_to_unlink: [asthma.id] } });
    expect(screen.queryByRole('button', { name: 'Remove Asthma' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await put(site, 2)).toMatchObject({
      body: { conditions_to_link: [{ condition_id: asthma.id, personalized_short_description: 'Breathing freely' }] },
    });
    expect(screen.getByRole('button', { name: 'Remove Asthma' })).toBeDefined();
  });

  it.each([
    ['removing another one', ['Remove Asthma']],
    ['taking another one back', ['Remove Asthma', 'Undo']],
  ])('F46: can still be taken back where %s fails meanwhile', async (_case, clicks) => {
    let conditions = [treated, { ...treated, condition_id: backPain.id, condition_details: backPain }];
    const { answer, arrive } = heldBack();
    const site = await openConditions({
      conditions,
      answers: {
        [PROFILE]: () => ({ profile: { id: 'profile-1', personalized_conditions: conditions } }),
        [SAVE_PROFILE]: ({ body }: { body: { body: { conditions_to_unlink?: readonly string[] } } }) => {
          if (puts(site).length === clicks.length) return answer();
          conditions = conditions.filter((one) => !body.body.conditions_to_unlink?.includes(one.condition_id));
          return {};
        },
      },
    });
    const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
    for (const [index, name] of clicks.entries()) {
      click(name);
      await put(site, index + 1);
    }
    click('Remove Back pain');
    await arrive(failure(500));
    expect(await screen.findByText('Update Failed')).toBeDefined();
    click('Undo');
    expect(await screen.findByRole('button', { name: 'Remove Back pain' })).toBeDefined();
  });

  it('F245 R57: says what follows where the last one was removed, and only there', async () => {
    await openConditions({
      conditions: [treated, { ...treated, condition_id: backPain.id, condition_details: backPain }],
    });
    const consequence = () => screen.queryByText(/you cannot use most of the dashboard/);
    fireEvent.click(screen.getByRole('button', { name: 'Remove Asthma' }));
    expect(consequence()).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Remove Back pain' }));
    expect(consequence()?.closest('[role="status"]')).not.toBeNull();
  });

  it('R74: a condition without a name is called so where it is edited and where it was removed', async () => {
    await openConditions({ conditions: [{ ...treated, condition_details: { id: asthma.id } }] });
    fireEvent.click(screen.getByRole('button', { name: 'Edit Condition without a name' }));
    expect(screen.getByRole('heading', { name: 'Condition without a name' })).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    fireEvent.click(screen.getByRole('button', { name: 'Remove Condition without a name' }));
    expect(screen.getByText('Condition without a name was removed.')).toBeDefined();
  });

  it('switches off and on in the list', async () => {
    const site = await openConditions();
    fireEvent.click(screen.getByRole('switch', { name: 'Active: Asthma' }));
    expect(await put(site)).toMatchObject({
      body: { conditions_to_link: [{ active: false, personalized_short_description: 'Breathing freely' }] },
    });
    expect(screen.getByRole('switch', { name: 'Active: Asthma' }).getAttribute('aria-checked')).toBe('false');
  });
});

describe('skills of several changes', () => {
  it('R176: skills of changes that wait for each other are all kept', async () => {
    const other = { id: 'link-2', condition_id: backPain.id, condition_details: backPain, active: true };
    const { answer, arrive } = heldBack();
    let profile: object = { id: 'profile-1', skills: [], personalized_conditions: [treated, other] };
    const site = await openConditions({
      answers: {
        [PROFILE]: () => ({ profile }),
        [SAVE_PROFILE]: async ({ body }: { body: { body: { skill_ids?: readonly string[] } } }) => {
          profile = { ...profile, ...body.body };
          await answer();
          return { profile };
        },
      },
    });
    fireEvent.click(screen.getByRole('switch', { name: 'Active: Asthma' }));
    fireEvent.click(screen.getByRole('button', { name: 'Edit Back pain' }));
    typeInto('associated_skills', 'sleep');
    const skills = within(screen.getByRole('listbox', { name: /Associated skills/ }));
    fireEvent.click(await skills.findByRole('option', { name: 'Sleep medicine' }));
    fireEvent.click(screen.getByRole('button', { name: 'Save condition' }));
    expect(await put(site)).toMatchObject({ body: { skill_ids: [cardiology.id] } });
    await arrive({});
    expect(await put(site, 2)).toMatchObject({
      body: {
        conditions_to_link: [{ condition_id: backPain.id, associated_skills: [{ skill_id: sleep.id }] }],
        skill_ids: [cardiology.id, sleep.id],
      },
    });
  });

  it('R176: skills are kept where the profile could not be fetched after the change that added them', async () => {
    const site = await openConditions({ conditions: [{ ...treated, associated_skills: [{ skill_id: sleep.id }] }] });
    site.api.answer(SAVE_PROFILE, () => {
      site.api.answer(PROFILE, failure(400));
      return {};
    });
    fireEvent.click(screen.getByRole('switch', { name: 'Active: Asthma' }));
    expect(await put(site)).toMatchObject({ body: { skill_ids: [cardiology.id, sleep.id] } });
    await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
    expect(site.platform.queries.getQueryData(queryKeys.profile)).toMatchObject({
      personalized_conditions: [{ active: false }],
      skill_ids: [cardiology.id, sleep.id],
    });
  });
});
