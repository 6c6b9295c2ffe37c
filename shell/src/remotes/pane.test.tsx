import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createVisitorPlatform } from '../visitor-platform';
import { createPane } from './pane';

const platform = await createVisitorPlatform('/', 'en');
const replaceCode = () => dispatchEvent(new Event('careline:code-updated'));

it('T7: in development a pane whose remote failed is tried again once when code was replaced, and no pane without an error', async () => {
  const pane = createPane({ platform, container: document.body, remote: 'mf-x', size: 'page' });
  const onRetry = vi.fn();
  pane.showError(new Error('broken'), onRetry);
  await screen.findByRole('button', { name: 'Retry' });
  replaceCode();
  replaceCode();
  expect(onRetry).toHaveBeenCalledTimes(1);

  pane.showError(new Error('broken'), onRetry);
  pane.showLoading();
  replaceCode();
  expect(onRetry).toHaveBeenCalledTimes(1);
  pane.remove();
});

it('F20: the pane says which release stands in it, and that one is coming', () => {
  const pane = createPane({ platform, container: document.body, remote: 'mf-x', size: 'page' });
  const release = () => document.querySelector<HTMLElement>('[data-remote]')?.dataset.release;
  pane.showLoading();
  expect(release()).toBe('');
  pane.newRoot('/remotes/mf-x/1/remoteEntry.js');
  expect(release()).toBe('/remotes/mf-x/1/remoteEntry.js');
  pane.showError(new Error('broken'), () => {});
  expect(release()).toBeUndefined();
  pane.remove();
});

it.each(['page', 'widget'] as const)(
  'F101: a Retry that leaves with the error of a %s leaves the focus to the pane',
  async (size) => {
    const pane = createPane({ platform, container: document.body, remote: 'mf-x', size });
    pane.showError(new Error('broken'), pane.showLoading);
    const retry = await screen.findByRole('button', { name: 'Retry' });
    retry.focus();
    fireEvent.click(retry);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull());
    expect(document.activeElement).toBe(document.querySelector('[data-remote]'));
    pane.remove();
  },
);
