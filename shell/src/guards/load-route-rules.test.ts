import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadRouteRules } from './load-route-rules';

const manifest = {
  id: 'b1',
  matcher: { static: { '/old': { redirect: '/new' } }, wildcard: {}, dynamic: {} },
  prerendered: ['/es'],
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('R205: asks once for the manifest and knows its rules and prerendered paths', async () => {
  const fetchManifest = vi.fn(async () => manifest);
  const rules = loadRouteRules(fetchManifest);
  expect((await rules()).lookup('/old').redirect).toBe('/new');
  expect((await rules()).isPrerendered('/es')).toBe(true);
  expect((await rules()).isPrerendered('/ru')).toBe(false);
  expect(fetchManifest).toHaveBeenCalledOnce();
});

it.each([
  ['missing', () => Promise.reject(new Error('404'))],
  ['of another shape', async () => ({ id: 1 })],
])('a manifest that is %s means no rules, and is only logged', async (_how, fetchManifest) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  expect((await loadRouteRules(fetchManifest)()).lookup('/old')).toEqual({});
  expect(warn).toHaveBeenCalledOnce();
});

it('the first move waits at most 1.5 s; a slow manifest serves the moves after it', async () => {
  const rules = loadRouteRules(() => new Promise((resolve) => setTimeout(() => resolve(manifest), 5_000)));
  const first = rules();
  await vi.advanceTimersByTimeAsync(1_500);
  expect((await first).lookup('/old')).toEqual({});
  await vi.advanceTimersByTimeAsync(3_500);
  expect((await rules()).lookup('/old').redirect).toBe('/new');
});
