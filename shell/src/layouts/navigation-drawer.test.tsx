import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createArrival } from '../navigation/arrival';
import { createScrollMemory } from '../navigation/scroll-memory';
import type { SiteState } from '../navigation/site-state';
import { registryOf, renderSiteAt } from '../testing/test-site';

const registry = registryOf('dashboard', { '/dashboard/billing': 'Billing', '/dashboard/statistics': 'Statistics' });
const route: SiteState['route'] = {
  path: '/dashboard/billing',
  layout: 'dashboard',
  access: 'signed-in',
  owner: 'mf-test',
  data: [],
  widgets: [],
  middleware: [],
};
const page = (title: string) => `<div data-remote="mf-test"><h1>${title}</h1></div>`;

it('F49: the drawer closes as a move begins, so that the focus ends on the heading of a page that comes at once', async () => {
  window.scrollTo = () => {};
  const { outlet, navigation, waiting } = await renderSiteAt({ path: '/dashboard/billing', registry });
  outlet.innerHTML = page('Billing');
  const arrive = createArrival(window, createScrollMemory(window));
  const previous: SiteState = { location: navigation.getSnapshot(), route, error: undefined };
  navigation.subscribe(() => {
    arrive({ ...previous, location: navigation.getSnapshot() }, previous);
    outlet.innerHTML = page('Statistics');
  });
  let admit = () => {};
  const admission = new Promise<void>((resolve) => {
    admit = resolve;
  });
  const { navigate } = navigation;
  vi.spyOn(navigation, 'navigate').mockImplementation((to) => waiting.watch(() => admission.then(() => navigate(to))));

  const button = screen.getByRole('button', { name: 'Open menu' });
  button.focus();
  fireEvent.click(button);
  const link = within(await screen.findByRole('dialog')).getByRole('link', { name: 'Statistics' });
  link.focus();
  fireEvent.click(link);
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(button));
  await act(async () => admit());
  await waitFor(() => expect(document.activeElement?.outerHTML).toContain('Statistics</h1>'));
});
