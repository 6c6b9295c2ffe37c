import { queryKeys } from '@careline/shared/api';
import { heldBack } from '@careline/shared/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SAVE_PROFILE } from '../testing/account-platform';
import { control, typeInto } from '../testing/controls';
import { choosePicture, holdPictures } from '../testing/pictures';
import { ana, lastPut, openProfile, save } from '../testing/profile-site';
import { PersonalInformation } from './personal-information';

describe('what was typed into the profile form', () => {
  it('outlives the form and is forgotten once it is saved', async () => {
    const site = await openProfile();
    typeInto('last_name', 'Santos');
    site.view.unmount();
    site.show(<PersonalInformation />);
    await waitFor(() => expect(control('last_name').value).toBe('Santos'));
    expect(screen.getByText('We kept what you had typed and not saved yet.')).toBeDefined();
    save();
    await screen.findByText('Profile Updated');
    expect(site.platform.drafts.read('profile')).toBeUndefined();
  });

  it('is no longer spoken of once it is saved', async () => {
    const site = await openProfile();
    typeInto('last_name', 'Santos');
    site.view.unmount();
    site.show(<PersonalInformation />);
    await screen.findByRole('button', { name: 'Discard' });
    save();
    await screen.findByText('Profile Updated');
    expect(screen.queryByText('We kept what you had typed and not saved yet.')).toBeNull();
    typeInto('last_name', 'Rey');
    expect(screen.queryByText('We kept what you had typed and not saved yet.')).toBeNull();
  });

  it('can be given up for what the server has', async () => {
    const site = await openProfile();
    typeInto('last_name', 'Santos');
    site.view.unmount();
    site.show(<PersonalInformation />);
    const discard = await screen.findByRole('button', { name: 'Discard' });
    discard.focus();
    fireEvent.click(discard);
    await waitFor(() => expect(control('last_name').value).toBe('Reyes'));
    expect(site.platform.drafts.read('profile')).toBeUndefined();
    expect(screen.queryByRole('button', { name: 'Discard' })).toBeNull();
    expect(document.activeElement).toBe(control('first_name'));
  });

  it('F464: what is given up does not come back with a photo that was still being read', async () => {
    const pictures = holdPictures('data:image/webp;base64,AA==');
    const site = await openProfile();
    typeInto('last_name', 'Santos');
    site.view.unmount();
    site.show(<PersonalInformation />);
    const discard = await screen.findByRole('button', { name: 'Discard' });
    choosePicture('me.png');
    fireEvent.click(discard);
    await waitFor(() => expect(control('last_name').value).toBe('Reyes'));
    await pictures.arrive();
    expect(screen.queryByText('Photo ready. Save your profile to keep it.')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Reading photo…' })).toBeNull();
    expect(site.platform.drafts.read('profile')).toBeUndefined();
  });

  it('stays, unsaved, where it was typed while a save ran', async () => {
    const { answer, arrive } = heldBack();
    const site = await openProfile({ answers: { [SAVE_PROFILE]: answer } });
    typeInto('last_name', 'Santos');
    save();
    expect(await lastPut(site)).toMatchObject({ body: { last_name: 'Santos' } });
    typeInto('description', 'Hearts and lungs.');
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
    const site = await openProfile({ answers: { [SAVE_PROFILE]: answer } });
    typeInto('last_name', 'Santos');
    save();
    await lastPut(site);
    typeInto('last_name', 'Reyes');
    await arrive({ profile: { ...ana, last_name: 'Santos' } });
    await screen.findByText('Profile Updated');
    expect(control('last_name').value).toBe('Reyes');
    expect(site.platform.drafts.read('profile')).toMatchObject({ values: { last_name: 'Reyes' } });
  });

  it('F253: is not the address of the registration: a form without anything else follows what another tab saves', async () => {
    const site = await openProfile({ isStep: true, profile: { profile: { id: 'profile-1' } } });
    expect(control('email').value).toBe('ana@careline.example');
    site.change({ email: 'clinic@careline.example' });
    await act(() => site.platform.queries.refetchQueries({ queryKey: queryKeys.profile }));
    await waitFor(() => expect(control('first_name').value).toBe('Ana'));
    expect(control('email').value).toBe('clinic@careline.example');
    expect(site.platform.drafts.read('profile')).toBeUndefined();
  });

  it('F384: is over where the server has it by now, and what others have changed beside it is shown', async () => {
    const site = await openProfile();
    typeInto('last_name', 'Santos');
    site.view.unmount();
    site.change({ last_name: 'Santos', organization_name: 'Santos Clinic' });
    await site.platform.queries.refetchQueries({ queryKey: queryKeys.profile, type: 'all' });
    site.show(<PersonalInformation />);
    await waitFor(() => expect(control('last_name').value).toBe('Santos'));
    expect(control('organization_name').value).toBe('Santos Clinic');
    expect(screen.queryByText('We kept what you had typed and not saved yet.')).toBeNull();
    expect(site.platform.drafts.read('profile')).toBeUndefined();
  });

  it('stays when the language is switched', async () => {
    const { navigation } = await openProfile();
    typeInto('last_name', 'Santos');
    await act(() => navigation.switchLocale('ru'));
    expect(await screen.findByRole('button', { name: 'Сохранить профиль' })).toBeDefined();
    expect(control('last_name').value).toBe('Santos');
  });
});
