import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadProgress } from './onboarding-progress';
import { answers, source } from './testing/guard-fixtures';

const lists = [
  '/professionals/profile',
  '/professionals/profile/addresses',
  '/api/v1/payment-methods',
  '/api/v1/phone-subscriptions',
];

beforeEach(() => {
  sessionStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

it('R47 R48 R49 R50 R51: asks once for everything that is missing', async () => {
  const { parts, calls } = source('empty');
  expect((await loadProgress(parts))?.current).toBe('profile');
  expect(calls.toSorted()).toEqual(lists.toSorted());
});

it('R52: asks for forwarding numbers only with a verified phone', async () => {
  const unverified = source('profile');
  await loadProgress(unverified.parts);
  expect(unverified.calls).not.toContain('/api/v1/twilio/phones/u1');
  const verified = source('subscription');
  expect((await loadProgress(verified.parts))?.current).toBe('twilio-numbers');
  expect(verified.calls).toContain('/api/v1/twilio/phones/u1');
});

it('R52: a profile that fails tells of no phone, but of who was complete on this device', async () => {
  const { parts, calls, failing } = source('complete');
  failing.add('/professionals/profile');
  await loadProgress(parts);
  expect(calls).not.toContain('/api/v1/twilio/phones/u1');
  parts.completed.note('u1', true);
  vi.advanceTimersByTime(2_001);
  await loadProgress(parts);
  expect(calls).toContain('/api/v1/twilio/phones/u1');
});

it('R53: what is loaded is not asked for again', async () => {
  const { parts, calls } = source('complete');
  expect((await loadProgress(parts))?.current).toBe('complete');
  const asked = calls.length;
  await loadProgress(parts);
  vi.advanceTimersByTime(600_000);
  expect((await loadProgress(parts))?.current).toBe('complete');
  expect(calls).toHaveLength(asked);
});

it('asks again for an empty list after a minute, so that an item added elsewhere is noticed', async () => {
  const known = answers('empty');
  const { parts, calls } = source('empty', known);
  await loadProgress(parts);
  const asked = calls.length;
  await loadProgress(parts);
  expect(calls).toHaveLength(asked);
  Object.assign(known, answers('address'));
  vi.advanceTimersByTime(60_001);
  expect((await loadProgress(parts))?.current).toBe('conditions');
});

it('R142: a failed call leaves an empty list, and every move asks again', async () => {
  const { parts, calls, failing } = source('complete');
  failing.add('/api/v1/payment-methods');
  expect((await loadProgress(parts))?.current).toBe('payment-methods');
  failing.clear();
  // The redirect that follows belongs to the same move.
  expect((await loadProgress(parts))?.current).toBe('payment-methods');
  vi.advanceTimersByTime(2_001);
  expect((await loadProgress(parts))?.current).toBe('complete');
  expect(calls.filter((path) => path === '/api/v1/payment-methods')).toHaveLength(2);
});

it('F127: a failure from before the clock was set back is asked about again', async () => {
  const { parts, failing } = source('complete');
  failing.add('/api/v1/payment-methods');
  expect((await loadProgress(parts))?.current).toBe('payment-methods');
  failing.clear();
  vi.setSystemTime(Date.now() - 86_400_000);
  expect((await loadProgress(parts))?.current).toBe('complete');
});

it('PD10: an answer that nobody can read leaves an empty list, as one that is refused does', async () => {
  const known = answers('complete');
  const { parts } = source('complete', { ...known, '/api/v1/payment-methods': 'all is well' });
  expect(await loadProgress(parts)).toMatchObject({ current: 'payment-methods', isWhole: false });
});

it('asks again for what a change has made stale', async () => {
  const { parts, calls } = source('complete');
  await loadProgress(parts);
  await parts.queries.invalidateQueries({ queryKey: ['subscriptions'] });
  await loadProgress(parts);
  expect(calls.filter((path) => path === '/api/v1/phone-subscriptions')).toHaveLength(2);
});

const listPaths = [...lists, '/api/v1/twilio/phones/u1'];

it.each(listPaths)('PD62: who was complete on this device stays complete while %s fails', async (path) => {
  const { parts, failing } = source('complete');
  failing.add(path);
  expect(await loadProgress(parts)).toMatchObject({ isWhole: false });
  expect((await loadProgress(parts))?.current).not.toBe('complete');
  parts.completed.note('u1', true);
  expect(await loadProgress(parts)).toMatchObject({ current: 'complete', isWhole: false });
});

it('PD62: a list that came empty counts as empty beside others that fail, whoever asks', async () => {
  const { parts, failing } = source('condition');
  parts.completed.note('u1', true);
  failing.add('/professionals/profile');
  failing.add('/professionals/profile/addresses');
  expect((await loadProgress(parts))?.current).toBe('payment-methods');
});

it('PD62: a verified phone that is gone counts, although the addresses fail', async () => {
  const { parts, failing } = source('profile');
  parts.completed.note('u1', true);
  failing.add('/professionals/profile/addresses');
  expect((await loadProgress(parts))?.current).toBe('business-address');
});

it.each(listPaths)('F2 PD62: %s out of reach is unknown, not empty, also for who was complete', async (path) => {
  const { parts, silent } = source('complete');
  silent.set(path, () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await loadProgress(parts)).toBeUndefined();
  parts.completed.note('u1', true);
  expect(await loadProgress(parts)).toBeUndefined();
});

it('F2: a prefetch that puts a list back to pending does not make the redirect ask and wait again', async () => {
  const { parts, calls, failing } = source('complete');
  failing.add('/professionals/profile/addresses');
  expect((await loadProgress(parts))?.current).toBe('business-address');
  const asked = calls.length;
  void parts.queries.prefetchQuery({ queryKey: ['addresses'], queryFn: () => new Promise(() => {}) });
  expect(parts.queries.getQueryState(['addresses'])?.status).toBe('pending');
  expect((await loadProgress(parts))?.current).toBe('business-address');
  expect(calls).toHaveLength(asked);
});

/** Of somebody complete, whose subscriptions are asked for again in vain. */
async function hangingRefetch() {
  const { parts, silent } = source('complete');
  await loadProgress(parts);
  silent.set('/api/v1/phone-subscriptions', () => new Promise(() => {}));
  await parts.queries.invalidateQueries({ queryKey: ['subscriptions'] });
  return parts;
}

it('PD62: a refetch that hangs leaves what was known before the guards give up', async () => {
  const parts = await hangingRefetch();
  const found = loadProgress(parts);
  await vi.advanceTimersByTimeAsync(7_000);
  expect((await found)?.current).toBe('complete');
});

it('F237: the redirect that follows does not wait a second time for the refetch that hangs; a later move does', async () => {
  const parts = await hangingRefetch();
  const found = loadProgress(parts);
  await vi.advanceTimersByTimeAsync(7_000);
  await found;
  const isAnswered = vi.fn();
  void loadProgress(parts).then(isAnswered);
  await vi.advanceTimersByTimeAsync(0);
  expect(isAnswered).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(2_000);
  const later = vi.fn();
  void loadProgress(parts).then(later);
  await vi.advanceTimersByTimeAsync(6_900);
  expect(later).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(100);
  expect(later).toHaveBeenCalledOnce();
});

it('PD62: the code of the query cache cannot be loaded: nobody knows how far the user is, until it can', async () => {
  const { parts } = source('complete');
  const make = vi.fn(parts.cache.make).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const offline = { ...parts, cache: { ...parts.cache, make } };
  expect(await loadProgress(offline)).toBeUndefined();
  expect(await loadProgress(offline)).toMatchObject({ current: 'complete' });
});
