import { failure, heldBack } from '@careline/shared/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { PROFILE, SAVE_PROFILE } from '../testing/account-platform';
import { control, typeInto } from '../testing/controls';
import { ana, lastPut, openProfile, puts, save } from '../testing/profile-site';

describe('saving a profile', () => {
  it('R225 R174: a save is told, counted as a change, and followed by a fresh fetch', async () => {
    const site = await openProfile();
    const changes = vi.fn();
    site.platform.events.on('profile.changed').subscribe(changes);
    typeInto('last_name', 'Santos');
    save();
    expect(await screen.findByText('Profile Updated')).toBeDefined();
    expect(screen.getByText('Your profile has been successfully updated.')).toBeDefined();
    expect(changes).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ change: 'updated' }));
    const methods = () =>
      site.api.calls.filter(({ path }) => path === '/professionals/profile').map(({ method }) => method);
    await waitFor(() => expect(methods()).toEqual(['GET', 'GET', 'PUT', 'GET']));
  });

  it.each([
    ['a body-less failure', failure(500), 'Failed to update profile'],
    ['the server’s own words', failure(422, 'The postal code is unknown'), 'The postal code is unknown'],
    ['an answer without a profile', {}, 'No profile data received from update'],
  ])('R210 R218: %s ends in its message, and nothing typed is lost', async (_case, answer, message) => {
    const site = await openProfile({ answers: { [SAVE_PROFILE]: answer } });
    typeInto('last_name', 'Santos');
    save();
    expect(await screen.findByText('Update Failed')).toBeDefined();
    expect(screen.getAllByText(message)).not.toHaveLength(0);
    expect(control('last_name').value).toBe('Santos');
    expect(site.platform.drafts.read('profile')).toMatchObject({ values: { last_name: 'Santos' } });
  });

  it('goes on top of what others have saved meanwhile', async () => {
    const site = await openProfile();
    typeInto('last_name', 'Santos');
    site.change({ organization_name: 'Santos Clinic' });
    save();
    expect(await lastPut(site)).toMatchObject({ body: { last_name: 'Santos', organization_name: 'Santos Clinic' } });
  });

  it('is asked about where the same field has changed on the server', async () => {
    const site = await openProfile();
    typeInto('last_name', 'Santos');
    typeInto('description', 'Mine.');
    site.change({ last_name: 'Rey', description: 'Theirs.' });
    save();
    const dialog = await screen.findByRole('dialog');
    fireEvent.click(within(dialog).getByRole('radio', { name: 'Saved elsewhere: Rey' }));
    fireEvent.click(within(dialog).getByRole('button', { name: 'Save profile' }));
    expect(await lastPut(site)).toMatchObject({ body: { last_name: 'Rey', description: 'Mine.' } });
  });

  it('F251: asks nothing about a space at the end of a word where the answer to the save before got lost', async () => {
    const site = await openProfile();
    site.api.answer(SAVE_PROFILE, () => {
      site.api.answer(PROFILE, failure(400));
      return failure(504);
    });
    typeInto('last_name', 'Santos ');
    save();
    expect(await lastPut(site)).toMatchObject({ body: { last_name: 'Santos' } });
    await screen.findByText('Update Failed');
    site.api.answer(PROFILE, { profile: { ...ana, last_name: 'Santos' } });
    save();
    await lastPut(site, 2);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('F377: whose answer got lost is told as done where the profile has it', async () => {
    const site = await openProfile();
    const changes = vi.fn();
    site.platform.events.on('profile.changed').subscribe(changes);
    site.api.answer(SAVE_PROFILE, () => {
      site.change({ last_name: 'SANTOS', organization_name: 'Santos Clinic' });
      return failure(504);
    });
    typeInto('last_name', 'Santos');
    save();
    expect(await screen.findByText('Profile Updated')).toBeDefined();
    await waitFor(() => expect(control('last_name').value).toBe('SANTOS'));
    expect(changes).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ change: 'updated' }));
    expect(site.platform.drafts.read('profile')).toBeUndefined();
  });

  it.each([
    ['is as it was', {}, /We checked: nothing was changed/],
    ['has something else', { last_name: 'Rey' }, /We could not find out/],
  ])('F377: whose answer got lost says what was found where the profile %s', async (_case, found, words) => {
    const site = await openProfile();
    site.api.answer(SAVE_PROFILE, () => {
      site.change(found);
      return failure(504);
    });
    typeInto('last_name', 'Santos');
    save();
    expect(await screen.findAllByText(words)).not.toHaveLength(0);
    expect(control('last_name').value).toBe('Santos');
  });

  it('is not sent where the user goes on editing instead', async () => {
    const site = await openProfile();
    typeInto('last_name', 'Santos');
    site.change({ last_name: 'Rey' });
    save();
    fireEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(puts(site)).toHaveLength(0);
    expect(control('last_name').value).toBe('Santos');
  });
});

describe('a save whose page was left before the profile had come', () => {
  it.each([
    ['another value of the same field', { last_name: 'Santos' }, { last_name: 'Rey' }],
    ['a required field that was emptied', { last_name: '' }, {}],
  ])('F181: opens no question about %s over another page, and keeps what was typed', async (_case, typed, changed) => {
    const site = await openProfile();
    const { answer, arrive } = heldBack();
    site.api.answer(PROFILE, answer);
    typeInto('last_name', typed.last_name);
    save();
    await waitFor(() => expect(site.api.callsOf(PROFILE)).toHaveLength(2));
    site.view.unmount();
    await arrive({ profile: { ...ana, ...changed } });
    await act(async () => {});
    expect(site.platform.overlays.getSnapshot()).toEqual([]);
    expect(puts(site)).toEqual([]);
    expect(site.platform.drafts.read('profile')).toMatchObject({ values: typed });
  });
});

describe('a refusal that names a field', () => {
  it('AX8: stands at that field, and the summary leads to it', async () => {
    const message = 'This name is too long.';
    await openProfile({
      answers: { [SAVE_PROFILE]: () => Response.json({ message, field: 'first_name' }, { status: 400 }) },
    });
    typeInto('first_name', 'Ana');
    save();
    // The attempt counts, and shows the summary, just after the field is marked.
    expect(await screen.findByRole('link', { name: `First name: ${message}` })).toBeDefined();
    expect(control('first_name').getAttribute('aria-invalid')).toBe('true');
  });
});

describe('a profile with gaps', () => {
  it('U3 AX3 F61: in a step the save says what is still needed, takes the focus there and marks the fields', async () => {
    let kept: object = { id: 'profile-1' };
    const { navigation } = await openProfile({
      isStep: true,
      answers: {
        [PROFILE]: () => ({ profile: kept }),
        [SAVE_PROFILE]: ({ body }: { body: { body: object } }) => {
          kept = { ...kept, ...body.body };
          return { profile: kept };
        },
      },
    });
    typeInto('first_name', 'Ana');
    save();
    expect(await screen.findByText('Profile Updated')).toBeDefined();
    const summary = await screen.findByRole('alert');
    expect(summary.textContent).toContain('Saved. Still needed to go on: 8 details');
    await waitFor(() => expect(document.activeElement).toBe(summary));
    expect(within(summary).getAllByRole('link')).toHaveLength(8);
    expect(control('last_name').getAttribute('aria-invalid')).toBe('true');
    expect(control('first_name').getAttribute('aria-invalid')).not.toBe('true');
    fireEvent.click(within(summary).getByRole('link', { name: /“Last name”/ }));
    expect(document.activeElement).toBe(control('last_name'));
    typeInto('last_name', 'Santos');
    await waitFor(() => expect(within(summary).getAllByRole('link')).toHaveLength(7));
    expect(document.activeElement).toBe(control('last_name'));
    expect(control('last_name').getAttribute('aria-invalid')).not.toBe('true');
    // F61: what was said follows the page into another language.
    expect(summary.textContent).toContain('Saved. Still needed to go on: 7 details');
    await act(() => navigation.switchLocale('es'));
    await waitFor(() => expect(summary.textContent).toContain('Guardado. Para continuar faltan 7\u00a0datos'));
  });

  it('U3: what was filled in while the save ran is not marked as still needed', async () => {
    const { answer, arrive } = heldBack();
    const gaps = { ...ana, personal_address_city: '', description: '' };
    const site = await openProfile({ isStep: true, profile: { profile: gaps }, answers: { [SAVE_PROFILE]: answer } });
    typeInto('last_name', 'Santos');
    save();
    await lastPut(site);
    typeInto('personal_address_city', 'Waco');
    await arrive({ profile: { ...gaps, last_name: 'Santos' } });
    expect(within(await screen.findByRole('alert')).getAllByRole('link')).toHaveLength(1);
    expect(control('personal_address_city').getAttribute('aria-invalid')).toBeNull();
    expect(control('description').getAttribute('aria-invalid')).toBe('true');
  });

  it('U3: who empties a required field of a complete profile is asked first', async () => {
    const site = await openProfile();
    typeInto('first_name', '');
    save();
    const question = await screen.findByRole('alertdialog', { name: 'Save an incomplete profile?' });
    expect(question.textContent).toContain('Empty now: First name.');
    fireEvent.click(within(question).getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(puts(site)).toHaveLength(0);
    expect(control('first_name').value).toBe('');
    await screen.findByRole('button', { name: 'Save profile' });
    save();
    fireEvent.click(await screen.findByRole('button', { name: 'Save anyway' }));
    expect(await lastPut(site)).toMatchObject({ body: { first_name: '' } });
    expect(screen.queryByText(/Still needed/)).toBeNull();
  });
});
