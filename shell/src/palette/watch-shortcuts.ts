import { isCommand } from '@careline/shared/ui';

export interface Shortcuts {
  readonly openPalette: () => void;
  readonly openList: () => void;
}

/**
 * The site's own keys (PD67), each with Ctrl or Cmd: who speaks to the computer says characters without meaning a key (WCAG 2.1.4). What a browser or
 * a screen reader uses is left to it.
 */
export function watchShortcuts(page: Window, { openPalette, openList }: Shortcuts): void {
  page.addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, altKey, defaultPrevented } = event;
    if (defaultPrevented) return;
    if (isCommand(event, 'k')) {
      // A browser that has its own search under this key gives way.
      event.preventDefault();
      openPalette();
    } else if (key === '?' && ctrlKey && !metaKey && !altKey) {
      event.preventDefault();
      openList();
    }
  });
}
