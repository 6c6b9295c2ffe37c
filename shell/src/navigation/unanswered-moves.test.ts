import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Decision } from '../guards/outcome';
import { endNavigation, navigationOf, proceed, route } from './testing/navigation-fixtures';

beforeEach(() => window.history.replaceState(null, '', '/start'));
afterEach(endNavigation);

it('F2: on entry a silent API ends on the error page, which its Retry opens', async () => {
  let decision: Decision = { kind: 'unanswered' };
  const { navigation } = navigationOf(async () => decision);
  await navigation.enter();
  expect(navigation.site.getSnapshot().error).toMatchObject({ status: 503, text: { key: 'error.noAnswer.text' } });
  expect(window.location.pathname).toBe('/start');
  decision = proceed;
  expect(navigation.waiting.retry()).toBe(true);
  await vi.waitFor(() => expect(navigation.site.getSnapshot()).toMatchObject({ route, error: undefined }));
});

it('F2: on a move the page stays, address and all, until Retry is answered', async () => {
  let decision: Decision = proceed;
  const { navigation } = navigationOf(async () => decision);
  await navigation.navigate('/a');
  decision = { kind: 'unanswered' };
  await navigation.navigate('/b');
  expect(navigation.getSnapshot().path).toBe('/a');
  expect(window.location.pathname).toBe('/a');
  expect(navigation.waiting.state.getSnapshot()).toBe('unanswered');
  decision = proceed;
  navigation.waiting.retry();
  await vi.waitFor(() => expect(window.location.pathname).toBe('/b'));
  expect(navigation.waiting.state.getSnapshot()).toBe('resting');
});

it('F2: back to a page that the API says nothing of ends on the error page, because the address has moved', async () => {
  let decision: Decision = proceed;
  const { navigation } = navigationOf(async () => decision);
  await navigation.navigate('/a');
  decision = { kind: 'unanswered' };
  window.history.replaceState(null, '', '/earlier');
  window.dispatchEvent(new PopStateEvent('popstate'));
  await vi.waitFor(() => expect(navigation.site.getSnapshot().error?.status).toBe(503));
  expect(navigation.getSnapshot().path).toBe('/earlier');
});

it('F282: what found no answer of the page that stands is said no longer once there is one; of another page it is', async () => {
  let decision: Decision = proceed;
  const { navigation } = navigationOf(async ({ path }) => (path === '/b' ? { kind: 'unanswered' } : decision));
  const said = () => navigation.waiting.state.getSnapshot();
  await navigation.navigate('/a');
  decision = { kind: 'unanswered' };
  await navigation.rerunGuards();
  expect(said()).toBe('unanswered');
  decision = proceed;
  await navigation.rerunGuards();
  expect(said()).toBe('resting');
  await navigation.navigate('/b');
  await navigation.rerunGuards();
  expect(said()).toBe('unanswered');
});
