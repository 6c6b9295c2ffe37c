import { fireEvent } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { watchShortcuts } from './watch-shortcuts';

it('U23: Ctrl+K or Cmd+K opens the palette anywhere, F100: and Ctrl+? the list of keys, which no character does alone', () => {
  const [openPalette, openList] = [vi.fn(), vi.fn()];
  watchShortcuts(window, { openPalette, openList });
  const input = document.body.appendChild(document.createElement('input'));
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  fireEvent.keyDown(input, { key: 'k', metaKey: true });
  fireEvent.keyDown(document.body, { key: 'k' });
  fireEvent.keyDown(document.body, { key: 'K', ctrlKey: true, shiftKey: true });
  expect(openPalette).toHaveBeenCalledTimes(2);
  fireEvent.keyDown(document.body, { key: '?', shiftKey: true });
  expect(openList).not.toHaveBeenCalled();
  fireEvent.keyDown(document.body, { key: '?', shiftKey: true, ctrlKey: true });
  fireEvent.keyDown(input, { key: '?', shiftKey: true, ctrlKey: true });
  expect(openList).toHaveBeenCalledTimes(2);
});
