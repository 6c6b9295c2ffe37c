import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { movingParts, spoiltByLargeText, spoiltBySpacing, unseenStates } from '../support/page-checks';
import { dashboardPaths, inLanguage, type Locale, locales, onboardingPaths, publicPaths } from '../support/paths';
import { expect, test, type Visitor } from '../support/test';

const screens: readonly [visitor: Visitor, paths: readonly string[]][] = [
  ['out', publicPaths],
  ['empty', onboardingPaths],
  ['complete', [...dashboardPaths, '/nope']],
];

/** Loaded and at rest: what is measured is the page, not its skeleton or a fade. */
async function open(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[role="progressbar"][data-loading="false"]')).toHaveCount(1);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

/** What axe calls serious or critical. Contrast is the same in every language, and takes most of the time. */
async function seriousFindings(page: Page, locale: Locale): Promise<readonly string[]> {
  const axe = new AxeBuilder({ page }).options({
    rules: { 'label-content-name-mismatch': { enabled: true }, 'color-contrast': { enabled: locale === 'en' } },
  });
  const { violations } = await axe.analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
}

/** Px by which the page is wider than its window. */
async function overhang(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

const desk = { width: 1280, height: 800 };
const smallestPhone = { width: 320, height: 640 };

for (const locale of locales) {
  for (const [visitor, paths] of screens) {
    test(`AX5 AX6: axe, 200 % text, text spacing, forced colours, less motion and 320 px find nothing on the screens of a visitor who is "${visitor}", ${locale}`, async ({
      page,
      visitAs,
      problems,
    }) => {
      test.setTimeout(180_000);
      problems.announce(/status of 404.*\/nope/);
      await visitAs(visitor);
      for (const path of paths) {
        await test.step(path, async () => {
          await open(page, inLanguage(path, locale));
          expect.soft(await movingParts(page), `${path}: moves`).toEqual([]);
          expect.soft(await seriousFindings(page, locale), `${path}: axe`).toEqual([]);
          expect.soft(await spoiltBySpacing(page), `${path}: text spacing`).toEqual([]);
          expect.soft(await spoiltByLargeText(page), `${path}: 200 % text`).toEqual([]);
          expect.soft(await unseenStates(page), `${path}: forced colours`).toEqual([]);
          await page.setViewportSize(smallestPhone);
          // The layout takes the new width at its next drawing.
          await expect
            .configure({ soft: true })
            .poll(() => overhang(page), { message: `${path}: wider than the smallest phone`, timeout: 2_000 })
            .toBeLessThanOrEqual(0);
          await page.setViewportSize(desk);
        });
      }
    });
  }
}

test('U23: the keyboard alone opens a page, which says where it is, goes on by the palette, and leaves through the menu', async ({
  page,
  signedInAt,
}) => {
  await signedInAt('complete');
  await open(page, '/dashboard');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the page' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  const invoices = page.getByRole('navigation').first().getByRole('link', { name: 'Invoices' });
  await page.keyboard.press('Shift+Tab');
  await tabTo(page, invoices.and(page.locator(':focus')), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Invoices' })).toBeFocused();

  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Page, number, condition or setting' }).fill('stat');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Statistics' })).toBeFocused();

  await tabTo(page, page.getByRole('button', { name: /^Account of/ }).and(page.locator(':focus')), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/auth/login');
});

async function tabTo(page: Page, focused: ReturnType<Page['locator']>, key: string): Promise<void> {
  for (let step = 0; step < 40; step += 1) {
    if ((await focused.count()) > 0) return;
    await page.keyboard.press(key);
  }
  await expect(focused).toHaveCount(1);
}

test('on a phone the navigation is a drawer, which closes with the move', async ({ page, visitAs }) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await visitAs('complete');
  await open(page, '/dashboard');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Statistics' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Statistics' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
