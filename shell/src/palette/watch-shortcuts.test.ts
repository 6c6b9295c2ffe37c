import { safeStorage } from '@careline/shared/host';
import { fireEvent } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createSingleKey } from './single-key';
import { watchShortcuts } from './watch-shortcuts';

it('U23: Ctrl+K or Cmd+K opens the palette anywhere, Ctrl+? the list of keys, as "?" does out of a field; F100: where it is not turned off', () => {
  const [openPalette, openList] = [vi.fn(), vi.fn()];
  const singleKey = createSingleKey(safeStorage(() => localStorage));
  watchShortcuts(window, { openPalette, openList, singleKey });
  const input = document.body.appendChild(document.createElement('input'));
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  fireEvent.keyDown(input, { key: 'k', metaKey: true });
  fireEvent.keyDown(document.body, { key: 'k' });
  fireEvent.keyDown(document.body, { key: 'K', ctrlKey: true, shiftKey: true });
  expect(openPalette).toHaveBeenCalledTimes(2);
  fireEvent.keyDown(document.body, { key: '?', shiftKey: true });
  fireEvent.keyDown(input, { key: '?', shiftKey: true });
  expect(openList).toHaveBeenCalledTimes(1);
  singleKey.choose(false);
  fireEvent.keyDown(document.body, { key: '?', shiftKey: true });
  expect(openList).toHaveBeenCalledTimes(1);
  fireEvent.keyDown(document.body, { key: '?', shiftKey: true, ctrlKey: true });
  fireEvent.keyDown(input, { key: '?', shiftKey: true, ctrlKey: true });
  expect(openList).toHaveBeenCalledTimes(3);
  singleKey.choose(true);
  expect([singleKey.isOn(), localStorage.length]).toEqual([true, 0]);
});

it('F303: takes no offence at the keyless events by which a browser fills fields in', () => {
  const openPalette = vi.fn();
  watchShortcuts(window, { openPalette, openList: vi.fn(), singleKey: { isOn: () => true } });
  const failed = vi.fn();
  window.addEventListener('error', failed);
  document.body.dispatchEvent(new Event('keydown', { bubbles: true }));
  window.removeEventListener('error', failed);
  expect([failed.mock.calls, openPalette.mock.calls]).toEqual([[], []]);
});
