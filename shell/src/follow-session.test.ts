import { paymentMethodsQuery } from '@careline/shared/api';
import { createTestPlatform, failure } from '@careline/shared/testing';
import { expect, it, vi } from 'vitest';
import { followSession } from './follow-session';

it('the guards decide again when the session has ended, here or in another tab', async () => {
  const { platform, navigation } = await createTestPlatform();
  followSession(platform);
  platform.session.end('invalid');
  platform.events.emit('session.signed-out', { reason: 'other-tab' });
  expect(navigation.guardRuns()).toBe(2);
});

it('the guards decide again when a list that had failed was loaded by a Retry', async () => {
  const { platform, navigation, api } = await createTestPlatform({
    answers: { 'GET /api/v1/payment-methods': failure(501, 'no') },
  });
  followSession(platform);
  const query = paymentMethodsQuery(platform.api);
  await platform.queries.prefetchQuery(query);
  expect(navigation.guardRuns()).toBe(0);
  api.answer('GET /api/v1/payment-methods', []);
  await platform.queries.prefetchQuery(query);
  await vi.waitFor(() => expect(navigation.guardRuns()).toBe(1));
});

it.each([
  ['other-tab', 0],
  ['other-user', 0],
  ['signed-out', 1],
  ['invalid', 1],
] as const)('F323: of a session that ended by "%s" %i notices stay', async (reason, count) => {
  const { platform } = await createTestPlatform();
  followSession(platform);
  platform.toasts.add({ title: 'Number Purchased', color: 'success' });
  await Promise.resolve();
  platform.events.emit('session.signed-out', { reason });
  expect(platform.toasts.getSnapshot().filter(({ open }) => open)).toHaveLength(count);
});

it('an open question goes with the session, as one that was not confirmed', async () => {
  const { platform } = await createTestPlatform();
  followSession(platform);
  const question = platform.overlays.create<object, boolean>(() => null, { props: {} });
  const answer = question.open();
  platform.session.end('invalid');
  expect(await answer).toBeUndefined();
  expect(platform.overlays.getSnapshot()).toMatchObject([{ isOpen: false }]);
});
