import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pollVersion } from './version-polling';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('R204: asks first after one interval, goes on after failures, and stops once another build is live', async () => {
  const fetchLatest = vi
    .fn()
    .mockResolvedValueOnce({ id: 'own' })
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValueOnce({ nonsense: true })
    .mockResolvedValueOnce({ id: 'next' });
  const isOutdated = pollVersion({ buildId: 'own', intervalMs: 1_000, fetchLatest });
  await vi.advanceTimersByTimeAsync(999);
  expect(fetchLatest).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(3_000);
  expect(fetchLatest).toHaveBeenCalledTimes(3);
  expect(isOutdated()).toBe(false);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(fetchLatest).toHaveBeenCalledTimes(4);
  expect(isOutdated()).toBe(true);
});

it('asks for nothing in a page without a build', async () => {
  const fetchLatest = vi.fn();
  const isOutdated = pollVersion({ buildId: undefined, intervalMs: 1_000, fetchLatest });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(fetchLatest).not.toHaveBeenCalled();
  expect(isOutdated()).toBe(false);
});
