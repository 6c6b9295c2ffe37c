/**
 * Whether nothing that one works with has the focus: the page itself, a container that only scripts can focus (Safari gives it the focus of
 * a clicked button), or a question that was answered and leaves more slowly than what it was about.
 */
export function isFocusLost(): boolean {
  const { activeElement } = document;
  if (activeElement === null || activeElement === document.body) return true;
  return (
    activeElement.closest(':is([role="dialog"], [role="alertdialog"])[data-state="closed"]') !== null ||
    activeElement.matches(':is(div, main, section, h1)[tabindex="-1"]')
  );
}

/** Gives `region` the focus where a part of it has left with it, or is about to. Who works elsewhere, or fills a field in there, is not disturbed. */
export function leadFocus(region: HTMLElement | null): void {
  const { activeElement } = document;
  const isLeaving = region?.contains(activeElement) && !activeElement?.matches('input, textarea, select');
  if (isFocusLost() || isLeaving) region?.focus({ preventScroll: true });
}
