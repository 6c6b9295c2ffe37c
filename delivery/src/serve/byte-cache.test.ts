import { expect, it, vi } from 'vitest';
import { createByteCache } from './byte-cache';

const cacheOf = (limit: number) => createByteCache<string>({ limit, sizeOf: (value) => value.length });

it('lets go of what was asked for longest ago when more bytes than its limit are kept', async () => {
  const cache = cacheOf(10);
  const make = vi.fn(async () => 'four');
  for (const key of ['a', 'b', 'a', 'c']) await cache.get(key, make);
  expect(make).toHaveBeenCalledTimes(3);
  await cache.get('a', make);
  expect(make).toHaveBeenCalledTimes(3);
  await cache.get('b', make);
  expect(make).toHaveBeenCalledTimes(4);
});

it('does not give up everything for a value that is larger than its limit', async () => {
  const cache = cacheOf(10);
  const make = vi.fn(async () => 'four');
  await cache.get('a', make);
  expect(await cache.get('large', async () => 'x'.repeat(11))).toHaveLength(11);
  await cache.get('a', make);
  expect(make).toHaveBeenCalledTimes(1);
});

it('makes a value once for all who ask meanwhile, and again after it could not be made', async () => {
  const cache = cacheOf(10);
  const fail = vi.fn(async () => Promise.reject(new Error('no')));
  await Promise.allSettled([cache.get('a', fail), cache.get('a', fail)]);
  expect(fail).toHaveBeenCalledTimes(1);
  expect(await cache.get('a', async () => 'four')).toBe('four');
});
