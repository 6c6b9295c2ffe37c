import { forwardingNumbersQuery } from '@careline/shared/api';
import type { SiteRegistry } from '@careline/shared/manifest';
import { testUser } from '@careline/shared/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { registryOf, renderSiteAt, type TestSiteOptions } from '../testing/test-site';
import { lazyOverlay } from './open-overlay';

const registry = withActions(
  registryOf('dashboard', { '/dashboard/calls': 'Incoming calls', '/dashboard/cards': 'Payment methods' }),
);

/** Each page declares something that can be begun there. */
function withActions({ remotes }: SiteRegistry): SiteRegistry {
  const actions: Readonly<Record<string, { name: string; title: string }>> = {
    '/dashboard/calls': { name: 'search-calls', title: 'Search the calls' },
    '/dashboard/cards': { name: 'add-card', title: 'Add a card' },
  };
  return {
    remotes: remotes.map((remote) => ({
      ...remote,
      pages: remote.pages.map((page) => ({
        ...page,
        actions: [actions[page.path] ?? { name: 'none', title: 'None' }],
      })),
    })),
  };
}

async function openPalette(options: Omit<TestSiteOptions, 'path'>) {
  // Here, so that none of the tests waits for it.
  await import('./palette');
  const site = await renderSiteAt({ path: '/dashboard', registry, ...options });
  const { api, queries } = site.platform;
  await act(() => queries.prefetchQuery(forwardingNumbersQuery(api, testUser.user_id)));
  const open = lazyOverlay(site.platform.overlays, async () => (await import('./palette')).Palette);
  act(open);
  const name = 'Page, number, condition or setting';
  return { ...site, input: await screen.findByRole('combobox', { name }) };
}

const complete = { signedIn: true, knownComplete: testUser.user_id };
const withNumber = (friendly_name: string) => {
  const number = { id: 'n1', phone_number: '+15035550114', friendly_name };
  return { ...complete, answers: { 'GET /api/v1/twilio/phones/user-1': [number] } };
};
const labels = () => screen.queryAllByRole('option').map((option) => option.firstElementChild?.textContent);

async function choose(input: HTMLElement, typed: string): Promise<void> {
  fireEvent.change(input, { target: { value: typed } });
  await act(async () => void fireEvent.keyDown(input, { key: 'Enter' }));
}

it('U23: finds what the remotes declare by the beginning of a word, and goes there with Enter', async () => {
  const { input, navigation } = await openPalette(complete);
  expect(document.activeElement).toBe(input);
  fireEvent.change(input, { target: { value: 'call' } });
  expect(labels()).toEqual(['Incoming calls', 'Search the calls']);
  await choose(input, 'incoming call');
  expect(navigation.visited).toEqual(['/dashboard/calls']);
});

it('U23: begins an action that a remote declares, which is found by the name of its page too', async () => {
  const { input, navigation } = await openPalette(complete);
  fireEvent.change(input, { target: { value: 'payment' } });
  expect(labels()).toEqual(['Payment methods', 'Add a card']);
  await choose(input, 'card add');
  expect(navigation.visited).toEqual(['/dashboard/cards?action=add-card']);
});

it('F100 F314: leads to the list of keys, which names the one that leads to notices, and where "?" alone is turned off and on', async () => {
  await import('./shortcut-list');
  const { input } = await openPalette({ signedIn: false });
  await choose(input, 'keyboard');
  expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeDefined();
  expect(screen.getByText('F8')).toBeDefined();
  const choice = screen.getByRole('checkbox', { name: '“?” alone opens this list too', checked: true });
  fireEvent.click(choice);
  expect(localStorage.getItem('single-key')).toBe('off');
  fireEvent.click(screen.getByRole('checkbox', { name: '“?” alone opens this list too', checked: false }));
  expect(localStorage.getItem('single-key')).toBeNull();
});

it('U23: languages, themes and appearance are there for visitors too, pages behind the sign-in are not', async () => {
  const { input } = await openPalette({ signedIn: false });
  expect(labels()).toEqual(
    expect.arrayContaining(['Home', 'For professionals', 'Sign in', 'Español', 'Purple', 'Dark']),
  );
  expect(labels()).not.toContain('Incoming calls');
  fireEvent.change(input, { target: { value: 'espanol' } });
  expect(labels()).toEqual(['Español']);
  fireEvent.change(input, { target: { value: 'zzz' } });
  expect(screen.getByText('Nothing here is called that.')).toBeDefined();
});

it('U23: who has not completed onboarding is offered nothing that leads back to the step', async () => {
  await openPalette({ signedIn: true });
  expect(labels()).toEqual(expect.arrayContaining(['Sign out', 'Dark']));
  expect(labels()).not.toContain('Incoming calls');
  expect(labels()).not.toContain('Add a card');
});

it('F453: nor the dashboard itself', async () => {
  await openPalette({ signedIn: true });
  expect(labels()).not.toContain('Overview');
});

it('F239: nor one of their numbers, whose page does so', async () => {
  await openPalette({ signedIn: true, answers: withNumber('Front desk').answers });
  expect(labels()).not.toContain('(503) 555-0114 · Front desk');
});

it('AX10: names of conditions are in the language of their catalogue', async () => {
  const condition = { id: 'u1', condition_id: 'c1', condition_details: { name: 'Back pain' } };
  const answers = { 'GET /professionals/profile': { id: 'p1', personalized_conditions: [condition] } };
  await openPalette({ ...complete, answers });
  expect(screen.getByText('Back pain', { selector: '[role=option] *' }).lang).toBe('en-US');
});

it('F205: a number that was given no name stands there once', async () => {
  await openPalette(withNumber('(503) 555-0114'));
  expect(labels()).toContain('(503) 555-0114');
});

it.each(['5035550114', '503-555-0114', '+15035550114', '(503)\u00a0555\u2060-\u20600114', '5550'])(
  'F207: finds a number by its digits, written as "%s"',
  async (typed) => {
    const { input } = await openPalette(withNumber('Front desk'));
    fireEvent.change(input, { target: { value: typed } });
    expect(labels()).toEqual(['(503) 555-0114 · Front desk']);
  },
);

it.each(['+1 503', '+1 (503) 555', '1503', '15035550'])(
  'F240: finds a number while it is typed with its country code, at "%s"',
  async (typed) => {
    const { input } = await openPalette(withNumber('Front desk'));
    fireEvent.change(input, { target: { value: typed } });
    expect(labels()).toEqual(['(503) 555-0114 · Front desk']);
  },
);
