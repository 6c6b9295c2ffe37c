import { subscriptionsQuery } from '@careline/shared/api';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { registryOf, renderSiteAt } from '../testing/test-site';

const profile = {
  profile: {
    id: 'p1',
    first_name: 'Ana',
    last_name: 'Morales',
    phone_numbers: [],
    personalized_conditions: [],
    skills: [],
  },
};
const answers = { 'GET /professionals/profile': profile, 'POST /auth/logout': undefined };
const dashboard = registryOf('dashboard', {
  '/dashboard/conditions': 'Conditions',
  '/dashboard/statistics': 'Statistics',
  '/dashboard/billing': 'Billing',
  '/dashboard/billing/invoices': 'Invoices',
});
const layoutRoot = () => document.querySelector<HTMLElement>('[data-layout]');

describe('R28: each layout says its name', () => {
  it.each([
    ['/auth/login', 'auth', registryOf('auth', { '/auth/login': 'Sign in' })],
    ['/dashboard/billing', 'dashboard', dashboard],
    ['/professionals', 'default', dashboard],
    ['/onboarding/profile', 'onboarding', registryOf('onboarding', { '/onboarding/profile': 'Profile' })],
  ])('%s → %s', async (path, layout, registry) => {
    await renderSiteAt({ path, registry, answers });
    expect(layoutRoot()?.dataset.layout).toBe(layout);
    expect(screen.getByRole('combobox', { name: 'Language' })).toBeDefined();
    expect(screen.getByRole('combobox', { name: 'Theme' })).toBeDefined();
  });
});

it('R3: the dashboard links to every page that a remote announces, and marks the current one', async () => {
  await renderSiteAt({ path: '/es/dashboard/billing/invoices', registry: dashboard, answers });
  const links = within(screen.getByRole('navigation', { name: 'Panel' })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/es/dashboard', // the brand
    '/es/dashboard',
    '/es/dashboard/conditions',
    '/es/dashboard/statistics',
    '/es/dashboard/billing',
    '/es/dashboard/billing/invoices',
  ]);
  expect(links.filter((link) => link.getAttribute('aria-current')).map((link) => link.textContent)).toEqual([
    'Invoices',
  ]);
});

it('R14: neither the layout nor the outlet is made anew between pages, and the outlet moves with a change of layout', async () => {
  const { navigation, outlet } = await renderSiteAt({ path: '/dashboard/billing', registry: dashboard, answers });
  const root = layoutRoot();
  await act(() => navigation.navigate('/dashboard/conditions'));
  expect(layoutRoot()).toBe(root);
  expect(root?.contains(outlet)).toBe(true);
  await act(() => navigation.navigate('/professionals'));
  expect(layoutRoot()).not.toBe(root);
  expect(layoutRoot()?.contains(outlet)).toBe(true);
});

it('R251: the user menu shows the name of the profile', async () => {
  const { platform } = await renderSiteAt({ path: '/dashboard/billing', registry: dashboard, answers });
  expect(screen.getByRole('button', { name: 'Account of ana@careline.example' })).toBeDefined();
  await act(() =>
    platform.queries.fetchQuery({
      queryKey: ['profile'],
      queryFn: () => ({ first_name: 'Ana', last_name: 'Morales' }),
    }),
  );
  expect(screen.getByRole('button', { name: 'Account of Ana Morales' })).toBeDefined();
});

it.each([
  ['/dashboard/billing', dashboard, ['Personal information', 'Billing', 'Public site', 'Sign out']],
  ['/onboarding/profile', registryOf('onboarding', { '/onboarding/profile': 'Profile' }), ['Public site', 'Sign out']],
])('F308: the user menu on %s offers nothing that leads back to the step', async (path, registry, expected) => {
  await renderSiteAt({ path, registry, answers, pages: { billing: '/dashboard/billing' } });
  fireEvent.keyDown(screen.getByRole('button', { name: /^Account of/ }), { key: 'Enter' });
  expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual(expected);
});

it('R45 R100 R101: "Sign out" calls the server and leads to the login page of the language', async () => {
  const { api, navigation, platform } = await renderSiteAt({
    path: '/ru/dashboard/billing',
    registry: dashboard,
    answers,
    pages: { 'sign-in': '/auth/login' },
  });
  fireEvent.keyDown(screen.getByRole('button', { name: /Аккаунт/ }), { key: 'Enter' });
  await act(async () => void fireEvent.click(screen.getByRole('menuitem', { name: 'Выйти' })));
  await act(() => Promise.resolve());
  expect(api.callsOf('POST /auth/logout')).toHaveLength(1);
  expect(navigation.visited).toEqual(['/ru/auth/login']);
  expect(platform.session.getSnapshot().isAuthenticated).toBe(false);
});

it('R6 R89: the theme chooser lists five themes and applies the chosen one', async () => {
  await renderSiteAt({ path: '/', answers });
  const chooser = screen.getByRole('combobox', { name: 'Theme' });
  const options = within(chooser).getAllByRole('option');
  expect(options.map((option) => option.textContent)).toEqual([
    'Green',
    'Cyan',
    'Blue',
    'Purple',
    'Default',
    '✓ Match system',
    'Light',
    'Dark',
  ]);
  fireEvent.change(chooser, { target: { value: 'purple' } });
  expect(document.documentElement.dataset.theme).toBe('purple');
  expect(localStorage.getItem('theme')).toBe('purple');
  fireEvent.change(chooser, { target: { value: 'dark' } });
  expect(document.documentElement.dataset).toMatchObject({ theme: 'purple', appearance: 'dark' });
  expect(chooser).toHaveProperty('value', 'purple');
  expect(within(chooser).getByRole('option', { name: '✓ Dark' })).toBeDefined();
});

it('R5 R8: the language chooser shows the same page in another language', async () => {
  const { navigation } = await renderSiteAt({ path: '/professionals?x=1', answers });
  const chooser = screen.getByRole('combobox', { name: 'Language' });
  await act(async () => void fireEvent.change(chooser, { target: { value: 'ru' } }));
  // The words come first, as a chunk of their own.
  expect(await screen.findByRole('combobox', { name: 'Язык' })).toBeDefined();
  expect(navigation.getSnapshot().href).toBe('/ru/professionals?x=1');
});

it.each([
  ['past_due', true],
  ['incomplete', true],
  ['unpaid', true],
  ['active', false],
  ['paused', false],
  ['cancelled', false],
])('R113: a subscription that is %s needs attention: %s', async (status, needs) => {
  const { platform } = await renderSiteAt({
    path: '/dashboard/conditions',
    registry: dashboard,
    answers: { ...answers, 'GET /api/v1/phone-subscriptions': [{ id: 's1', status }] },
  });
  await act(async () => {
    await platform.queries.fetchQuery(subscriptionsQuery(platform.api));
    // The cache tells its readers in the next task.
    await new Promise((resolve) => setTimeout(resolve));
  });
  expect(screen.queryByText('Your subscription needs attention') !== null).toBe(needs);
});

it('U6 R122: a banner that tells to contact support has the address', async () => {
  const { platform } = await renderSiteAt({
    path: '/dashboard/conditions',
    registry: dashboard,
    config: { supportEmail: 'help@careline.example' },
    answers: { ...answers, 'GET /api/v1/phone-subscriptions': [{ id: 's1', status: 'unpaid' }] },
  });
  await act(() => platform.queries.fetchQuery(subscriptionsQuery(platform.api)).then(() => {}));
  const address = await screen.findByRole('link', { name: 'help@careline.example' });
  expect(address.getAttribute('href')).toBe('mailto:help@careline.example');
});

it('F431: the onboarding layout says which step this is, how much is done, and why we ask', async () => {
  const registry = registryOf(
    'onboarding',
    { '/onboarding/business-address': 'Address' },
    { '/onboarding/business-address': 'onboarding-business-address' },
  );
  await renderSiteAt({ path: '/onboarding/business-address', registry, answers });
  expect(screen.getByText('Step 2 of 6')).toBeDefined();
  expect(screen.getByText('0% complete')).toBeDefined();
  const steps = within(screen.getByRole('navigation', { name: 'Steps' })).getAllByRole('listitem');
  expect(steps).toHaveLength(6);
  expect(steps.findIndex((step) => step.getAttribute('aria-current') === 'step')).toBe(1);
  expect(screen.getByText('Why we ask')).toBeDefined();
  expect(screen.getByText(/^Every step is saved/).closest('details')?.textContent).toContain('All steps');
});
