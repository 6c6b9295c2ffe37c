import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Decision } from '../guards/outcome';
import { endNavigation, navigationOf, proceed } from './testing/navigation-fixtures';

beforeEach(() => window.history.replaceState(null, '', '/start'));
afterEach(endNavigation);

/** Somebody on /second whom Back leads to /first, of which the guards say nothing yet. */
async function whileBackWaits() {
  let isSlow = false;
  const { navigation } = navigationOf(({ path }) => {
    const decision: Decision = path === '/lost' ? { kind: 'unanswered' } : proceed;
    return isSlow && path === '/first' ? new Promise(() => {}) : Promise.resolve(decision);
  });
  await navigation.navigate('/first');
  await navigation.navigate('/second');
  isSlow = true;
  window.history.back();
  await vi.waitFor(() => expect(window.location.pathname).toBe('/first'));
  const back = async (path: string) => {
    isSlow = false;
    window.history.back();
    await vi.waitFor(() => expect(navigation.getSnapshot().path).toBe(path));
  };
  return { navigation, back };
}

it.each([
  ['F261: the link of the page that stands takes no entry', '/second', {}, '/first'],
  ['F261: a move in place of the page that stands takes no entry', '/third', { replace: true }, '/first'],
  ['F407: a link leaves no gap, but the page on which it was,', '/third', {}, '/second'],
])('%s in the history while Back waits for its guards', async (_case, to, options, before) => {
  const { navigation, back } = await whileBackWaits();
  await navigation.navigate(to, options);
  expect(window.location.pathname).toBe(to);
  await back(before);
});

it('F407: a link that finds no answer while Back waits leaves the page under its own address, and in its own entry', async () => {
  const { navigation } = await whileBackWaits();
  const { key } = navigation.getSnapshot();
  await navigation.navigate('/lost');
  expect(window.location.pathname).toBe('/second');
  expect(window.history.state).toMatchObject({ key });
});
