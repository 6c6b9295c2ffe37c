import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contrast, readTokens } from './testing/contrast';
import { parseThemeId, themes } from './theme';

const read = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8');
const css = read('themes.css') + read('tokens.css') + read('dark.css');

/** What is written on what, and the least contrast of WCAG 2.2 AA: 4.5 for text, 3 for controls and the focus ring. */
const pairs: readonly (readonly [string, string, number])[] = [
  ['--text', '--surface', 4.5],
  ['--text-muted', '--surface-sunken', 4.5],
  ['--text-subtle', '--surface-page', 4.5],
  ['--on-primary', '--primary-solid', 4.5],
  ['--on-primary', '--primary-solid-hover', 4.5],
  ['--primary-text', '--surface-page', 4.5],
  ['--primary-text-strong', '--primary-soft-hover', 4.5],
  ['--on-primary', '--error-fill', 4.5],
  ['--text', '--primary-soft', 4.5],
  ['--text-muted', '--surface-page', 4.5],
  ['--focus-ring', '--surface-page', 3],
  ['--data-answered', '--surface', 3],
  ['--data-missed', '--surface', 3],
  ['--data-other', '--surface', 3],
  ['--data-1', '--surface', 3],
  ['--data-2', '--surface', 3],
  ['--data-3', '--surface', 3],
  ['--line-control', '--surface', 3],
  ...['success', 'warning', 'error', 'info', 'purple', 'gray'].flatMap((tone) => [
    [`--${tone}-text`, `--${tone}-soft`, 4.5] as const,
    [`--${tone}-solid`, `--${tone}-soft`, 3] as const,
  ]),
];

const looks = themes.flatMap(({ id }) => [[id, 'light'] as const, [id, 'dark'] as const]);

describe.each(looks)('U24: theme %s, %s', (id, appearance) => {
  const tokens = readTokens(css, id, appearance === 'dark');
  it.each(pairs)('%s on %s reaches %d', (foreground, background, least) => {
    expect(contrast(tokens, foreground, background)).toBeGreaterThanOrEqual(least);
  });
});

it.each(themes)('PL13: the main colour of $id is the 500 of its palette by day and the 400 by night', ({ id }) => {
  const mainColour = (isDark: boolean) => readTokens(css, id, isDark).get('--ui-primary');
  expect(mainColour(false)).toBe('var(--ui-color-primary-500)');
  expect(mainColour(true)).toBe('var(--ui-color-primary-400)');
});

it('an unknown or missing theme is green', () => {
  expect([parseThemeId('purple'), parseThemeId('pink'), parseThemeId(null)]).toEqual(['purple', 'green', 'green']);
});
