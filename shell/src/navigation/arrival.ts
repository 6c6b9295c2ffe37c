import type { ScrollMemory } from './scroll-memory';
import type { SiteState } from './site-state';

/** How long a page may take to show its heading before focus stays where it is, in ms. */
const PATIENCE_MS = 8_000;

export interface Arrival {
  (state: SiteState, previous: SiteState): void;
  /** Whether the page is still to come to where the user had scrolled to in it. */
  readonly isUnderWay: () => boolean;
}

/**
 * After an admission: focus to the new page's heading, so that a screen reader says where the user is, and the scroll position where the
 * user expects it. Waits for a page that is still loading, and gives way as soon as the user does something.
 */
export function createArrival(page: Window, scroll: Pick<ScrollMemory, 'find'>): Arrival {
  let stop: (() => void) | undefined;
  let isUnderWay = false;
  let isFirst = true;

  function arrive(state: SiteState, previous: SiteState): void {
    stop?.();
    const { location } = state;
    const isSamePage = location.path === previous.location.path && previous.route !== undefined;
    const stoodBefore = isFirst && isSamePage;
    isFirst = false;
    // Asked for once more, the place that stands is shown from where it begins, as a browser does it; another query is the page's own affair.
    const isAgain = location.href === previous.location.href;
    if (isSamePage && !isAgain && location.action !== 'POP' && location.hash === previous.location.hash) return;
    const top = location.action === 'POP' ? scroll.find(location.key) : 0;
    // Prerendered, it was read before this code came: the browser has led to its hash, and who has scrolled knows where to.
    if (stoodBefore && (top === 0 || page.scrollY !== 0)) return;
    const isEntry = previous.route === undefined && previous.error === undefined;
    const left = headingOf(page.document);
    const leftWords = left?.textContent;
    // The page that is left may stand until the new one has rendered; its heading is not the one.
    const newHeading = () => {
      const heading = headingOf(page.document);
      return heading !== left || heading?.textContent !== leftWords ? heading : null;
    };
    // A new document stands at its top. Saying so again would lay it out at once, in the same breath in which the page was rendered.
    if (isEntry && top === 0 && location.hash === '') return;
    const tasks = [
      ...(isSamePage || isEntry ? [] : [() => focusHeading(newHeading())]),
      () => {
        // Nor does its height say whether the new one reaches down to the place.
        const hasCome = isSamePage || isEntry || top === 0 || newHeading() !== null;
        const isThere = hasCome && scrollToPlace(page, top, location.hash);
        if (isThere) isUnderWay = false;
        return isThere;
      },
    ];
    isUnderWay = top > 0;
    stop = whenPossible(page, tasks, () => {
      isUnderWay = false;
    });
  }

  return Object.assign(arrive, { isUnderWay: () => isUnderWay });
}

function headingOf(document: Document): HTMLElement | null {
  return document.querySelector<HTMLElement>('main h1');
}

function focusHeading(heading: HTMLElement | null): boolean {
  if (!heading) return false;
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return true;
}

function scrollToPlace(page: Window, top: number, hash: string): boolean {
  if (top === 0 && hash.length > 1) {
    const id = readHash(hash);
    if (id === undefined) return true;
    const place = page.document.getElementById(id);
    place?.scrollIntoView();
    return place !== null;
  }
  const isReachable = page.document.documentElement.scrollHeight - page.innerHeight >= top;
  if (isReachable) page.scrollTo({ top, behavior: 'instant' });
  return isReachable;
}

/** The id that a hash names; undefined for one that somebody mangled, such as `#%E0%A4%A`. */
function readHash(hash: string): string | undefined {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return undefined;
  }
}

/** Tries each task now and after every change of the page until it succeeds; the user's own input ends the trying. `onOver` is told of the end. */
function whenPossible(page: Window, tasks: readonly (() => boolean)[], onOver: () => void): () => void {
  let open = tasks;
  let isOver = false;
  const tryAll = () => {
    if (isOver) return;
    open = open.filter((task) => !task());
    if (open.length === 0) stop();
  };
  const observer = new MutationObserver(tryAll);
  const timer = setTimeout(() => stop(), PATIENCE_MS);
  const inputs = ['pointerdown', 'wheel', 'touchstart'] as const;
  const handleKeyDown = (event: KeyboardEvent) => {
    if (isDoing(event)) stop();
  };
  function stop(): void {
    isOver = true;
    onOver();
    observer.disconnect();
    clearTimeout(timer);
    for (const input of inputs) page.removeEventListener(input, stop);
    page.removeEventListener('keydown', handleKeyDown);
  }
  for (const input of inputs) page.addEventListener(input, stop, { passive: true });
  page.addEventListener('keydown', handleKeyDown);
  observer.observe(page.document.body, { childList: true, characterData: true, subtree: true });
  queueMicrotask(tryAll);
  return stop;
}

/** Not the key that silences a screen reader, nor one that is still held from the move. */
function isDoing({ key, repeat }: KeyboardEvent): boolean {
  return !repeat && !/^(Control|Shift|Alt|AltGraph|Meta|CapsLock)$/.test(key);
}
