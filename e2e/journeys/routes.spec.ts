import { listedPaths } from '../support/paths';
import { expect, test } from '../support/test';

test('R3 R8 R14: the navigation leads to every page without a page load, and the layout stays what it was; back and forward show what stood there', async ({
  page,
  visitAs,
}) => {
  await visitAs('complete');
  await page.goto('/es/dashboard');
  const layout = page.locator('[data-layout="dashboard"]');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  await layout.evaluate((element) => element.setAttribute('data-mark', 'kept'));
  const navigation = page.getByRole('navigation').first();
  for (const path of [...listedPaths.slice(1), '/dashboard']) {
    await navigation.getByRole('listitem').locator(`a[href="/es${path}"]`).click();
    await expect(page).toHaveURL(`/es${path}`);
    await expect(heading).toBeVisible();
    await expect(navigation.locator('[aria-current="page"]')).toHaveAttribute('href', `/es${path}`);
  }
  await navigation.getByRole('link', { name: 'Estadísticas' }).click();
  await expect(heading).toHaveText('Estadísticas');
  await page.goBack();
  await expect(heading).toHaveText(/^Hola/);
  await page.goForward();
  await expect(heading).toHaveText('Estadísticas');
  await expect(layout).toHaveAttribute('data-mark', 'kept');
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
