import { queryKeys } from '@careline/shared/api';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { PROFILE } from '../testing/account-platform';
import { click, openAddresses, profile } from '../testing/addresses-site';

const verified = { ...profile, phone_numbers: [{ ...profile.phone_numbers[0], is_verified: true }] };

describe('the verified-phone panel', () => {
  it('R71: shows each phone of the profile with its marks', async () => {
    await openAddresses();
    const phone = within(screen.getByText('(512) 555-0100').closest('li') ?? document.body);
    expect(phone.getByText('Not verified')).toBeDefined();
    expect(phone.getByText('Primary')).toBeDefined();
  });

  it('R174 F424: Check again asks the server although the cache is fresh, and tells once a phone is verified', async () => {
    const site = await openAddresses();
    const changes = vi.fn();
    site.platform.events.on('profile.changed').subscribe(changes);
    click('Check again');
    expect(await screen.findByText('Not verified yet. We checked just now.')).toBeDefined();
    expect(changes).not.toHaveBeenCalled();
    site.api.answer(PROFILE, { profile: verified });
    click('Check again');
    expect(await screen.findByText('Verified')).toBeDefined();
    expect(screen.getByText('You have a verified phone: calls can be forwarded to it.').role).toBe('status');
    expect(site.api.callsOf(PROFILE)).toHaveLength(3);
    expect(changes).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ change: 'updated' }));
  });

  it('no longer says that a phone waits once another tab has seen it verified', async () => {
    const site = await openAddresses();
    click('Check again');
    await screen.findByText('Not verified yet. We checked just now.');
    site.api.answer(PROFILE, { profile: verified });
    await act(() => site.platform.queries.refetchQueries({ queryKey: queryKeys.profile }));
    expect(await screen.findByText('Verified')).toBeDefined();
    expect(screen.queryByText('Not verified yet. We checked just now.')).toBeNull();
  });

  it('looks again when the window is come back to, until a phone is verified', async () => {
    const site = await openAddresses();
    site.api.answer(PROFILE, { profile: verified });
    fireEvent.focus(window);
    expect(await screen.findByText('Verified')).toBeDefined();
    fireEvent.focus(window);
    expect(site.api.callsOf(PROFILE)).toHaveLength(2);
  });

  it('U6: says that the phone of a demonstration is made up, and where to write', async () => {
    await openAddresses({ config: { demo: true, supportEmail: 'help@careline.example' } });
    expect(screen.getByText(/the number is made up/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'help@careline.example' }).getAttribute('href')).toBe(
      'mailto:help@careline.example',
    );
  });
});
