import { NotLoadedError } from '@careline/shared';
import { watchLeaving } from '@careline/shared/host';
import { createTestPlatform } from '@careline/shared/testing';
import { expect, it, vi } from 'vitest';
import { shellTexts } from '../texts/shell-texts';
import { remoteLifecycles } from './remote-lifecycles';
import { TimeoutError } from './within-time';

const known = {
  name: 'mf-x',
  url: '/remotes/mf-x/1.0.0-1a2b3c4d/remoteEntry.js',
  version: '1',
  pages: [],
  widgets: [],
};

/** How often the page is loaded anew after a failure, and what the pane says. */
async function afterFailure(error: Error, isMoving = false, owner = 'shell') {
  const { platform, navigation } = await createTestPlatform({ owner, texts: shellTexts, signedIn: false });
  const outlet = document.body.appendChild(document.createElement('div'));
  const reload = vi.fn(() => true);
  const failed = vi.fn();
  platform.events.on('remote.failed').subscribe(failed);
  const load = vi.fn(() => Promise.reject(error));
  const parts = {
    platform,
    outlet,
    reload,
    loadAnew: () => {},
    isMoving: () => isMoving,
    load,
    loadInstead: () => Promise.reject(error),
    release: () => known,
    leave: watchLeaving(window),
  };
  await remoteLifecycles(known, parts).mount({});
  await vi.waitFor(() => expect(failed).toHaveBeenCalledOnce());
  return { reload, outlet, load, navigation };
}

it('R243: files that are gone reload the page once', async () => {
  const { reload } = await afterFailure(new NotLoadedError('mf-x'));
  expect(reload).toHaveBeenCalledOnce();
});

it('R243 F1: files that hang are told of at once: a page that is loaded anew would wait for them as long again', async () => {
  const cause = new TimeoutError('/shell/1/shared/forms.js took longer than 8000 ms.');
  const { reload, outlet } = await afterFailure(new NotLoadedError('A page', { cause }));
  await vi.waitFor(() => expect(outlet.textContent).toContain('taking too long'));
  expect(reload).not.toHaveBeenCalled();
});

it('F405: files that are gone while the user is on the way elsewhere load no page anew: that would call the move off', async () => {
  const { reload, outlet } = await afterFailure(new NotLoadedError('mf-x'), true);
  await vi.waitFor(() => expect(outlet.querySelector('button')).not.toBeNull());
  expect(reload).not.toHaveBeenCalled();
});

it('F470: an error that came as the language was switched gives way to the page in that language, which is loaded again', async () => {
  const { load, navigation } = await afterFailure(new NotLoadedError('mf-x has no texts in es'), true, known.name);
  expect(load).toHaveBeenCalledTimes(1);
  await navigation.navigate(`/es${navigation.getSnapshot().path}`);
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2));
});
