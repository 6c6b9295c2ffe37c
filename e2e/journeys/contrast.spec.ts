import type { Page } from '@playwright/test';
import { bringAxe } from '../support/axe';
import { keepRowOfEachLook, openAtRest } from '../support/page-checks';
import { expect, test } from '../support/test';

const densePages = [
  '/dashboard',
  '/dashboard/account/personal-information',
  '/dashboard/account/phone-numbers',
  '/dashboard/incoming-calls',
  '/dashboard/statistics',
  '/dashboard/billing',
  '/dashboard/billing/invoices',
] as const;

/**
 * What axe finds too faint, in five themes by day and by night: painted as the choosers do it, on one page load and with axe brought once, because
 * fifty of either take minutes. After the first theme only what another one paints differently is looked at; the first one by day is what a page is
 * loaded in, in which screens.spec.ts looks at all of it.
 */
async function tooFaint(page: Page, place: 'html' | 'main'): Promise<readonly string[]> {
  await bringAxe(page);
  return page.evaluate(async (selector) => {
    // A change of color fades, for a moment even where less motion is wished for, and what inherits a fading color may begin its own fade after it.
    const still = new CSSStyleSheet();
    still.replaceSync('*, ::before, ::after { transition: none !important }');
    document.adoptedStyleSheets.push(still);
    const found: string[] = [];
    const { dataset } = document.documentElement;
    const parts = [...document.querySelectorAll(`${selector}, ${selector} *`)];
    const firstPaint = new Map<boolean, readonly string[]>();
    for (const theme of ['green', 'cyan', 'blue', 'purple', 'default']) {
      for (const isDark of [false, true]) {
        dataset.theme = theme;
        if (isDark) dataset.appearance = 'dark';
        else delete dataset.appearance;
        const paint = parts.map(paintOf);
        const first = firstPaint.get(isDark);
        firstPaint.set(isDark, first ?? paint);
        if (!first && !isDark) continue;
        const include = outermost(parts.filter((_, index) => paint[index] !== first?.[index]));
        if (include.length === 0) continue;
        const { violations } = await globalThis.axe.run(
          { include },
          { runOnly: ['color-contrast', 'link-in-text-block'], resultTypes: ['violations'] },
        );
        const nodes = violations.flatMap((violation) => violation.nodes.map(({ html }) => html.slice(0, 120)));
        found.push(...nodes.map((html) => `${theme}${isDark ? ', dark' : ''}: ${html}`));
      }
    }
    return found;

    /** All that the two rules ask an element for. */
    function paintOf(element: Element): string {
      return [null, '::before', '::after']
        .map((part) => getComputedStyle(element, part))
        .flatMap((style) => [
          style.color,
          style.backgroundColor,
          style.backgroundImage,
          style.borderColor,
          style.opacity,
          style.textDecoration,
          style.textShadow,
        ])
        .join();
    }

    /** With their neighbours, which may lie on them. */
    function outermost(changed: readonly Element[]): Element[] {
      const around = new Set(changed.map((element) => element.parentElement ?? element));
      return [...around].filter((element) => {
        for (let outer = element.parentElement; outer; outer = outer.parentElement) if (around.has(outer)) return false;
        return true;
      });
    }
  }, place);
}

test('U24: text is told from what is behind it in five themes by day and by night on the dense pages', async ({
  page,
  visitAs,
}) => {
  test.setTimeout(180_000);
  await visitAs('complete');
  // By loads: in a document that has the styles of other pages as well, all of this takes longer.
  for (const path of densePages) {
    await openAtRest(page, path);
    await keepRowOfEachLook(page);
    // The frame of the layout is the same around all of them.
    expect.soft(await tooFaint(page, path === densePages[0] ? 'html' : 'main'), path).toEqual([]);
  }
});
