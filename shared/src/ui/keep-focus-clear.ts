/** px around the notices. */
const MARGIN = 16;

/**
 * As long as notices stand, the page has room for them below its end (`--notices`, base.css), and what has the focus is scrolled out from under
 * them: on a phone they are as wide as the form (U25). Returns the way to stop.
 */
export function keepFocusClear(notices: HTMLElement): () => void {
  const page = notices.ownerDocument;
  let frame = 0;
  function keepClear(): void {
    const area = notices.getBoundingClientRect();
    const room = area.height === 0 ? 0 : Math.ceil(area.height) + 2 * MARGIN;
    page.documentElement.style.setProperty('--notices', `${room}px`);
    const focused = page.activeElement;
    if (room === 0 || focused === null || notices.contains(focused)) return;
    const { top, bottom, left, right } = focused.getBoundingClientRect();
    const isCovered = bottom > area.top - MARGIN && top < area.bottom && right > area.left && left < area.right;
    if (isCovered) focused.scrollIntoView({ block: 'nearest' });
  }
  // In a frame of its own: a page that is laid out anew between the notices of observers makes engines complain of a loop.
  const observer = new ResizeObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(keepClear);
  });
  observer.observe(notices);
  return () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
    page.documentElement.style.removeProperty('--notices');
  };
}
