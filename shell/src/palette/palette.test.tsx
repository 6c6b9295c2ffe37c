import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { registryOf, renderSiteAt } from '../testing/test-site';
import { lazyOverlay } from './open-overlay';

async function openPalette(signedIn: boolean) {
  const registry = registryOf('dashboard', { '/dashboard/calls': 'Incoming calls', '/dashboard/bills': 'Invoices' });
  const site = await renderSiteAt({ path: '/dashboard', registry, signedIn });
  const open = lazyOverlay(site.platform.overlays, async () => (await import('./palette')).Palette);
  act(open);
  return { ...site, input: await screen.findByRole('combobox', { name: 'Page, number, condition or setting' }) };
}

const labels = () => screen.queryAllByRole('option').map((option) => option.firstElementChild?.textContent);

it('U23: finds what the remotes declare by the beginning of a word, and goes there with Enter', async () => {
  const { input, navigation } = await openPalette(true);
  expect(document.activeElement).toBe(input);
  fireEvent.change(input, { target: { value: 'call' } });
  expect(labels()).toEqual(['Incoming calls']);
  await act(async () => void fireEvent.keyDown(input, { key: 'Enter' }));
  expect(navigation.visited).toEqual(['/dashboard/calls']);
});

it('U23: languages, themes and appearance are there for visitors too, pages behind the sign-in are not', async () => {
  const { input } = await openPalette(false);
  expect(labels()).toEqual(expect.arrayContaining(['Sign in', 'Español', 'Purple', 'Dark']));
  expect(labels()).not.toContain('Invoices');
  fireEvent.change(input, { target: { value: 'espanol' } });
  expect(labels()).toEqual(['Español']);
  fireEvent.change(input, { target: { value: 'zzz' } });
  expect(screen.getByText('Nothing here is called that.')).toBeDefined();
});
