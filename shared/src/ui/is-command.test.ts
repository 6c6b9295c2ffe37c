import { expect, it } from 'vitest';
import { isCommand } from './is-command';

it.each([
  [{ key: 'k', ctrlKey: true }, true],
  [{ key: 'K', metaKey: true }, true],
  [{ key: 'л', code: 'KeyK', ctrlKey: true }, true],
  [{ key: 't', code: 'KeyK', ctrlKey: true }, false],
  [{ key: 'k' }, false],
  [{ key: 'k', ctrlKey: true, metaKey: true }, false],
  [{ key: 'k', ctrlKey: true, shiftKey: true }, false],
  [{ key: 'k', ctrlKey: true, altKey: true }, false],
])('U23: %o is a command of the letter k: %s', (init, expected) => {
  expect(isCommand(new KeyboardEvent('keydown', init), 'k')).toBe(expected);
});
