import type { Locator, Page } from '@playwright/test';
import { hold } from '../support/hold';
import { expect, test } from '../support/test';
import { moveInTab } from '../support/verified-code';

interface Opened {
  readonly what: string;
  readonly part: Locator;
  /** What Enter takes, and a sister of it. */
  readonly chosen?: readonly [Locator, Locator];
  /** The way on, and another way. */
  readonly primary?: readonly [Locator, Locator];
}

/** Opens, one after the other, what stands over a page of an active subscription: `look` sees each while it is open. */
async function openEach(page: Page, look: (opened: Opened) => Promise<void>): Promise<void> {
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.keyboard.press('Home');
  const [menu, items] = [page.getByRole('menu'), page.getByRole('menuitem')];
  await look({ what: 'menu', part: menu, chosen: [items.first(), items.nth(1)] });
  await page.keyboard.press('Escape');

  await page.keyboard.press('Control+k');
  const [palette, options] = [page.getByRole('dialog'), page.getByRole('option')];
  await expect(options.first()).toBeVisible();
  await look({ what: 'palette', part: palette, chosen: [options.first(), options.nth(1)] });
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Pause', exact: true }).click();
  const question = page.getByRole('alertdialog');
  const [yes, no] = [question.getByRole('button', { name: 'Pause' }), question.getByRole('button').first()];
  await look({ what: 'question', part: question, primary: [yes, no] });
  await yes.click();

  const notice = page.getByRole('region', { name: /F8/ }).getByRole('listitem').first();
  await look({ what: 'notice', part: notice });
}

/** What is left of a part where the system forces its colours. */
function lookOf(part: Locator) {
  return part.evaluate((element) => {
    const style = getComputedStyle(element);
    const isDrawn = (line: string, width: string) => line !== 'none' && width !== '0px';
    const { borderTopStyle, borderTopWidth, outlineStyle, outlineWidth, backgroundColor } = style;
    const [hasEdge, hasRing] = [isDrawn(borderTopStyle, borderTopWidth), isDrawn(outlineStyle, outlineWidth)];
    return { hasEdge, hasRing, backgroundColor };
  });
}

test.beforeEach(async ({ page, visitAs, problems }) => {
  problems.announce(/status of 500/);
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await visitAs('complete');
  await page.route('**/phone-subscriptions/*/pause', (route) => route.fulfill({ status: 500 }));
});

/** In the page: where a part stands outside the window, and what of it is cut. */
function lostOf(element: Element): string[] {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const isOutside = left < 0 || right > innerWidth || top < 0 || bottom > innerHeight;
  const cut = [element, ...element.querySelectorAll('*')].filter((one) => {
    const { overflowX, textOverflow, clipPath } = getComputedStyle(one);
    const isWider = one instanceof HTMLElement && one.scrollWidth > one.clientWidth + 2 && one.clientWidth > 2;
    return isWider && overflowX !== 'visible' && textOverflow !== 'ellipsis' && clipPath === 'none';
  });
  return [...(isOutside ? ['outside'] : []), ...cut.map(({ className }) => `cut: ${className}`)];
}

test('AX5 AX6: on a phone of 320 px, with text of 200 %, what opens over a page stays in the window and loses no words; in forced colours it has an edge, and what Enter takes there looks like nothing else', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/dashboard/billing');
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('html { font-size: 200% }');
    document.adoptedStyleSheets.push(sheet);
  });
  await openEach(page, async ({ what, part, chosen, primary }) => {
    await expect(part, what).toBeVisible();
    expect.soft(await part.evaluate(lostOf), what).toEqual([]);
    expect.soft((await lookOf(part)).hasEdge, `${what}: edge`).toBe(true);
    const rings = await Promise.all((chosen ?? []).map(lookOf));
    if (chosen)
      expect
        .soft(
          rings.map(({ hasRing }) => hasRing),
          `${what}: what is chosen`,
        )
        .toEqual([true, false]);
    const [filled, plain] = await Promise.all((primary ?? []).map(lookOf));
    if (primary) expect.soft(filled?.backgroundColor, `${what}: way on`).not.toBe(plain?.backgroundColor);
  });
});

/** What its background alone tells elsewhere: where it stands, and what it is seen by where the system forces its colours. */
const shapes: readonly (readonly [path: string, selector: string, by: 'edge' | 'fill' | 'line' | 'system'])[] = [
  ['/dashboard/statistics', '[class*="_shapes_"] [class*="_bar_"]', 'edge'],
  ['/dashboard/statistics', '[class*="_stat_"]', 'edge'],
  ['/dashboard', '[class*="_badge_"]', 'edge'],
  ['/dashboard', '[class*="_dot_"]', 'fill'],
  ['/dashboard', 'figure [class*="_bar_"]', 'fill'],
  ['/dashboard', 'figure [class*="_missedPart_"]', 'fill'],
  ['/dashboard/account', 'main [class*="_avatar_"]', 'edge'],
  ['/dashboard/account/profile-history', '[class*="_drawing_"]', 'line'],
  ['/dashboard/account/profile-history', '[class*="_accent_"]', 'line'],
  ['/dashboard/billing/payment-methods?action=add-card', 'input[type="checkbox"]', 'system'],
];

test('AX5: in forced colours avatars, badges, figures and skeletons keep an edge, dots, bars and drawings their paint, a checkbox its mark', async ({
  page,
}) => {
  const statistics = await hold(page, /twilio.*statistics/);
  let here = '';
  for (const [path, selector, by] of shapes) {
    if (here === '') await page.goto(path);
    else if (path !== here) await moveInTab(page, path);
    here = path;
    // What stood there until then is the first of them, a skeleton.
    if (selector !== shapes[0]?.[1]) await statistics.release();
    const part = page.locator(selector).first();
    await expect(part, selector).toBeVisible();
    const { hasEdge, hasRing, backgroundColor } = await lookOf(part);
    const [stroke, canvas, text, drawnBy] = await part.evaluate((element) => {
      const probe = document.body.appendChild(document.createElement('i'));
      probe.style.background = 'Canvas';
      const { backgroundColor, color } = getComputedStyle(probe);
      probe.remove();
      const { stroke, appearance } = getComputedStyle(element);
      return [stroke, backgroundColor, color, appearance];
    });
    if (by === 'edge') expect.soft(hasEdge || hasRing, selector).toBe(true);
    if (by === 'fill') expect.soft(backgroundColor, selector).not.toBe(canvas);
    if (by === 'system') expect.soft(drawnBy, selector).toBe('auto');
    if (by === 'line') expect.soft(stroke, selector).toBe(text);
  }
});

test('F94: a notice that stands as a question opens lies over none of its buttons', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto('/dashboard/billing');
  // A window takes it from assistive technology.
  const [question, notice] = [page.getByRole('alertdialog'), page.locator('li[data-color]')];
  await page.getByRole('button', { name: 'Pause', exact: true }).click();
  await question.getByRole('button', { name: 'Pause' }).click();
  await expect(notice).toBeVisible();
  // It may lie over the button that opens: what is pressed is no matter of this test.
  await page.getByRole('button', { name: 'Cancel subscription' }).evaluate((button: HTMLElement) => button.click());
  await expect(question).toBeVisible();
  const buttons = question.getByRole('button');
  const places = await buttons.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
  const box = await notice.boundingBox();
  expect(places.some(({ bottom }) => bottom > (box?.y ?? 0))).toBe(true);
  const hidden = await buttons.evaluateAll((all) => {
    // A window lets no press through to it, which says nothing of what is seen.
    for (const one of document.querySelectorAll<HTMLElement>('[data-color]')) one.style.pointerEvents = 'auto';
    const parts = all.flatMap((one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      return [top + 2, bottom - 2].map((y) => ({ one, seen: document.elementFromPoint((left + right) / 2, y) }));
    });
    return parts.filter(({ one, seen }) => !one.contains(seen)).map(({ one }) => one.textContent);
  });
  expect(hidden).toEqual([]);
});

test('F98: in a window of 320 × 256 px, which is 400 %, a question is read in more than a line at a time', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/ru/dashboard/billing');
  await page.getByRole('button', { name: 'Приостановить' }).first().click();
  const question = page.getByRole('alertdialog');
  await expect(question.getByRole('button').first()).toBeFocused();
  const seen = await question.evaluate((element) => {
    const words = document.getElementById(element.getAttribute('aria-describedby') ?? '');
    const heights = [];
    for (let part = words; part; part = part.parentElement) {
      if (getComputedStyle(part).overflowY === 'auto') heights.push(part.clientHeight);
      if (part === element) break;
    }
    return { frame: Math.min(...heights), begins: element.scrollTop };
  });
  expect(seen.begins).toBe(0);
  expect(seen.frame).toBeGreaterThan(200);
});

test('AX23: in a table no phone number breaks, as narrow as the window may be, and with large text', async ({
  page,
}) => {
  await page.goto('/es/dashboard/account/phone-numbers');
  await page.getByRole('button', { name: 'Buscar números' }).click();
  await expect(page.getByRole('table').locator('tbody tr').nth(5)).toBeVisible();
  await page.evaluate(() => document.adoptedStyleSheets.push(new CSSStyleSheet()));
  for (const size of ['100%', '200%']) {
    for (const width of [320, 375, 640, 768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const found = await page.evaluate(async (text) => {
        document.adoptedStyleSheets.at(-1)?.replaceSync(`html { font-size: ${text} }`);
        for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
        const ranges = [...document.querySelectorAll('table *')]
          .flatMap((element) => [...element.childNodes])
          .filter((node) => node instanceof Text && /^\(\d{3}\)[\s\u2060]?\d{3}/u.test(node.data.trim()))
          .map((node) => {
            const range = document.createRange();
            range.selectNodeContents(node);
            return range;
          });
        const lines = ranges.map(
          (range) => new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size,
        );
        const { scrollWidth, clientWidth } = document.documentElement;
        const broken = lines.filter((count) => count > 1).length;
        return { seen: lines.length > 5, broken, isTooWide: scrollWidth > clientWidth };
      }, size);
      expect.soft(found, `${size} at ${width} px`).toEqual({ seen: true, broken: 0, isTooWide: false });
    }
  }
});
