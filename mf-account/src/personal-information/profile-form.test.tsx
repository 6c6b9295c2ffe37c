import { failure } from '@careline/shared/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { cardiology, createAccountPlatform, PROFILE, sleep } from '../testing/account-platform';
import { control, focused, press, typeInto } from '../testing/controls';
import { ana, flu, lastPut, openProfile, save } from '../testing/profile-site';
import { PersonalInformation } from './personal-information';
import { PersonalInformationPage } from './personal-information-page';

describe('the profile form', () => {
  it('R18: the page shows the form under its heading', async () => {
    const site = await createAccountPlatform({ answers: { [PROFILE]: { profile: ana } } });
    site.show(<PersonalInformationPage />);
    expect(screen.getByRole('heading', { level: 1, name: 'Personal information' })).toBeDefined();
    expect(await screen.findByLabelText('First name')).toHaveProperty('value', 'Ana');
  });

  it('R68 R70 R146 R175: shows every field and sends each one of them, wrapped in a body', async () => {
    const site = await openProfile();
    const { skills, condition_ids, id, skill_ids, ...fields } = ana;
    for (const [name, value] of Object.entries(fields)) expect(control(name).value, name).toBe(value);
    expect(screen.getByText('Cardiology')).toBeDefined();
    typeInto('description', 'Hearts and lungs.');
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

  it('R211 F249: a failed skills catalogue says so and can be asked for again', async () => {
    const site = await openProfile({ answers: { 'GET /skills': failure(404) } });
    expect(await screen.findByText('Failed to fetch skills')).toBeDefined();
    expect(screen.getByText('Cardiology')).toBeDefined();
    site.api.answer('GET /skills', { skills: [sleep] });
    press(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.queryByText('Failed to fetch skills')).toBeNull());
    // F249: the button has left.
    expect(focused()).toBe(control('skill_ids'));
  });

  it('R106 R107: lists what is missing by name, and each name leads to its field', async () => {
    await openProfile({ profile: failure(404) });
    const names = () => screen.queryAllByRole('link').map((link) => link.textContent);
    expect(names()).toEqual([
      'First name',
      'Last name',
      'Description',
      'Skills',
      'Street address',
      'City',
      'State or province',
      'Postal code',
      'Country',
    ]);
    fireEvent.click(screen.getByRole('link', { name: 'City' }));
    await waitFor(() => expect(document.activeElement).toBe(control('personal_address_city')));
    fireEvent.click(screen.getByRole('link', { name: 'Skills' }));
    await waitFor(() => expect(document.activeElement).toBe(control('skill_ids')));
    typeInto('first_name', 'Ana');
    await waitFor(() => expect(names()).not.toContain('First name'));
  });

  it('R210: a profile that cannot be loaded says so and offers Retry', async () => {
    const site = await createAccountPlatform({ answers: { [PROFILE]: failure(400) } });
    site.show(<PersonalInformation />);
    expect(await screen.findByText('Failed to fetch profile')).toBeDefined();
    site.api.answer(PROFILE, { profile: ana });
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByLabelText('First name')).toHaveProperty('value', 'Ana');
  });
});
