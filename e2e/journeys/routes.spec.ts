import { dashboardPaths, inLanguage, layoutOf, locales, onboardingPaths, publicPaths } from '../support/paths';
import { expect, test } from '../support/test';

interface Titles {
  readonly remotes: readonly { readonly pages: readonly { readonly path: string; readonly title: string }[] }[];
}

for (const locale of locales) {
  test(`R3 R5 R7 R9-R11 R14-R18 R19-R23 R24 R25 R28: in ${locale}, each address opens its own page in its layout`, async ({
    page,
    visitAs,
    request,
  }) => {
    const registry: Titles = await (await request.get(`/registry/${locale}.json`)).json();
    const titles = new Map(registry.remotes.flatMap(({ pages }) => pages.map(({ path, title }) => [path, title])));
    await visitAs('complete');
    const headings = new Set<string | null>();
    for (const path of [...publicPaths, ...dashboardPaths]) {
      await test.step(path, async () => {
        await page.goto(inLanguage(path, locale));
        const heading = page.getByRole('heading', { level: 1 });
        await expect(heading).toHaveCount(1);
        await expect(page.locator('[data-layout]')).toHaveAttribute('data-layout', layoutOf(path));
        await expect(page.getByRole('alert')).toHaveCount(0);
        const title = titles.get(path);
        if (title !== undefined) await expect(page).toHaveTitle(`${title} · Careline`);
        if (title !== undefined && path.startsWith('/dashboard')) await expect(heading).toHaveText(title);
        // The form stands until the session is known.
        if (path.startsWith('/auth'))
          await expect(page.getByRole('main').locator('a[href$="/dashboard"]')).toBeVisible();
        headings.add(await heading.textContent());
        expect(new URL(page.url()).pathname).toBe(inLanguage(path, locale));
      });
    }
    // Both pages of /auth offer a signed-in professional the same way on.
    expect(headings.size).toBe(publicPaths.length + dashboardPaths.length - 1);
  });

  test(`R7 R12 R28: in ${locale}, the six steps are pages of the onboarding layout`, async ({ page, visitAs }) => {
    await visitAs('empty');
    const headings = new Set<string | null>();
    for (const path of onboardingPaths) {
      await page.goto(inLanguage(path, locale));
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toHaveCount(1);
      await expect(page.locator('[data-layout]')).toHaveAttribute('data-layout', 'onboarding');
      headings.add(await heading.textContent());
    }
    expect(headings.size).toBe(onboardingPaths.length);
  });
}

test('R3 R8 R14: the navigation leads to every page without a page load, and the layout stays what it was', async ({
  page,
  visitAs,
}) => {
  await visitAs('complete');
  await page.goto('/es/dashboard');
  const layout = page.locator('[data-layout="dashboard"]');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await layout.evaluate((element) => element.setAttribute('data-mark', 'kept'));
  const navigation = page.getByRole('navigation').first();
  for (const path of [...dashboardPaths.slice(1), '/dashboard']) {
    await navigation.getByRole('listitem').locator(`a[href="/es${path}"]`).click();
    await expect(page).toHaveURL(`/es${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(navigation.locator('[aria-current="page"]')).toHaveAttribute('href', `/es${path}`);
  }
  await expect(layout).toHaveAttribute('data-mark', 'kept');
});

test('back and forward show what stood there', async ({ page, visitAs }) => {
  await visitAs('complete');
  await page.goto('/dashboard/billing');
  await page.getByRole('navigation').first().getByRole('link', { name: 'Statistics' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Statistics' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Billing' })).toBeVisible();
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1, name: 'Statistics' })).toBeVisible();
});

test('R27: the conditions are asked for again at each entry', async ({ page, visitAs }) => {
  await visitAs('complete');
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/backend/professionals/profile')) asked += 1;
  });
  await page.goto('/dashboard/account');
  const navigation = page.getByRole('navigation').first();
  const heading = (name: string) => page.getByRole('heading', { level: 1, name });
  await expect(heading('Account')).toBeVisible();
  for (const times of [1, 2]) {
    const again = page.waitForResponse((response) => response.url().endsWith('/backend/professionals/profile'));
    await navigation.getByRole('link', { name: 'Conditions' }).click();
    await again;
    await expect(heading('Conditions')).toBeVisible();
    expect(asked).toBe(1 + times);
    await navigation.getByRole('link', { name: 'Account', exact: true }).click();
    await expect(heading('Account')).toBeVisible();
  }
});
