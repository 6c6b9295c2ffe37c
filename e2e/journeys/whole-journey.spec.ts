import { takenOver } from '../support/browser';
import { authPaths, dashboardPaths, inLanguage, publicPaths } from '../support/paths';
import { expect, test } from '../support/test';
import { expectVerified, moveInTab, rememberAllFiles } from '../support/verified-code';
import { areas, countDocuments, keyboard, live, mouse } from '../support/whole-journey';
import { word } from '../support/words';

// In English by keyboard, below, and by mouse over HTTPS (production.spec.ts).
for (const { locale, tag } of [
  { locale: 'ru', tag: [] },
  { locale: 'es', tag: ['@whole'] },
] as const) {
  test(`R1 R2 R13 U1: from the home page over registration to a bought number and the dashboard on one page load (${locale}); the account is there after the next`, {
    tag: [...tag],
  }, async ({ page }) => {
    const documents = countDocuments(page);
    await page.goto(inLanguage('/', locale));
    await takenOver(page);
    await page
      .getByRole('banner')
      .locator(`a[href="${inLanguage('/auth/register', locale)}"]`)
      .click();
    await live(page, locale, mouse, areas[locale]);
    expect(documents()).toBe(1);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Vera');
    await expect(page.getByRole('button', { name: `${word(locale, 'shell:user.menu')} Vera Lind` })).toBeVisible();
  });
}

test('R1 R2 R13 SH4: the same journey by keyboard alone, then every other page: nothing in the tab ran without its hash', async ({
  page,
}) => {
  test.setTimeout(90_000);
  await rememberAllFiles(page);
  const documents = countDocuments(page);
  await page.goto('/auth/register');
  await live(page, 'en', keyboard(page), areas.keyboard);
  const met: readonly string[] = ['/dashboard', ...authPaths];
  const others = [...dashboardPaths, ...publicPaths].filter((path) => !met.includes(path));
  for (const path of others) await moveInTab(page, path);
  expect(documents()).toBe(1);
  const { scripts, styles } = await expectVerified(page);
  expect(scripts).toBeGreaterThan(100);
  expect(styles).toBeGreaterThan(30);
});
