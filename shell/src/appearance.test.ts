import { safeStorage } from '@careline/shared/host';
import { afterEach, expect, it, vi } from 'vitest';
import { createAppearance } from './appearance';

const root = document.documentElement;
const local = safeStorage(() => localStorage);

function systemIs(isDark: boolean) {
  const media = Object.assign(new EventTarget(), { matches: isDark });
  vi.stubGlobal('matchMedia', () => media);
  return {
    turn: (next: boolean) => {
      media.matches = next;
      media.dispatchEvent(new Event('change'));
    },
  };
}

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  delete root.dataset.appearance;
});

it('PD68: follows the system, also while the page stands', () => {
  const system = systemIs(true);
  createAppearance(window, local);
  expect(root.dataset.appearance).toBe('dark');
  system.turn(false);
  expect(root.dataset.appearance).toBeUndefined();
});

it('PD68: what was chosen is kept, whatever the system is, and followed by other tabs', () => {
  systemIs(true);
  const appearance = createAppearance(window, local);
  appearance.choose('light');
  expect([root.dataset.appearance, localStorage.getItem('appearance')]).toEqual([undefined, 'light']);
  localStorage.setItem('appearance', 'dark');
  window.dispatchEvent(new StorageEvent('storage', { key: 'appearance' }));
  expect([root.dataset.appearance, appearance.getSnapshot()]).toEqual(['dark', 'dark']);
});

it.each([
  ['the back/forward cache', () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))],
  ['being frozen', () => document.dispatchEvent(new Event('visibilitychange'))],
])('F262: a page that comes back from %s has the appearance that was chosen meanwhile', (_case, comeBack) => {
  systemIs(false);
  const appearance = createAppearance(window, local);
  localStorage.setItem('appearance', 'dark');
  comeBack();
  expect([root.dataset.appearance, appearance.getSnapshot()]).toEqual(['dark', 'dark']);
});
