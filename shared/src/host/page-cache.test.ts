import { expect, it, vi } from 'vitest';
import { createQueryClient } from '../api/query-client';
import { createPageCache } from './page-cache';

it('PL7: is one cache, whoever asks for it first', async () => {
  const load = vi.fn(async () => createQueryClient());
  const cache = createPageCache(load);
  expect(cache.made()).toBeUndefined();
  const [first, second] = await Promise.all([cache.make(), cache.make()]);
  expect(first).toBe(second);
  expect(await cache.make()).toBe(cache.made());
  expect(load).toHaveBeenCalledOnce();
});

it('tells those who asked before it was made, and those who ask afterwards', async () => {
  const cache = createPageCache(async () => createQueryClient());
  const listeners = [vi.fn(), vi.fn()] as const;
  cache.onMade(listeners[0]);
  expect(listeners[0]).not.toHaveBeenCalled();
  const queries = await cache.make();
  cache.onMade(listeners[1]);
  for (const listener of listeners) expect(listener.mock.calls).toEqual([[queries]]);
});

it('is tried again after its code could not be loaded', async () => {
  const load = vi.fn(async () => createQueryClient()).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const cache = createPageCache(load);
  await expect(cache.make()).rejects.toThrow('Failed to fetch');
  expect(cache.made()).toBeUndefined();
  expect(await cache.make()).toBe(cache.made());
});
