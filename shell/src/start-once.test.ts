import { NotLoadedError } from '@careline/shared';
import { afterEach, expect, it, vi } from 'vitest';
import type { SiteRoute } from './routes/route-table';
import { readTarget } from './routes/target';
import { askForShared, beginOnce, loadStart } from './start-once';

afterEach(() => {
  document.body.replaceChildren();
  delete document.documentElement.dataset.started;
});

it('F1: one start begins in a document, and what stood there takes the place of the message', () => {
  document.body.innerHTML = '<main class="careline-fatal"></main><div id="root" hidden><p>A page</p></div>';
  expect([beginOnce(document), beginOnce(document)]).toEqual([true, false]);
  expect(document.body.innerHTML).toBe('<div id="root"><p>A page</p></div>');
});

const entry = readTarget('/');
const prerendered: SiteRoute = {
  path: '/',
  owner: 'shell',
  access: 'public',
  layout: 'default',
  title: '',
  widgets: [],
  data: [],
  middleware: [],
};
const nothing = async () => {};

it('F1: a start waits for the code of the markup in the page, and says as one error what did not come', async () => {
  const page = vi.fn(nothing);
  const load = vi.fn(nothing);
  const shell = { page, texts: nothing };
  await loadStart({ entry, prerendered: undefined, code: { shell }, modules: { load } });
  expect(page).not.toHaveBeenCalled();
  await loadStart({ entry, prerendered, code: { shell }, modules: { load } });
  expect([page.mock.calls, load.mock.calls]).toEqual([[[entry]], [[prerendered]]]);
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const lost = loadStart({ entry, prerendered, code: { shell }, modules: { load } });
  await expect(lost).rejects.toThrow(NotLoadedError);
});

it('what is shared is asked for where the page has something of a remote, and its failure is its asker’s', async () => {
  const page = vi.fn(() => Promise.reject(new NotLoadedError('lost')));
  const code = { federation: { page } };
  expect(askForShared({ first: prerendered, entry, code })).toBeUndefined();
  const asked = askForShared({ first: { ...prerendered, owner: 'mf-x' }, entry, code });
  await expect(asked).rejects.toThrow('lost');
});
