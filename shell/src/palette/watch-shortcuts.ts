import { isCommand } from '@careline/shared/ui';
import type { SingleKey } from './single-key';

export interface Shortcuts {
  readonly openPalette: () => void;
  readonly openList: () => void;
  readonly singleKey: Pick<SingleKey, 'isOn'>;
}

/** The site's own keys (PD67). What is typed into a field stays there; what a browser or a screen reader uses is left to it. */
export function watchShortcuts(page: Window, { openPalette, openList, singleKey }: Shortcuts): void {
  page.addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, altKey, defaultPrevented, target } = event;
    if (defaultPrevented) return;
    if (isCommand(event, 'k')) {
      // A browser that has its own search under this key gives way.
      event.preventDefault();
      openPalette();
    } else if (key === '?' && !metaKey && !altKey && (ctrlKey || (singleKey.isOn() && !isTyping(target)))) {
      event.preventDefault();
      openList();
    }
  });
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;
}
