import { createTestPlatform, failure, type RecordedCall, type TestPlatformOptions } from '@careline/shared/testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { texts } from '../texts';
import { ConditionsPage } from './conditions-page';
import { ConditionsWidget } from './conditions-widget';

const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const flu = { id: id(9001), name: 'Influenza' };
const asthma = { id: id(9002), name: 'Asthma' };
const backPain = { id: id(9003), name: 'Back pain' };
const many = Array.from({ length: 2997 }, (_, index) => ({ id: id(index), name: `Condition ${index}` }));
const cardiology = { id: '11111111-1111-4111-8111-111111111111', name: 'Cardiology' };
const sleep = { id: '22222222-2222-4222-8222-222222222222', name: 'Sleep medicine' };
const treated = {
  id: 'link-1',
  condition_id: asthma.id,
  professional_id: 'professional-1',
  condition_details: asthma,
  active: true,
  personalized_short_description: 'Breathing freely',
  personalized_long_description: 'Twenty years with children who have asthma.',
  associated_skills: [{ skill_id: cardiology.id }],
};
const DEFAULT_SHORT = 'I specialize in treating this condition';
const DEFAULT_LONG = 'I have experience and expertise in providing care for patients with this condition.';

interface Changes {
  readonly conditions_to_link?: readonly { readonly condition_id: string }[];
  readonly conditions_to_unlink?: readonly string[];
}

interface Opening extends TestPlatformOptions {
  readonly conditions?: readonly object[];
  readonly onChanged?: () => void;
}

/** The conditions over a server that links and unlinks. */
async function openConditions({ conditions = [treated], onChanged, ...options }: Opening = {}) {
  const names = new Map([flu, asthma, backPain].map((item) => [item.id, item]));
  const linked = new Map<unknown, object>(conditions.map((condition) => [Object.values(condition)[1], condition]));
  const profile = () => ({
    profile: { id: 'profile-1', skills: [cardiology], personalized_conditions: [...linked.values()] },
  });
  const site = await createTestPlatform({
    path: '/dashboard/conditions',
    owner: 'mf-account',
    texts,
    ...options,
    answers: {
      'GET /professionals/profile': profile,
      'PUT /professionals/profile': ({ body }: { body: { body: Changes } }) => {
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
  const view = site.show(<ConditionsWidget {...(onChanged && { onChanged })} />);
  await screen.findByRole('option', { name: 'Add Influenza' });
  return { ...site, view };
}

type Site = Awaited<ReturnType<typeof openConditions>>;
const search = () => screen.getByRole('combobox', { name: 'Search conditions' });
const typeText = (text: string) => fireEvent.change(search(), { target: { value: text } });
const press = (key: string) => fireEvent.keyDown(search(), { key });
/** As a keyboard does: the button has the focus. */
const pressButton = (name: string) => {
  const button = screen.getByRole('button', { name });
  button.focus();
  fireEvent.click(button);
};
const focused = () => document.activeElement;
const shortText = 'personalized_short_description';
const longText = 'personalized_long_description';
const typeInto = (name: string, value: string) => fireEvent.change(control(name), { target: { value } });
/** An answer that the test gives when it wants. */
function heldBack() {
  let arrive: (answer: object) => void = () => {};
  const answer = new Promise<object>((resolve) => {
    arrive = resolve;
  });
  return { answer: () => answer, arrive: (body: object) => act(async () => arrive(body)) };
}
const options = () => screen.queryAllByRole('option').map((option) => option.getAttribute('aria-label'));
const active = () => document.getElementById(search().getAttribute('aria-activedescendant') ?? '');
const bodies = (calls: readonly RecordedCall[]) => calls.map((call) => call.body);
const puts = (site: Site) => bodies(site.api.callsOf('PUT /professionals/profile'));
const put = async (site: Site, count = 1) => {
  await waitFor(() => expect(puts(site)).toHaveLength(count));
  return puts(site).at(-1);
};
const control = (name: string) => {
  const element = document.querySelector(`[name="${name}"]`);
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) return element;
  throw new Error(`No control is named ${name}`);
};

afterEach(cleanup);

describe('the conditions page', () => {
  it('R15 R74: shows each condition with its texts, state and skills', async () => {
    const site = await createTestPlatform({
      owner: 'mf-account',
      texts,
      answers: {
        'GET /professionals/profile': {
          profile: { id: 'profile-1', skills: [cardiology], personalized_conditions: [treated] },
        },
        'GET /conditions': [],
      },
    });
    site.show(<ConditionsPage />);
    expect(screen.getByRole('heading', { level: 1, name: 'Conditions' })).toBeDefined();
    expect(await screen.findByText('Breathing freely')).toBeDefined();
    expect(screen.getByText('Twenty years with children who have asthma.')).toBeDefined();
    expect(screen.getByText('Skills: Cardiology')).toBeDefined();
    expect(screen.getByRole('switch', { name: 'Active: Asthma' }).getAttribute('aria-checked')).toBe('true');
  });

  it('R27: asks for its data again on each entry, within the life of the cache', async () => {
    const site = await openConditions();
    const count = (call: string) => site.api.callsOf(call).length;
    const start = Date.now();
    const enter = (after: number) => {
      vi.spyOn(Date, 'now').mockImplementation(() => start + after);
      return site.navigation.navigate('/dashboard/conditions');
    };
    site.view.unmount();
    await enter(5_000);
    const page = site.show(<ConditionsPage />);
    await waitFor(() => expect([count('GET /professionals/profile'), count('GET /conditions')]).toEqual([2, 2]));
    page.unmount();
    await enter(5_001);
    site.show(<ConditionsPage />);
    await waitFor(() => expect([count('GET /professionals/profile'), count('GET /conditions')]).toEqual([3, 3]));
  });
});

describe('searching conditions', () => {
  it('keeps at most 60 of 3000 options in the document, wherever the list is scrolled to', async () => {
    await openConditions();
    expect(options().length).toBeLessThanOrEqual(60);
    expect(screen.getByText('3,000 conditions')).toBeDefined();
    fireEvent.scroll(screen.getByRole('listbox'), { target: { scrollTop: 44 * 1500 } });
    expect(options()).toContain('Add Condition 1500');
    expect(options().length).toBeLessThanOrEqual(60);
    fireEvent.scroll(screen.getByRole('listbox'), { target: { scrollTop: 44 * 3000 } });
    expect(options().at(-1)).toBe('Add Condition 2996');
  });

  it('R147 R181: asks the server for the trimmed text, once typing pauses', async () => {
    const site = await openConditions({ answers: { 'GET /conditions/search': [flu] } });
    typeText('fl');
    typeText('  flu ');
    await waitFor(() => expect(site.api.callsOf('GET /conditions/search')).toHaveLength(1));
    expect(site.api.callsOf('GET /conditions/search')[0]?.query).toEqual({ limit: '50', q: 'flu' });
  });

  it('R148 R180 R183: lists the catalogue while nothing is typed and searches nothing', async () => {
    const site = await openConditions();
    expect(site.api.callsOf('GET /conditions').map((call) => call.query)).toEqual([{ limit: '3000' }]);
    typeText('asth');
    expect(options()).toEqual(['Asthma, added']);
    typeText('   ');
    expect(options()).toContain('Add Influenza');
    await act(() => new Promise((resolve) => setTimeout(resolve, 250)));
    expect(site.api.callsOf('GET /conditions/search')).toHaveLength(0);
  });

  it.each([
    ['Body.conditions', { Body: { conditions: [{ id: id(1), name: 'Grippe' }] } }],
    ['conditions', { conditions: [{ id: id(1), name: 'Grippe' }] }],
    ['a bare array', [{ id: id(1), name: 'Grippe' }]],
  ])('R184: shows what the server finds, in %s', async (_shape, answer) => {
    await openConditions({ answers: { 'GET /conditions/search': answer } });
    typeText('flu');
    expect(await screen.findByRole('option', { name: 'Add Grippe' })).toBeDefined();
  });

  it('R181: what only the server knows follows what stands there, so that Enter adds what it showed', async () => {
    const site = await openConditions({ answers: { 'GET /conditions/search': [{ id: id(1), name: 'Grippe' }, flu] } });
    typeText('influ');
    expect(options()).toEqual(['Add Influenza']);
    expect(await screen.findByRole('option', { name: 'Add Grippe' })).toBeDefined();
    expect(options()).toEqual(['Add Influenza', 'Add Grippe']);
    press('Enter');
    expect(await put(site)).toMatchObject({ body: { conditions_to_link: [{ condition_id: flu.id }] } });
  });

  it('no row moves where the catalogue comes after the server’s own matches', async () => {
    const { answer, arrive } = heldBack();
    const site = await createTestPlatform({
      owner: 'mf-account',
      texts,
      answers: {
        'GET /professionals/profile': { profile: { id: 'profile-1' } },
        'GET /conditions': answer,
        'GET /conditions/search': [{ id: id(1), name: 'Grippe' }],
      },
    });
    site.show(<ConditionsWidget />);
    await screen.findByRole('combobox', { name: 'Search conditions' });
    typeText('influ');
    await screen.findByRole('option', { name: 'Add Grippe' });
    await arrive({ conditions: [flu, asthma] });
    expect(await screen.findByRole('option', { name: 'Add Influenza' })).toBeDefined();
    expect(options()).toEqual(['Add Grippe', 'Add Influenza']);
    expect(active()?.getAttribute('aria-label')).toBe('Add Grippe');
  });

  it('R182: a failed search falls back to the list’s own filter', async () => {
    const site = await openConditions({ answers: { 'GET /conditions/search': failure(500) } });
    site.api.answer('GET /conditions', { conditions: [{ id: id(1), name: 'Grippe' }] });
    typeText('flu');
    expect(await screen.findByRole('option', { name: 'Add Grippe' })).toBeDefined();
    expect(site.api.callsOf('GET /conditions').at(-1)?.query).toEqual({ limit: '50', search: 'flu' });
  });

  it('R211 R219: where the fallback fails too, it says so and offers Retry', async () => {
    const site = await openConditions({ answers: { 'GET /conditions/search': failure(400) } });
    site.api.answer('GET /conditions', failure(400));
    typeText('grippe');
    expect(await screen.findByText('Search Error')).toBeDefined();
    expect(screen.getAllByText('Failed to search conditions')).not.toHaveLength(0);
    site.api.answer('GET /conditions/search', [{ id: id(1), name: 'Grippe' }]);
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('option', { name: 'Add Grippe' })).toBeDefined();
  });

  it('R211: a catalogue that cannot be loaded says so and offers Retry', async () => {
    const site = await createTestPlatform({
      owner: 'mf-account',
      texts,
      answers: { 'GET /professionals/profile': { profile: { id: 'profile-1' } }, 'GET /conditions': failure(400) },
    });
    site.show(<ConditionsWidget />);
    expect(await screen.findByText('Failed to fetch conditions')).toBeDefined();
    site.api.answer('GET /conditions', [flu]);
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('option', { name: 'Add Influenza' })).toBeDefined();
  });
});

describe('adding and removing conditions', () => {
  it('R154 R176 R178: adds with the default descriptions, shows it at once and fetches the profile again', async () => {
    const onChanged = vi.fn();
    const site = await openConditions({ onChanged });
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
    await waitFor(() => expect(onChanged).toHaveBeenCalledOnce());
    expect(site.api.calls.at(-1)).toMatchObject({ method: 'GET', path: '/professionals/profile' });
    expect(screen.getByRole('button', { name: 'Remove Influenza' })).toBeDefined();
  });

  it('works by keyboard alone, several in a row', async () => {
    const site = await openConditions();
    typeText('influ');
    expect(active()?.getAttribute('aria-label')).toBe('Add Influenza');
    press('Enter');
    expect(active()?.getAttribute('aria-label')).toBe('Influenza, added');
    press('Escape');
    expect(search()).toHaveProperty('value', '');
    expect(active()).toBeNull();
    press('ArrowDown');
    press('PageDown');
    press('PageDown');
    press('PageUp');
    press('ArrowUp');
    expect(active()?.getAttribute('aria-label')).toBe('Add Condition 3');
    press('Enter');
    typeText('back');
    press('Enter');
    await put(site, 3);
    expect(puts(site)).toMatchObject(
      [flu.id, id(3), backPain.id].map((condition_id) => ({ body: { conditions_to_link: [{ condition_id }] } })),
    );
  });

  it('adds nothing twice', async () => {
    const site = await openConditions();
    typeText('asthma');
    press('Enter');
    fireEvent.click(screen.getByRole('option', { name: 'Asthma, added' }));
    await act(async () => {});
    expect(puts(site)).toHaveLength(0);
  });

  it('R218: what could not be added is taken back, with the message', async () => {
    await openConditions({ answers: { 'PUT /professionals/profile': failure(500) } });
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
});

describe('editing a condition', () => {
  it('R74 R176: changes texts, state and skills by linking it again', async () => {
    const site = await openConditions();
    fireEvent.click(screen.getByRole('button', { name: 'Edit Asthma' }));
    fireEvent.change(control('personalized_short_description'), { target: { value: 'Easy breathing' } });
    fireEvent.change(control('personalized_long_description'), { target: { value: 'Thirty years.' } });
    fireEvent.change(control('associated_skills'), { target: { value: 'sleep' } });
    const skills = within(screen.getByRole('listbox', { name: /Associated skills/ }));
    fireEvent.click(await skills.findByRole('option', { name: 'Sleep medicine' }));
    fireEvent.click(screen.getByRole('switch', { name: 'Active' }));
    fireEvent.click(screen.getByRole('button', { name: 'Save condition' }));
    expect(await put(site)).toEqual({
      body: {
        conditions_to_link: [
          {
            condition_id: asthma.id,
            personalized_short_description: 'Easy breathing',
            personalized_long_description: 'Thirty years.',
            active: false,
            associated_skills: [{ skill_id: cardiology.id }, { skill_id: sleep.id }],
          },
        ],
        skill_ids: [cardiology.id, sleep.id],
      },
    });
    expect(await screen.findByText('Easy breathing')).toBeDefined();
    expect(screen.getByText('Not shown to people')).toBeDefined();
  });

  it('switches off and on in the list', async () => {
    const site = await openConditions();
    fireEvent.click(screen.getByRole('switch', { name: 'Active: Asthma' }));
    expect(await put(site)).toMatchObject({
      body: { conditions_to_link: [{ active: false, personalized_short_description: 'Breathing freely' }] },
    });
    expect(screen.getByRole('switch', { name: 'Active: Asthma' }).getAttribute('aria-checked')).toBe('false');
  });

  it('keeps what was typed through a failure and a new start', async () => {
    const site = await openConditions({ answers: { 'PUT /professionals/profile': failure(500) } });
    fireEvent.click(screen.getByRole('button', { name: 'Edit Asthma' }));
    fireEvent.change(control('personalized_short_description'), { target: { value: 'Easy breathing' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save condition' }));
    expect(await screen.findByText('Update Failed')).toBeDefined();
    site.view.unmount();
    site.show(<ConditionsWidget />);
    await waitFor(() => expect(control('personalized_short_description').value).toBe('Easy breathing'));
  });

  it('keeps what was typed while a save ran, in the open form', async () => {
    const { answer, arrive } = heldBack();
    const site = await openConditions({ answers: { 'PUT /professionals/profile': answer } });
    fireEvent.click(screen.getByRole('button', { name: 'Edit Asthma' }));
    typeInto(shortText, 'Easy breathing');
    fireEvent.click(screen.getByRole('button', { name: 'Save condition' }));
    await put(site);
    typeInto(longText, 'Thirty years.');
    await arrive({});
    await waitFor(() =>
      expect(site.platform.drafts.read(`condition.${asthma.id}`)).toMatchObject({
        base: { [shortText]: 'Easy breathing', [longText]: treated[longText] },
        values: { [shortText]: 'Easy breathing', [longText]: 'Thirty years.' },
      }),
    );
    expect(control(longText).value).toBe('Thirty years.');
    fireEvent.click(screen.getByRole('button', { name: 'Save condition' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Save condition' })).toBeNull());
    expect(await put(site, 2)).toMatchObject({ body: { conditions_to_link: [{ [longText]: 'Thirty years.' }] } });
    expect(site.platform.drafts.read(`condition.${asthma.id}`)).toBeUndefined();
  });

  it('leaves the form of another condition open when a save ends', async () => {
    const { answer, arrive } = heldBack();
    const site = await openConditions({
      conditions: [treated, { ...treated, id: 'link-2', condition_id: backPain.id, condition_details: backPain }],
      answers: { 'PUT /professionals/profile': answer },
    });
    fireEvent.click(screen.getByRole('button', { name: 'Edit Asthma' }));
    typeInto(shortText, 'Easy breathing');
    fireEvent.click(screen.getByRole('button', { name: 'Save condition' }));
    await put(site);
    fireEvent.click(screen.getByRole('button', { name: 'Edit Back pain' }));
    typeInto(shortText, 'Vaccines');
    await arrive({});
    await waitFor(() => expect(site.platform.drafts.read(`condition.${asthma.id}`)).toBeUndefined());
    expect(control(shortText).value).toBe('Vaccines');
  });

  it('no longer speaks of a kept draft once it was saved', async () => {
    const { answer, arrive } = heldBack();
    const site = await openConditions({ answers: { 'PUT /professionals/profile': answer } });
    fireEvent.click(screen.getByRole('button', { name: 'Edit Asthma' }));
    typeInto(shortText, 'Easy breathing');
    site.view.unmount();
    site.show(<ConditionsWidget />);
    expect(await screen.findByText('We kept what you had typed and not saved yet.')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Save condition' }));
    await put(site);
    typeInto(longText, 'Thirty years.');
    await arrive({});
    await waitFor(() => expect(screen.queryByText('We kept what you had typed and not saved yet.')).toBeNull());
    expect(control(longText).value).toBe('Thirty years.');
  });

  it('R176: skills of changes that wait for each other are all kept', async () => {
    const other = { id: 'link-2', condition_id: backPain.id, condition_details: backPain, active: true };
    const { answer, arrive } = heldBack();
    let profile: object = { id: 'profile-1', skills: [], personalized_conditions: [treated, other] };
    const site = await openConditions({
      answers: {
        'GET /professionals/profile': () => ({ profile }),
        'PUT /professionals/profile': async ({ body }: { body: { body: { skill_ids?: readonly string[] } } }) => {
          profile = { ...profile, ...body.body };
          await answer();
          return { profile };
        },
      },
    });
    fireEvent.click(screen.getByRole('switch', { name: 'Active: Asthma' }));
    fireEvent.click(screen.getByRole('button', { name: 'Edit Back pain' }));
    fireEvent.change(control('associated_skills'), { target: { value: 'sleep' } });
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
    const other = { id: 'link-2', condition_id: backPain.id, condition_details: backPain, active: true };
    const site = await openConditions({
      conditions: [{ ...treated, associated_skills: [{ skill_id: sleep.id }] }, other],
    });
    site.api.answer('GET /professionals/profile', failure(400));
    fireEvent.click(screen.getByRole('switch', { name: 'Active: Asthma' }));
    await put(site);
    await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
    fireEvent.click(screen.getByRole('switch', { name: 'Active: Asthma' }));
    const last = await put(site, 2);
    expect(last).toMatchObject({ body: { conditions_to_link: [{ condition_id: asthma.id }] } });
    // The profile has the skill by now.
    expect(last).not.toHaveProperty('body.skill_ids');
  });
});

describe('the focus among the conditions', () => {
  it('goes on to the condition whose form was closed by Cancel', async () => {
    await openConditions();
    pressButton('Edit Asthma');
    await waitFor(() => expect(focused()).toBe(control(shortText)));
    pressButton('Cancel');
    expect(focused()).toBe(screen.getByRole('button', { name: 'Edit Asthma' }));
  });

  it('goes on to the condition whose form was closed by a save', async () => {
    await openConditions();
    pressButton('Edit Asthma');
    typeInto(shortText, 'Easy breathing');
    pressButton('Save condition');
    const edit = await screen.findByRole('button', { name: 'Edit Asthma' });
    await waitFor(() => expect(focused()).toBe(edit));
  });

  it('goes into a form that opens with what was kept, and out of it with Discard', async () => {
    const site = await openConditions();
    site.platform.drafts.write(`condition.${asthma.id}`, {
      base: { [shortText]: '', [longText]: '', active: true, associated_skills: [] },
      values: { [shortText]: 'Easy breathing', [longText]: '', active: true, associated_skills: [] },
    });
    pressButton('Edit Asthma');
    expect(control(shortText).value).toBe('Easy breathing');
    await waitFor(() => expect(focused()).toBe(control(shortText)));
    pressButton('Discard');
    expect(focused()).toBe(screen.getByRole('button', { name: 'Edit Asthma' }));
  });

  it('goes back to a condition that was removed and taken back', async () => {
    await openConditions();
    pressButton('Remove Asthma');
    expect(focused()).toBe(screen.getByRole('button', { name: 'Undo' }));
    pressButton('Undo');
    expect(focused()).toBe(screen.getByRole('button', { name: 'Edit Asthma' }));
  });

  it('goes back to a condition that could not be removed', async () => {
    await openConditions({ answers: { 'PUT /professionals/profile': failure(500) } });
    pressButton('Remove Asthma');
    const edit = await screen.findByRole('button', { name: 'Edit Asthma' });
    await waitFor(() => expect(focused()).toBe(edit));
  });
});
