import { createTestPlatform, failure, type TestPlatformOptions } from '@careline/shared/testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { texts } from '../texts';
import { PersonalInformationPage } from './personal-information-page';
import { ProfileFormWidget } from './profile-form-widget';

const cardiology = { id: '11111111-1111-4111-8111-111111111111', name: 'Cardiology' };
const sleep = { id: '22222222-2222-4222-8222-222222222222', name: 'Sleep medicine' };
const flu = '33333333-3333-4333-8333-333333333333';
const ana = {
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
  readonly onChanged?: () => void;
}

/** The page over a server that keeps what is put to it. */
async function openProfile({ profile = { profile: ana }, onChanged, ...options }: Opening = {}) {
  let kept: unknown = profile;
  const site = await createTestPlatform({
    path: '/dashboard/account/personal-information',
    owner: 'mf-account',
    texts,
    ...options,
    answers: {
      'GET /professionals/profile': () => kept,
      'PUT /professionals/profile': ({ body }: { body: { body: object } }) => {
        kept = { profile: { ...ana, ...body.body } };
        return kept;
      },
      'GET /skills': { skills: [cardiology, sleep] },
      ...options.answers,
    },
  });
  const view = site.show(<ProfileFormWidget {...(onChanged && { onChanged })} />);
  await screen.findByRole('button', { name: 'Save profile' });
  return { ...site, view, change: (next: object) => (kept = { profile: { ...ana, ...next } }) };
}

type Site = Awaited<ReturnType<typeof openProfile>>;
const control = (name: string) => {
  const element = document.querySelector(`[name="${name}"]`);
  if (
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement
  )
    return element;
  throw new Error(`No control is named ${name}`);
};
const type = (name: string, value: string) => fireEvent.change(control(name), { target: { value } });
/** An answer that the test gives when it wants. */
function heldBack() {
  let arrive: (answer: object) => void = () => {};
  const answer = new Promise<object>((resolve) => {
    arrive = resolve;
  });
  return { answer: () => answer, arrive: (body: object) => act(async () => arrive(body)) };
}
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save profile' }));
const puts = (site: Site) => site.api.callsOf('PUT /professionals/profile').map((call) => call.body);
const lastPut = async (site: Site, count = 1) => {
  await waitFor(() => expect(puts(site)).toHaveLength(count));
  return puts(site).at(-1);
};

afterEach(cleanup);

describe('the profile form', () => {
  it('R18: the page shows the form under its heading', async () => {
    const site = await createTestPlatform({
      owner: 'mf-account',
      texts,
      answers: { 'GET /professionals/profile': { profile: ana } },
    });
    site.show(<PersonalInformationPage />);
    expect(screen.getByRole('heading', { level: 1, name: 'Personal information' })).toBeDefined();
    expect(await screen.findByLabelText('First name')).toHaveProperty('value', 'Ana');
  });

  it('R68 R70 R146 R175: shows every field and sends each one of them, wrapped in a body', async () => {
    const site = await openProfile();
    const { skills, condition_ids, id, skill_ids, ...fields } = ana;
    for (const [name, value] of Object.entries(fields)) expect(control(name).value, name).toBe(value);
    expect(screen.getByText('Cardiology')).toBeDefined();
    type('description', 'Hearts and lungs.');
    save();
    expect(await lastPut(site)).toEqual({
      body: { ...fields, description: 'Hearts and lungs.', skill_ids, condition_ids, custom_conditions: [] },
    });
  });

  it('R69: reads the other spellings of state, postal code and country', async () => {
    await openProfile({
      profile: { profile: { id: 'profile-1', state_province: 'Texas', postal_code: '78701', country_code: 'US' } },
    });
    expect(control('personal_address_state').value).toBe('Texas');
    expect(control('personal_address_postal').value).toBe('78701');
    expect(control('personal_address_country').value).toBe('US');
  });

  it('R72 R73: the skills catalogue loads, then offers names and sends ids', async () => {
    let arrive: (answer: object) => void = () => {};
    const answer = new Promise<object>((resolve) => {
      arrive = resolve;
    });
    const site = await openProfile({ answers: { 'GET /skills': () => answer } });
    expect(control('skill_ids')).toHaveProperty('placeholder', 'Loading skills…');
    await act(async () => arrive({ skills: [cardiology, sleep] }));
    fireEvent.change(control('skill_ids'), { target: { value: 'sleep' } });
    fireEvent.click(await screen.findByRole('option', { name: 'Sleep medicine' }));
    save();
    expect(await lastPut(site)).toMatchObject({ body: { skill_ids: [cardiology.id, sleep.id] } });
  });

  it('R145: ids that are no UUIDs are dropped silently', async () => {
    const site = await openProfile({
      profile: { profile: { ...ana, skill_ids: ['skill-7', cardiology.id], condition_ids: ['x', flu] } },
    });
    save();
    expect(await lastPut(site)).toMatchObject({ body: { skill_ids: [cardiology.id], condition_ids: [flu] } });
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('R211: a failed skills catalogue says so and can be asked for again', async () => {
    const site = await openProfile({ answers: { 'GET /skills': failure(404) } });
    expect(await screen.findByText('Failed to fetch skills')).toBeDefined();
    expect(screen.getByText('Cardiology')).toBeDefined();
    site.api.answer('GET /skills', { skills: [sleep] });
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.queryByText('Failed to fetch skills')).toBeNull());
  });

  it('R106 R107: lists what is missing by name, and each name leads to its field', async () => {
    await openProfile({ profile: failure(404) });
    const names = () => screen.queryAllByRole('link').map((link) => link.textContent);
    expect(names()).toEqual([
      'First name',
      'Last name',
      'Description',
      'Street address',
      'City',
      'State or province',
      'Postal code',
      'Country',
      'Skills',
    ]);
    fireEvent.click(screen.getByRole('link', { name: 'City' }));
    await waitFor(() => expect(document.activeElement).toBe(control('personal_address_city')));
    fireEvent.click(screen.getByRole('link', { name: 'Skills' }));
    await waitFor(() => expect(document.activeElement).toBe(control('skill_ids')));
    type('first_name', 'Ana');
    await waitFor(() => expect(names()).not.toContain('First name'));
  });

  it('R143: an overlong photo address becomes the default image, one of 2048 characters stays', async () => {
    const site = await openProfile();
    const address = (length: number) => 'https://pictures.example/'.padEnd(length, 'a');
    type('photo_url', address(2049));
    save();
    expect(await lastPut(site)).toMatchObject({ body: { photo_url: '/images/default-profile.png' } });
    type('photo_url', address(2048));
    save();
    expect(await lastPut(site, 2)).toMatchObject({ body: { photo_url: address(2048) } });
  });

  it('R144: pasted picture data are refused with a warning', async () => {
    await openProfile();
    const isTaken = fireEvent.paste(control('photo_url'), {
      clipboardData: { getData: () => 'data:image/png;base64,iVBORw0KGgo=' },
    });
    expect(isTaken).toBe(false);
    expect(await screen.findByText('Photo Upload Required')).toBeDefined();
    expect(
      screen.getByText('Please upload your photo using the upload button instead of pasting image data.'),
    ).toBeDefined();
    expect(control('photo_url').value).toBe(ana.photo_url);
  });

  it('a photo that is removed leaves the focus on the button that stays', async () => {
    await openProfile();
    const remove = screen.getByRole('button', { name: 'Remove photo' });
    remove.focus();
    fireEvent.click(remove);
    expect(screen.queryByRole('button', { name: 'Remove photo' })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Upload photo' }));
  });

  it('R225 R174: a save is told, counted as a change, and followed by a fresh fetch', async () => {
    const onChanged = vi.fn();
    const site = await openProfile({ onChanged });
    const changes = vi.fn();
    site.platform.events.on('profile.changed').subscribe(changes);
    type('last_name', 'Santos');
    save();
    expect(await screen.findByText('Profile Updated')).toBeDefined();
    expect(screen.getByText('Your profile has been successfully updated.')).toBeDefined();
    expect(changes).toHaveBeenCalledWith({ change: 'updated' });
    expect(onChanged).toHaveBeenCalledOnce();
    const methods = () =>
      site.api.calls.filter(({ path }) => path === '/professionals/profile').map(({ method }) => method);
    await waitFor(() => expect(methods()).toEqual(['GET', 'GET', 'PUT', 'GET']));
  });

  it.each([
    ['a body-less failure', failure(500), 'Failed to update profile'],
    ['the server’s own words', failure(422, 'The postal code is unknown'), 'The postal code is unknown'],
    ['an answer without a profile', {}, 'No profile data received from update'],
  ])('R210 R218: %s ends in its message, and nothing typed is lost', async (_case, answer, message) => {
    const site = await openProfile({ answers: { 'PUT /professionals/profile': answer } });
    type('last_name', 'Santos');
    save();
    expect(await screen.findByText('Update Failed')).toBeDefined();
    expect(screen.getAllByText(message)).not.toHaveLength(0);
    expect(control('last_name').value).toBe('Santos');
    expect(site.platform.drafts.read('profile')).toMatchObject({ values: { last_name: 'Santos' } });
  });

  it('R210: a profile that cannot be loaded says so and offers Retry', async () => {
    const site = await createTestPlatform({
      owner: 'mf-account',
      texts,
      answers: { 'GET /professionals/profile': failure(400) },
    });
    site.show(<ProfileFormWidget />);
    expect(await screen.findByText('Failed to fetch profile')).toBeDefined();
    site.api.answer('GET /professionals/profile', { profile: ana });
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByLabelText('First name')).toHaveProperty('value', 'Ana');
  });
});

describe('what was typed into the profile form', () => {
  it('outlives the form and is forgotten once it is saved', async () => {
    const site = await openProfile();
    type('last_name', 'Santos');
    site.view.unmount();
    site.show(<ProfileFormWidget />);
    await waitFor(() => expect(control('last_name').value).toBe('Santos'));
    expect(screen.getByText('We kept what you had typed and not saved yet.')).toBeDefined();
    save();
    await screen.findByText('Profile Updated');
    expect(site.platform.drafts.read('profile')).toBeUndefined();
  });

  it('is no longer spoken of once it is saved', async () => {
    const site = await openProfile();
    type('last_name', 'Santos');
    site.view.unmount();
    site.show(<ProfileFormWidget />);
    await screen.findByRole('button', { name: 'Discard' });
    save();
    await screen.findByText('Profile Updated');
    expect(screen.queryByText('We kept what you had typed and not saved yet.')).toBeNull();
    type('last_name', 'Rey');
    expect(screen.queryByText('We kept what you had typed and not saved yet.')).toBeNull();
  });

  it('can be given up for what the server has', async () => {
    const site = await openProfile();
    type('last_name', 'Santos');
    site.view.unmount();
    site.show(<ProfileFormWidget />);
    const discard = await screen.findByRole('button', { name: 'Discard' });
    discard.focus();
    fireEvent.click(discard);
    await waitFor(() => expect(control('last_name').value).toBe('Reyes'));
    expect(site.platform.drafts.read('profile')).toBeUndefined();
    expect(screen.queryByRole('button', { name: 'Discard' })).toBeNull();
    expect(document.activeElement).toBe(control('first_name'));
  });

  it('stays, unsaved, where it was typed while a save ran', async () => {
    const { answer, arrive } = heldBack();
    const site = await openProfile({ answers: { 'PUT /professionals/profile': answer } });
    type('last_name', 'Santos');
    save();
    expect(await lastPut(site)).toMatchObject({ body: { last_name: 'Santos' } });
    type('description', 'Hearts and lungs.');
    await arrive({ profile: { ...ana, last_name: 'Santos', organization_name: 'Santos Clinic' } });
    expect(await screen.findByText('Profile Updated')).toBeDefined();
    expect(control('description').value).toBe('Hearts and lungs.');
    expect(control('organization_name').value).toBe('Santos Clinic');
    expect(site.platform.drafts.read('profile')).toMatchObject({
      base: { last_name: 'Santos', description: ana.description },
      values: { last_name: 'Santos', description: 'Hearts and lungs.' },
    });
  });

  it('stays, unsaved, where it goes back to what stood there before the save', async () => {
    const { answer, arrive } = heldBack();
    const site = await openProfile({ answers: { 'PUT /professionals/profile': answer } });
    type('last_name', 'Santos');
    save();
    await lastPut(site);
    type('last_name', 'Reyes');
    await arrive({ profile: { ...ana, last_name: 'Santos' } });
    await screen.findByText('Profile Updated');
    expect(control('last_name').value).toBe('Reyes');
    expect(site.platform.drafts.read('profile')).toMatchObject({ values: { last_name: 'Reyes' } });
  });

  it('stays when the language is switched', async () => {
    const { navigation } = await openProfile();
    type('last_name', 'Santos');
    await act(() => navigation.switchLocale('ru'));
    expect(await screen.findByRole('button', { name: 'Сохранить профиль' })).toBeDefined();
    expect(control('last_name').value).toBe('Santos');
  });

  it('goes on top of what others have saved meanwhile', async () => {
    const site = await openProfile();
    type('last_name', 'Santos');
    site.change({ organization_name: 'Santos Clinic' });
    save();
    expect(await lastPut(site)).toMatchObject({ body: { last_name: 'Santos', organization_name: 'Santos Clinic' } });
  });

  it('is asked about where the same field has changed on the server', async () => {
    const site = await openProfile();
    type('last_name', 'Santos');
    type('description', 'Mine.');
    site.change({ last_name: 'Rey', description: 'Theirs.' });
    save();
    const dialog = await screen.findByRole('dialog');
    fireEvent.click(within(dialog).getByRole('radio', { name: 'Saved elsewhere: Rey' }));
    fireEvent.click(within(dialog).getByRole('button', { name: 'Save profile' }));
    expect(await lastPut(site)).toMatchObject({ body: { last_name: 'Rey', description: 'Mine.' } });
  });

  it('is not sent where the user goes on editing instead', async () => {
    const site = await openProfile();
    type('last_name', 'Santos');
    site.change({ last_name: 'Rey' });
    save();
    fireEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(puts(site)).toHaveLength(0);
    expect(control('last_name').value).toBe('Santos');
  });
});
