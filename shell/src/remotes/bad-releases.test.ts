import { safeStorage } from '@careline/shared/host';
import { badReleasesForMs, badReleasesKey } from '@careline/shared/manifest';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createBadReleases } from './bad-releases';

const [one, other] = ['/remotes/mf-x/1/remoteEntry.js', '/remotes/mf-x/2/remoteEntry.js'];
/** What a tab of this browser knows. */
const tab = () => createBadReleases(safeStorage(() => localStorage));

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

it('T2: what failed in one tab is known in every other, and what one forgets no other brings back', () => {
  const [first, second] = [tab(), tab()];
  first.add(one);
  expect([second.has(one), second.has(other), tab().has(one)]).toEqual([true, false, true]);
  second.forget([one]);
  first.add(other);
  expect([first.has(one), tab().has(one), tab().has(other)]).toEqual([false, false, true]);
});

it('T2: for an hour after it failed last', () => {
  const bad = tab();
  bad.add(one);
  vi.advanceTimersByTime(badReleasesForMs - 1);
  bad.add(other);
  expect(bad.has(one)).toBe(true);
  vi.advanceTimersByTime(1);
  expect([bad.has(one), bad.has(other)]).toEqual([false, true]);
  // What is over is not kept for ever either.
  bad.forget([other]);
  expect(localStorage.getItem(badReleasesKey)).toBe('{}');
});

it.each([
  ['no JSON', '{'],
  ['a list', JSON.stringify([one])],
  ['no time', JSON.stringify({ [one]: true })],
  ['a time to come', JSON.stringify({ [one]: 8e15 })],
])('T2: takes nothing from a storage that holds %s, and goes on', (_what, stored) => {
  localStorage.setItem(badReleasesKey, stored);
  const bad = tab();
  expect(bad.has(one)).toBe(false);
  bad.add(one);
  expect(tab().has(one)).toBe(true);
});

it('F3: where storage is full or refused, the page alone knows', () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const refuse = () => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  };
  const bad = createBadReleases(safeStorage(refuse));
  bad.add(one);
  expect(bad.has(one)).toBe(true);
  bad.forget([one]);
  expect(bad.has(one)).toBe(false);
});
