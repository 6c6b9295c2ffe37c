import { watchLeaving } from '@careline/shared/host';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { whileStaying } from './while-staying';

const complete = { steps: [], current: 'complete', isWhole: true } as const;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('F2: lists that fail while the browser leaves are asked for again once the page stays, and nothing is said before', async () => {
  const load = vi.fn<() => Promise<typeof complete | undefined>>(async () => complete).mockResolvedValueOnce(undefined);
  const said = vi.fn();
  const leave = watchLeaving(window);
  window.dispatchEvent(new Event('pagehide'));
  const loading = whileStaying(leave, load)().then(said);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(load).toHaveBeenCalledOnce();
  expect(said).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('pageshow'));
  await loading;
  expect(said).toHaveBeenCalledExactlyOnceWith(complete);
});

it('F2: on a page that stays, lists without an answer are left at that', async () => {
  const load = vi.fn(async () => undefined);
  expect(await whileStaying(watchLeaving(window), load)()).toBeUndefined();
  expect(load).toHaveBeenCalledOnce();
});
