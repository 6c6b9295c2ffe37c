/** The five themes of R89; the id is what `theme` holds in localStorage. */
export type ThemeId = 'green' | 'cyan' | 'blue' | 'purple' | 'default';

export interface Theme {
  readonly id: ThemeId;
  /** Key of its name in the `shared` namespace. */
  readonly nameKey: `theme.${ThemeId}`;
  readonly colors: { readonly primary: string; readonly neutral: 'slate' };
}

/** The themes, in the order in which they are offered (R89). */
export const themes: readonly Theme[] = [
  { id: 'green', nameKey: 'theme.green', colors: { primary: 'green', neutral: 'slate' } },
  { id: 'cyan', nameKey: 'theme.cyan', colors: { primary: 'cyan', neutral: 'slate' } },
  { id: 'blue', nameKey: 'theme.blue', colors: { primary: 'blue', neutral: 'slate' } },
  { id: 'purple', nameKey: 'theme.purple', colors: { primary: 'purple', neutral: 'slate' } },
  { id: 'default', nameKey: 'theme.default', colors: { primary: 'red', neutral: 'slate' } },
];

/** The theme of whoever has chosen none (R90). */
export const DEFAULT_THEME_ID: ThemeId = 'green';

/** Reads a stored theme id; what is unknown or missing is the default theme (R90). */
export function parseThemeId(value: unknown): ThemeId {
  return themes.find((theme) => theme.id === value)?.id ?? DEFAULT_THEME_ID;
}
