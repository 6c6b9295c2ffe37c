import { authPaths, dashboardPaths, inLanguage, locales, publicPaths } from '../support/paths';
import { expect, test } from '../support/test';
import { expectVerified, moveInTab, rememberAllFiles } from '../support/verified-code';
import { areas, countDocuments, keyboard, live, mouse } from '../support/whole-journey';

for (const locale of locales) {
  test(`R1 R2 R13 U1: from registration to a bought number and the dashboard on one page load (${locale})`, async ({
    page,
  }) => {
    const documents = countDocuments(page);
    await page.goto(inLanguage('/auth/register', locale));
    await live(page, locale, mouse, areas[locale]);
    expect(documents()).toBe(1);
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
