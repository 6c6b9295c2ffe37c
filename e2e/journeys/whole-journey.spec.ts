import { inLanguage, locales } from '../support/paths';
import { expect, test } from '../support/test';
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

test('R1 R2 R13: the same journey by keyboard alone', async ({ page }) => {
  const documents = countDocuments(page);
  await page.goto('/auth/register');
  await live(page, 'en', keyboard(page), areas.keyboard);
  expect(documents()).toBe(1);
});
