import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { dashboardPaths, inLanguage, onboardingPaths, publicPaths } from '../support/paths';
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

for (const [visitor, paths] of screens) {
  test(`nothing that axe calls serious or critical stands on the screens of a visitor who is "${visitor}"`, async ({
    page,
    visitAs,
    problems,
  }) => {
    // Looking at a screen takes axe about a second.
    test.setTimeout(120_000);
    problems.announce(/status of 404.*\/nope/);
    await visitAs(visitor);
    for (const path of paths) {
      await test.step(path, async () => {
        await open(page, path);
        const { violations } = await new AxeBuilder({ page }).analyze();
        const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
        expect
          .soft(
            serious.map(({ id, nodes }) => `${path} ${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`),
          )
          .toEqual([]);
      });
    }
  });

  test.describe(`on the smallest phone, "${visitor}"`, () => {
    test.use({ viewport: { width: 320, height: 640 } });

    test('no screen scrolls sideways, in the language with the longest words', async ({ page, visitAs, problems }) => {
      problems.announce(/status of 404.*\/nope/);
      await visitAs(visitor);
      for (const path of paths) {
        await test.step(path, async () => {
          await open(page, inLanguage(path, 'ru'));
          const width = await page.evaluate(() => document.documentElement.scrollWidth);
          expect.soft(width, path).toBeLessThanOrEqual(320);
        });
      }
    });
  });
}

test('the keyboard alone opens a page, which says where it is, and leaves through the menu', async ({
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
