import { expect, type Page, type Request } from '@playwright/test';

/** Calls of the API that a page waits for: in the first moments of a wait nothing in the page says so. */
const waitedFor = new WeakMap<Page, Set<Request>>();

/** Loaded and at rest: what is measured is the page, not its skeleton or a fade. */
export async function openAtRest(page: Page, path: string): Promise<void> {
  callsOf(page).clear();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(path);
  await comeToRest(page);
}

/** The same by a link inside the tab, in which the page that is left stays for a while. */
export async function moveAtRest(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => {
    document.querySelector('h1')?.setAttribute('data-left', '');
    const link = document.createElement('a');
    link.href = href;
    document.body.append(link);
    link.click();
    link.remove();
  }, path);
  await expect(page).toHaveURL(path);
  await comeToRest(page);
}

function callsOf(page: Page): Set<Request> {
  const known = waitedFor.get(page);
  if (known) return known;
  const calls = new Set<Request>();
  waitedFor.set(page, calls);
  page.on('request', (request) => new URL(request.url()).pathname.startsWith('/backend/') && calls.add(request));
  page.on('requestfinished', (request) => calls.delete(request));
  page.on('requestfailed', (request) => calls.delete(request));
  return calls;
}

async function comeToRest(page: Page): Promise<void> {
  await expect(page.locator('h1:not([data-left])')).toBeVisible();
  // On a busy machine the code of a widget may come when all else is quiet, and asks only then.
  await expect(page.locator('[data-widget]:not([data-settled])')).toHaveCount(0);
  await expect.poll(() => callsAfterTwoFrames(page)).toBe(0);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  // Last: a widget that came late was told by it once more.
  await expect(page.locator('[role="progressbar"][data-loading="false"]')).toHaveCount(1);
}

/** What an answer brings onto the page may ask for more. */
async function callsAfterTwoFrames(page: Page): Promise<number> {
  await page.evaluate(() => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))));
  return callsOf(page).size;
}

/** A hundred rows are measured as three, and one more of each other look: all that is looked at takes its time for each. */
export function keepRowOfEachLook(page: Page): Promise<void> {
  return page.evaluate(() => {
    const seen = new Set<string>();
    for (const row of document.querySelectorAll<HTMLElement>('tbody tr')) {
      const look = [row, ...row.querySelectorAll('*')].map((part) => part.getAttribute('class')).join();
      row.hidden = row.matches(':nth-child(n + 4)') && seen.has(look);
      seen.add(look);
    }
  });
}

/** Texts that lie on each other, or are cut, when the browser's text size is doubled (WCAG 1.4.4). */
export function spoiltByLargeText(page: Page): Promise<readonly string[]> {
  // Chromium tells the sizes that follow from the root's only after it has drawn the page anew.
  return page.evaluate(spoiltTexts, { rules: 'html { font-size: 200% }', frames: 2 });
}

/** The same with the spacing that WCAG 1.4.12 wants to be bearable. */
export function spoiltBySpacing(page: Page): Promise<readonly string[]> {
  const rules = '* { line-height: 1.5; letter-spacing: 0.12em; word-spacing: 0.16em } p { margin-block-end: 2em }';
  return page.evaluate(spoiltTexts, { rules, frames: 0 });
}

/** Texts in a part of the page of which an ellipsis or a number of lines hides some (AX16). */
export function shortenedTexts(page: Page, place: string): Promise<readonly string[]> {
  return page.evaluate((selector) => {
    const isShortened = (element: HTMLElement) => {
      const { textOverflow, webkitLineClamp } = getComputedStyle(element);
      if (webkitLineClamp === 'none') return textOverflow === 'ellipsis' && element.scrollWidth > element.clientWidth;
      // What a number of lines hides is not there to be scrolled to, either.
      const { offsetHeight } = element;
      element.style.webkitLineClamp = 'none';
      const isLonger = element.offsetHeight > offsetHeight;
      element.style.webkitLineClamp = '';
      return isLonger;
    };
    return [...document.querySelectorAll<HTMLElement>(`${selector} *`)]
      .filter((element) => isShortened(element))
      .map(({ textContent }) => textContent.slice(0, 60));
  }, place);
}

/** What still moves where less motion was asked for. */
export function movingParts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    document.getAnimations().flatMap((animation) => {
      const { duration = 0 } = animation.effect?.getComputedTiming() ?? {};
      return animation.playState === 'running' && Number(duration) > 1 ? [`${animation.id || 'an animation'}`] : [];
    }),
  );
}

/** States that look like their opposite where the system forces its colours (AX5), as it must by now. */
export async function unseenStates(page: Page): Promise<readonly string[]> {
  const combobox = page.locator('main').getByRole('combobox').and(page.locator('input'));
  if ((await combobox.count()) > 0) {
    await combobox.first().focus();
    await combobox.first().press('ArrowDown');
  }
  return page.evaluate(findUnseenStates);
}

/** Whether the texts of an element are unseen, and the part of the page in which they can be seen. */
interface Context extends Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'> {
  readonly isUnseen: boolean;
}

interface Strain {
  /** What a reader's own style sheet says. */
  readonly rules: string;
  /** Drawings of the page that are waited for, each of which takes its time. */
  readonly frames: number;
}

/** Runs in the page, under strain: texts whose boxes meet, and texts that their box cuts without saying so. */
async function spoiltTexts({ rules, frames }: Strain): Promise<string[]> {
  // A constructed sheet passes the site's policy.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  document.adoptedStyleSheets.push(sheet);
  for (let frame = 0; frame < frames; frame += 1) await new Promise(requestAnimationFrame);
  const found: string[] = [];
  const boxes: { readonly text: string; readonly box: DOMRect }[] = [];
  const contexts = new Map<Element, Context>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const owner = node.parentElement;
    const text = node.textContent?.trim() ?? '';
    if (!owner || text === '' || !owner.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    // Of a text that is shortened on purpose the rest is there, unseen.
    if (owner.closest('script, style, noscript, select, svg, template')) continue;
    const context = contextOf(owner);
    if (context.isUnseen) continue;
    if (getComputedStyle(owner).webkitLineClamp !== 'none') continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    // A text that ends in an ellipsis has its box twice: as it is, and as it is shown.
    const isShortened = getComputedStyle(owner).textOverflow === 'ellipsis';
    for (const rectangle of [...range.getClientRects()].slice(0, isShortened ? 1 : undefined)) {
      const box = clip(rectangle, context);
      if (box && box.width > 2 && box.height > 2) boxes.push({ text, box });
    }
    if (isCut(owner)) found.push(`cut: ${text.slice(0, 60)}`);
  }
  boxes.forEach((one, index) => {
    for (const other of boxes.slice(index + 1)) {
      if (meet(one.box, other.box)) {
        found.push(`on each other: ${one.text.slice(0, 40)} | ${other.text.slice(0, 40)}`);
      }
    }
  });
  document.adoptedStyleSheets.pop();
  return [...new Set(found)];

  /** What holds for all texts in an element; each ancestor is asked once, for asking is what takes the time. */
  function contextOf(element: Element | null): Context {
    if (element === null) return { isUnseen: false, left: -1e6, top: -1e6, right: 1e6, bottom: 1e6 };
    const known = contexts.get(element);
    if (known) return known;
    const outer = contextOf(element.parentElement);
    const style = getComputedStyle(element);
    // Words for assistive technology alone, and what waits outside the window until it is focused.
    const isUnseen = outer.isUnseen || style.clipPath !== 'none' || style.position === 'fixed';
    const isOpen = style.overflow === 'visible' || element === document.documentElement;
    const frame = isOpen ? outer : element.getBoundingClientRect();
    const context = {
      isUnseen,
      left: Math.max(outer.left, frame.left),
      top: Math.max(outer.top, frame.top),
      right: Math.min(outer.right, frame.right),
      bottom: Math.min(outer.bottom, frame.bottom),
    };
    contexts.set(element, context);
    return context;
  }

  /** The part of a box that no ancestor hides. A letter's box is higher than its ink. */
  function clip(rectangle: DOMRect, frame: Context): DOMRect | undefined {
    const left = Math.max(frame.left, rectangle.left + 1);
    const top = Math.max(frame.top, rectangle.top + rectangle.height * 0.1);
    const right = Math.min(frame.right, rectangle.right - 1);
    const bottom = Math.min(frame.bottom, rectangle.bottom - rectangle.height * 0.1);
    return right > left && bottom > top ? new DOMRect(left, top, right - left, bottom - top) : undefined;
  }

  function isCut(element: Element): boolean {
    const style = getComputedStyle(element);
    // What is shortened on purpose says so by an ellipsis.
    if (style.textOverflow === 'ellipsis') return false;
    const isCutAcross = style.overflowX === 'hidden' && element.scrollWidth > element.clientWidth + 2;
    return isCutAcross || (style.overflowY === 'hidden' && element.scrollHeight > element.clientHeight + 2);
  }

  function meet(one: DOMRect, other: DOMRect): boolean {
    const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
    const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
    return across > 2 && down > 2;
  }
}

/** Runs in the page: compares what is chosen, current or on with what is not. */
function findUnseenStates(): string[] {
  const found: string[] = [];
  const isSeen = (element: Element) => element.checkVisibility() && element.getBoundingClientRect().width > 0;
  for (const part of document.querySelectorAll('[role="switch"]')) {
    const thumb = part.firstElementChild;
    const style = getComputedStyle(part);
    const hasEdge = Number.parseFloat(style.borderTopWidth) > 0 && style.borderTopStyle !== 'none';
    const hasThumb = thumb && getComputedStyle(thumb).backgroundColor !== style.backgroundColor;
    if (!hasEdge || !hasThumb) found.push(`switch: ${part.getAttribute('aria-label')}`);
  }
  for (const current of document.querySelectorAll('[aria-current]:not([aria-current="false"])')) {
    const list = current.closest('nav') ?? current.closest('ul, ol');
    const others = [...(list?.querySelectorAll(`${current.tagName}:not([aria-current])`) ?? [])];
    const other = others.find((one) => one.className === current.className && isSeen(one));
    if (isSeen(current) && other && look(current) === look(other)) found.push(`current: ${current.textContent}`);
  }
  const activeId = document.activeElement?.getAttribute('aria-activedescendant');
  const active = activeId ? document.getElementById(activeId) : null;
  const other = [...(active?.parentElement?.children ?? [])].find((option) => option !== active);
  if (active && other && look(active) === look(other)) found.push(`active option: ${active.textContent}`);
  for (const bar of document.querySelectorAll('main [role="progressbar"], [data-layout] [role="progressbar"]')) {
    const fill = bar.querySelector('*') ?? bar;
    const track = getComputedStyle(bar === fill ? (bar.parentElement ?? bar) : bar);
    if (isSeen(bar) && getComputedStyle(fill).backgroundColor === track.backgroundColor) found.push('progress bar');
  }
  return found;

  /** All that is left to tell things apart by. */
  function look(element: Element): string {
    const style = getComputedStyle(element);
    const { color, borderColor, borderWidth, outline, outlineStyle, textDecorationLine, fontWeight } = style;
    const ring = outlineStyle === 'none' ? '' : outline;
    const edge = /[1-9]/.test(borderWidth) ? `${borderWidth} ${borderColor}` : '';
    return [color, background(element), edge, ring, textDecorationLine, fontWeight].join();
  }

  /** What is painted behind it: a colour that lets everything through is none. */
  function background(element: Element | null): string {
    if (!element) return '';
    const { backgroundColor } = getComputedStyle(element);
    return /, 0\)$/.test(backgroundColor) ? background(element.parentElement) : backgroundColor;
  }
}
