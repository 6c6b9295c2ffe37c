import { isPhone } from './use-is-phone';

/** px around the notices. */
const MARGIN = 16;
/** What somebody is about to press: Retry, wherever something failed or is old, and what sends a form. */
const CONTROLS = 'button[type="submit"], [role="alert"] button, [role="status"] button';

/**
 * As long as notices stand, the page has room for them below its end (`--notices`, base.css), and what has the focus is scrolled out from under
 * them; on a phone, where they are as wide as the form, so is what waits to be pressed (U25). Only what comes, the notice or the control,
 * moves the page: whoever scrolls it sees what they do. Returns the way to stop.
 */
export function keepControlsClear(notices: HTMLElement): () => void {
  const page = notices.ownerDocument;
  let [room, frame] = [0, 0];

  function uncover(element: Element): void {
    if (notices.contains(element)) return;
    const area = notices.getBoundingClientRect();
    const { top, bottom, left, right } = element.getBoundingClientRect();
    const isCovered = bottom > area.top - MARGIN && top < area.bottom && right > area.left && left < area.right;
    if (isCovered) element.scrollIntoView({ block: 'nearest' });
  }

  function uncoverAll(controls: Iterable<Element>): void {
    if (isPhone()) for (const control of controls) uncover(control);
    // Last, because nothing may take it out of sight.
    if (page.activeElement) uncover(page.activeElement);
  }

  function makeRoom(): void {
    const { height } = notices.getBoundingClientRect();
    room = height === 0 ? 0 : Math.ceil(height) + 2 * MARGIN;
    page.documentElement.style.setProperty('--notices', `${room}px`);
    if (room > 0) uncoverAll(page.querySelectorAll(CONTROLS));
  }

  // In a frame of its own: a page that is laid out anew between the notices of observers makes engines complain of a loop.
  const sizes = new ResizeObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(makeRoom);
  });
  const arrivals = new MutationObserver((changes) => {
    if (room === 0) return;
    const came = changes.flatMap(({ addedNodes }) => [...addedNodes]);
    const controls = [...page.querySelectorAll(CONTROLS)].filter((one) => came.some((node) => node.contains(one)));
    if (controls.length > 0) requestAnimationFrame(() => uncoverAll(controls));
  });
  sizes.observe(notices);
  arrivals.observe(page.body, { childList: true, subtree: true });
  return () => {
    sizes.disconnect();
    arrivals.disconnect();
    cancelAnimationFrame(frame);
    page.documentElement.style.removeProperty('--notices');
  };
}
