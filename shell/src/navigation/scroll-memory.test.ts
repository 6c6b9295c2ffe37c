import { beforeEach, expect, it } from 'vitest';
import { createScrollMemory } from './scroll-memory';

beforeEach(() => sessionStorage.clear());

function leave(entries: readonly string[]): void {
  for (const [at, entry] of entries.entries()) {
    Object.defineProperty(window, 'scrollY', { value: at, configurable: true });
    createScrollMemory(window).keep(entry);
  }
}

it('finds where an entry was scrolled to when it was left last', () => {
  leave(['one', 'two', 'one']);
  const { find } = createScrollMemory(window);
  expect([find('one'), find('two'), find('unknown')]).toEqual([2, 1, 0]);
});

it('remembers the last 50 entries, so that a tab that lives for weeks keeps its storage for drafts', () => {
  const entries = Array.from({ length: 60 }, (_, at) => `entry-${at}`);
  leave(entries);
  const { find } = createScrollMemory(window);
  expect([find('entry-9'), find('entry-10'), find('entry-59')]).toEqual([0, 10, 59]);
});

it('begins anew where what it kept cannot be read', () => {
  sessionStorage.setItem('careline.scroll', '[["one"');
  expect(createScrollMemory(window).find('one')).toBe(0);
  leave(['one', 'two']);
  expect(createScrollMemory(window).find('two')).toBe(1);
});
