import { beforeEach, expect, it, vi } from 'vitest';
import { readOverrides } from './overrides';

const developer = 'https://dev.example:3003';
const entry = `${developer}/remoteEntry.js`;
const remote = {
  name: 'mf-x',
  url: '/remotes/mf-x/1/remoteEntry.js',
  version: '1',
  fallbackUrl: '/x',
  pages: [],
};

/** The overrides of a tab that opens this address. */
function open(address: string, origins: readonly string[] = [developer]) {
  window.history.replaceState(null, '', address);
  return readOverrides(window, origins);
}

beforeEach(() => {
  sessionStorage.clear();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

it('takes a remote from an address whose origin the configuration allows, keeps it for the tab, and takes it out of the address', () => {
  const first = open(`/dashboard?tab=1&careline-remote=mf-x@${entry}#top`);
  expect(first.of(remote)).toEqual({ name: 'mf-x', url: entry, version: '1', pages: [] });
  expect(first.isOverride(entry)).toBe(true);
  expect(window.location.href).toMatch(/\/dashboard\?tab=1#top$/);
  expect([...open('/dashboard').all]).toEqual([['mf-x', entry]]);
});

it.each([
  ['another origin', 'mf-x@https://evil.example/remoteEntry.js'],
  ['another port', 'mf-x@https://dev.example/remoteEntry.js'],
  ['a script', 'mf-x@javascript:alert(1)'],
  ['an origin in disguise', `mf-x@https://evil.example/?${developer}`],
  ['no remote', `@${entry}`],
  ['a name that no remote can have', `mf-3d@${entry}`],
])('refuses %s', (_what, value) => {
  expect(open(`/dashboard?careline-remote=${encodeURIComponent(value)}`).all.size).toBe(0);
});

it('takes every name that a remote may have', () => {
  expect([...open(`/dashboard?careline-remote=mf-room2-b@${entry}`).all]).toEqual([['mf-room2-b', entry]]);
});

it('is off where the configuration names no origin, also for what was kept before', () => {
  open(`/dashboard?careline-remote=mf-x@${entry}`);
  const off = open(`/dashboard?careline-remote=mf-x@${entry}`, []);
  expect(off.all.size).toBe(0);
  expect(off.of(remote)).toBe(remote);
  expect(window.location.search).toContain('careline-remote');
});

it('can be taken back', () => {
  const overrides = open(`/dashboard?careline-remote=mf-x@${entry}`);
  overrides.remove('mf-x');
  expect(overrides.of(remote)).toBe(remote);
  expect(open('/dashboard').all.size).toBe(0);
});
