export interface Shortcuts {
  readonly openPalette: () => void;
  readonly openList: () => void;
}

/** The site's own keys (PD67). What is typed into a field stays there; what a browser or a screen reader uses is left to it. */
export function watchShortcuts(page: Window, { openPalette, openList }: Shortcuts): void {
  page.addEventListener('keydown', (event) => {
    const { key, code, ctrlKey, metaKey, altKey, shiftKey, defaultPrevented, target } = event;
    if (defaultPrevented || altKey) return;
    // A keyboard of other letters, such as a Russian one, is known by where its keys are.
    const isK = key.toLowerCase() === 'k' || (code === 'KeyK' && !/^[a-z]$/i.test(key));
    if (ctrlKey !== metaKey && !shiftKey && isK) {
      // A browser that has its own search under this key gives way.
      event.preventDefault();
      openPalette();
    } else if (key === '?' && !ctrlKey && !metaKey && !isTyping(target)) {
      event.preventDefault();
      openList();
    }
  });
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;
}
