import { fireEvent } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { watchShortcuts } from './watch-shortcuts';

it('U23: Ctrl+K or Cmd+K opens the palette anywhere, "?" the list of keys but not out of a field', () => {
  const [openPalette, openList] = [vi.fn(), vi.fn()];
  watchShortcuts(window, { openPalette, openList });
  const input = document.body.appendChild(document.createElement('input'));
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  fireEvent.keyDown(input, { key: 'k', metaKey: true });
  fireEvent.keyDown(document.body, { key: 'k' });
  fireEvent.keyDown(document.body, { key: 'K', ctrlKey: true, shiftKey: true });
  expect(openPalette).toHaveBeenCalledTimes(2);
  fireEvent.keyDown(document.body, { key: '?', shiftKey: true });
  fireEvent.keyDown(input, { key: '?', shiftKey: true });
  expect(openList).toHaveBeenCalledTimes(1);
});
