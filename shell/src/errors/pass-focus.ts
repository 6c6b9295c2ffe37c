/** The `ref` of a button that leaves with what it stands in: where it has the focus by then, the page's content gets it. */
export function passFocus(button: HTMLButtonElement | null) {
  // Asked as it goes, while it still is in the page.
  return () => {
    if (button === document.activeElement) document.getElementById('content')?.focus({ preventScroll: true });
  };
}
