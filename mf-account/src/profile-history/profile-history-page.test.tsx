import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { PersonalInformation } from '../personal-information/personal-information';
import { createAccountPlatform } from '../testing/account-platform';
import { recordChanges } from './profile-history';
import { ProfileHistoryPage } from './profile-history-page';

const ana = { id: 'profile-1', first_name: 'Ana', last_name: 'Reyes', created_at: '2026-01-02T10:00:00Z' };

async function openSite() {
  let profile: object = ana;
  return createAccountPlatform({
    answers: {
      'GET /professionals/profile': () => ({ profile }),
      'PUT /professionals/profile': ({ body }: { body: { body: object } }) => {
        profile = { ...ana, ...body.body };
        return { profile };
      },
      'GET /skills': [],
    },
  });
}

describe('the profile history', () => {
  it('R19: lists what each save has changed, and when', async () => {
    const site = await openSite();
    const form = site.show(<PersonalInformation />);
    fireEvent.change(await screen.findByLabelText('Last name'), { target: { value: 'Santos' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save profile' }));
    await screen.findByText('Profile Updated');
    form.unmount();
    site.show(<ProfileHistoryPage />);
    expect(screen.getByRole('heading', { level: 1, name: 'Profile history' })).toBeDefined();
    const row = within(screen.getByRole('row', { name: /Last name/ }));
    expect(row.getByText('Reyes')).toBeDefined();
    expect(row.getByText('Santos')).toBeDefined();
    const time = row.getByText(/\d/, { selector: 'time' }).getAttribute('datetime');
    expect(Math.abs(Date.now() - Date.parse(time ?? ''))).toBeLessThan(60_000);
    expect(await screen.findByText('Profile created')).toBeDefined();
  });

  it('AX10: names of the catalogue are read out as they are meant', async () => {
    const site = await openSite();
    recordChanges(site.platform.drafts, [
      { field: 'skill_ids', before: '', after: 'Hand therapy' },
      { field: 'active', subject: 'Anxiety', before: 'true', after: 'false' },
      { field: 'first_name', before: '', after: 'Ana' },
    ]);
    site.show(<ProfileHistoryPage />);
    expect(screen.getByText('Hand therapy').lang).toBe('en');
    expect(screen.getByText('Anxiety').lang).toBe('en');
    expect(screen.getByText('Ana').lang).toBe('');
  });

  it('F430: a photo has words, too, where its picture may not be shown', async () => {
    const site = await openSite();
    const after = 'https://pictures.example/ana.jpg';
    recordChanges(site.platform.drafts, [{ field: 'photo_url', before: 'data:image/png;base64,AA', after }]);
    site.show(<ProfileHistoryPage />);
    expect(screen.getByText('Uploaded photo')).toBeDefined();
    expect(screen.getByText(after)).toBeDefined();
    // F458: initials of the word "Photo" are nobody's.
    expect(screen.queryByText('P')).toBeNull();
  });

  it('F252 PD33: says what will appear here while there is nothing, and how long it stays', async () => {
    const site = await openSite();
    site.show(<ProfileHistoryPage />);
    expect(screen.getByText('No changes yet')).toBeDefined();
    expect(screen.getByText('What was changed in this browser tab since you signed in.')).toBeDefined();
    expect(screen.getByText(/It stays until you close the tab or sign out/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Edit personal information' })).toBeDefined();
  });

  it('goes at sign-out', async () => {
    const site = await openSite();
    recordChanges(site.platform.drafts, [{ field: 'first_name', before: '', after: 'Ana' }]);
    expect(Object.keys(sessionStorage).join()).toContain('profile-history');
    await site.platform.session.signOut();
    await waitFor(() => expect(Object.keys(sessionStorage).join()).not.toContain('profile-history'));
  });
});
