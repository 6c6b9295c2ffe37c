import { act } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { registryOf, renderSiteAt } from '../testing/test-site';

const registry = registryOf('dashboard', { '/dashboard/billing': 'Billing', '/dashboard/statistics': 'Statistics' });
const shape = () => document.querySelector('main > [aria-hidden="true"]');

/** A pane as remotes/pane.tsx makes it: what stands there meanwhile, and the remote's root. */
function addPane(outlet: HTMLElement) {
  const pane = document.createElement('div');
  pane.dataset.remote = 'mf-test';
  pane.innerHTML = '<div><div data-skeleton></div></div><div></div>';
  outlet.append(pane);
  return { root: pane.children[1], status: pane.children[0] };
}

it.each(['the page', 'its error'])('what was painted first stands until %s does, and never again', async (what) => {
  const { outlet, navigation } = await renderSiteAt({ path: '/dashboard/billing', registry });
  expect(shape()).not.toBeNull();
  const { root, status } = addPane(outlet);
  await act(async () => {});
  expect(shape()).not.toBeNull();
  await act(async () => (what === 'the page' ? root : status)?.append(document.createElement('h1')));
  expect(shape()).toBeNull();
  outlet.replaceChildren();
  await act(() => navigation.navigate('/dashboard/statistics'));
  expect(shape()).toBeNull();
});

it('F346: the layout is not rendered once more as the first page takes the place of its shape', async () => {
  const { outlet, modules } = await renderSiteAt({ path: '/dashboard/billing', registry });
  const { root } = addPane(outlet);
  const layoutOf = vi.spyOn(modules, 'layout');
  await act(async () => root?.append(document.createElement('h1')));
  expect(shape()).toBeNull();
  expect(layoutOf).not.toHaveBeenCalled();
});

it('a page of the shell needs none, nor does the remote that is entered after it', async () => {
  const { navigation } = await renderSiteAt({ path: '/professionals', registry });
  expect(shape()).toBeNull();
  await act(() => navigation.navigate('/dashboard/billing'));
  expect(shape()).toBeNull();
});
