import type { ThemeId } from '../ui/theme';

/** The chosen colour theme, kept locally and followed by every tab. */
export interface ThemeChoice {
  readonly getSnapshot: () => ThemeId;
  readonly subscribe: (listener: () => void) => () => void;
  readonly choose: (theme: ThemeId) => void;
}
