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
 * fifty of either take minutes.
 */
async function tooFaint(page: Page, place: 'html' | 'main'): Promise<readonly string[]> {
  await bringAxe(page);
  return page.evaluate(async (selector) => {
    const found: string[] = [];
    const { dataset } = document.documentElement;
    for (const theme of ['green', 'cyan', 'blue', 'purple', 'default']) {
      for (const isDark of [false, true]) {
        dataset.theme = theme;
        if (isDark) dataset.appearance = 'dark';
        else delete dataset.appearance;
        // A change of color fades, for a moment even where less motion is wished for; what inherits a fading color may begin its own fade after it.
        for (let fade = 0; fade < 2; fade += 1) {
          await new Promise(requestAnimationFrame);
          await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
        }
        const { violations } = await globalThis.axe.run(selector, {
          runOnly: ['color-contrast', 'link-in-text-block'],
          resultTypes: ['violations'],
        });
        const nodes = violations.flatMap((violation) => violation.nodes.map(({ html }) => html.slice(0, 120)));
        found.push(...nodes.map((html) => `${theme}${isDark ? ', dark' : ''}: ${html}`));
      }
    }
    return found;
  }, place);
}

test('U24: text is told from what is behind it in five themes by day and by night on the dense pages', async ({
  page,
  visitAs,
}) => {
  test.setTimeout(180_000);
  await visitAs('complete');
  for (const path of densePages) {
    await openAtRest(page, path);
    await keepRowOfEachLook(page);
    // The frame of the layout is the same around all of them.
    expect.soft(await tooFaint(page, path === densePages[0] ? 'html' : 'main'), path).toEqual([]);
  }
});
