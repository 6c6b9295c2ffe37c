import { failure } from '@careline/shared/testing';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { recordChanges } from '../profile-history/profile-history';
import { createAccountPlatform } from '../testing/account-platform';
import { AccountPage } from './account-page';

const profile = {
  id: 'profile-1',
  first_name: 'Ana',
  last_name: 'Reyes',
  description: 'Hearts, mostly.',
  organization_name: 'Reyes Clinic',
  skill_ids: ['s'],
  phone_numbers: [{ id: 'phone-1', phone_number: '+15125550100', is_verified: true, is_primary: true }],
};
const address = { id: 'a', street1: '1 Main St', city: 'Austin', country_code: 'US', is_primary: true };

async function openAccount(answers: Readonly<Record<string, unknown>> = {}, path = '/dashboard/account') {
  const site = await createAccountPlatform({
    path,
    pages: { 'phone-numbers': '/dashboard/account/phone-numbers' },
    answers: {
      'GET /professionals/profile': { profile },
      'GET /professionals/profile/addresses': { addresses: [address] },
      ...answers,
    },
  });
  return site;
}

describe('the account landing', () => {
  it('R17: sums up profile, addresses, phones and history, and leads on to each', async () => {
    const site = await openAccount();
    recordChanges(site.platform.drafts, [{ field: 'last_name', before: 'Rey', after: 'Reyes' }]);
    site.show(<AccountPage />);
    expect(screen.getByRole('heading', { level: 1, name: 'Account' })).toBeDefined();
    expect(await screen.findByText('Ana Reyes')).toBeDefined();
    expect(screen.getByText('5 details are missing')).toBeDefined();
    expect(await screen.findByText('1 Main St')).toBeDefined();
    expect(screen.getByText('(512) 555-0100')).toBeDefined();
    expect(screen.getByRole('heading', { level: 2, name: 'Your own phones' })).toBeDefined();
    expect(screen.getByText(/^Last change: /)).toBeDefined();
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/dashboard/account/personal-information',
      '/dashboard/account/business-addresses',
      '/dashboard/account/phone-numbers',
      '/dashboard/account/profile-history',
    ]);
  });

  it('keeps the language in its links', async () => {
    const site = await openAccount({}, '/ru/dashboard/account');
    site.show(<AccountPage />);
    expect(await screen.findByRole('link', { name: 'Изменить личные данные' })).toHaveProperty(
      'pathname',
      '/ru/dashboard/account/personal-information',
    );
  });

  it('shows what is there where one part cannot be loaded', async () => {
    const site = await openAccount({ 'GET /professionals/profile/addresses': failure(400) });
    site.show(<AccountPage />);
    expect(await screen.findByText('Failed to fetch business addresses')).toBeDefined();
    expect(await screen.findByText('Ana Reyes')).toBeDefined();
  });

  it('F362: what cannot be loaded says so in a card, as what comes stands in one', async () => {
    const calls = ['GET /professionals/profile', 'GET /professionals/profile/addresses'];
    const site = await openAccount(Object.fromEntries(calls.map((call) => [call, failure(400)])));
    site.show(<AccountPage />);
    const titles = await screen.findAllByText(/could not be loaded$/);
    expect(titles.map((title) => title.closest('section') !== null)).toEqual([true, true]);
  });
});
