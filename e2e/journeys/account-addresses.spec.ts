import type { Page } from '@playwright/test';
import { recordCalls } from '../support/calls';
import { expectNotice } from '../support/notices';
import { expect, test } from '../support/test';

const path = '/dashboard/account/business-addresses';
const main = (page: Page) => page.getByRole('main');
const field = (page: Page, name: string) => main(page).locator(`[name="${name}"]`);
const row = (page: Page, text: string) => main(page).getByRole('listitem').filter({ hasText: text });

test('R75 R77 R108 R186 R187 R188: addresses are added, edited, made primary and, once asked, deleted; a reload shows the same', async ({
  page,
  signedInAt,
}) => {
  await signedInAt('complete');
  await page.goto(path);
  await expect(row(page, '12 Harbour Street').getByText('Primary', { exact: true })).toBeVisible();

  await main(page).getByRole('button', { name: 'Add address' }).click();
  await expect(field(page, 'street1')).toBeFocused();
  await field(page, 'street1').fill('7 Elm Street');
  await field(page, 'city').fill('Salem');
  await field(page, 'state_province').fill('OR');
  await field(page, 'postal_code').fill('97301');
  await field(page, 'country_code').selectOption('US');
  await page.keyboard.press('Enter');
  await expectNotice(page, 'Address Created');

  await row(page, '7 Elm Street')
    .getByRole('button', { name: /^Make primary/ })
    .click();
  await expect(row(page, '7 Elm Street').getByText('Primary', { exact: true })).toBeVisible();
  await expect(row(page, '12 Harbour Street').getByText('Primary', { exact: true })).toHaveCount(0);
  await expect(row(page, '7 Elm Street').getByRole('button', { name: /^Edit/ })).toBeFocused();
  await expectNotice(page, 'Address Updated');

  await row(page, '12 Harbour Street').getByRole('button', { name: /^Edit/ }).click();
  await expect(field(page, 'street1')).toHaveValue('12 Harbour Street');
  await field(page, 'street1').fill('14 Harbour Street');
  await main(page).getByRole('button', { name: 'Save address' }).click();
  await expectNotice(page, 'Address Updated');
  await page.reload();
  await expect(row(page, '7 Elm Street').getByText('Primary', { exact: true })).toBeVisible();
  await expect(row(page, '14 Harbour Street')).toContainText('Portland, OR 97201, United States');

  const remove = row(page, '14 Harbour Street').getByRole('button', { name: /^Delete/ });
  await remove.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep address' }).click();
  await expect(remove).toBeFocused();
  await remove.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete address' }).click();
  await expect(row(page, '14 Harbour Street')).toHaveCount(0);
  await expect(main(page).getByRole('button', { name: 'Add address' })).toBeFocused();
  await expectNotice(page, 'Address Deleted');
  await page.reload();
  await expect(row(page, '7 Elm Street')).toBeVisible();
  await expect(row(page, '14 Harbour Street')).toHaveCount(0);
});

test.describe('with a position', () => {
  test.use({ geolocation: { latitude: 45.5152, longitude: -122.6784 }, permissions: ['geolocation'] });

  test('R76 R207 R227 R242: "Use my location" asks as specified, fills in the position, and it is sent', async ({
    page,
    signedInAt,
  }) => {
    await page.addInitScript(() => {
      const ask = navigator.geolocation.getCurrentPosition.bind(navigator.geolocation);
      navigator.geolocation.getCurrentPosition = (found, failed, options) => {
        document.documentElement.dataset.asked = JSON.stringify(options);
        ask(found, failed, options);
      };
    });
    await signedInAt('complete');
    const calls = recordCalls(page);
    await page.goto(path);
    await row(page, '12 Harbour Street').getByRole('button', { name: /^Edit/ }).click();
    await main(page).getByRole('button', { name: 'Use my location' }).click();
    await expectNotice(page, 'Location Obtained');
    await expect(field(page, 'latitude')).toHaveValue('45.5152');
    await expect(field(page, 'longitude')).toHaveValue('-122.6784');
    const asked = await page.locator('html').getAttribute('data-asked');
    expect(JSON.parse(asked ?? '')).toEqual({ enableHighAccuracy: true, timeout: 10_000, maximumAge: 300_000 });
    await main(page).getByRole('button', { name: 'Save address' }).click();
    await expectNotice(page, 'Address Updated');
    const [sent] = calls.filter(({ name }) => name.startsWith('PUT'));
    expect(sent?.body).toEqual({ latitude: 45.5152, longitude: -122.6784 });
  });
});

test('R223 R224: a refused position says so, and the form goes on; a browser without geolocation says so, as a warning', async ({
  page,
  signedInAt,
}) => {
  await signedInAt('complete');
  await page.goto(path);
  await main(page).getByRole('button', { name: 'Add address' }).click();
  await field(page, 'street1').fill('7 Elm Street');
  await main(page).getByRole('button', { name: 'Use my location' }).click();
  await expectNotice(
    page,
    'Location Error',
    'Unable to obtain your current location. Please check your browser permissions.',
  );
  await expect(field(page, 'street1')).toHaveValue('7 Elm Street');
  await expect(main(page).getByRole('button', { name: 'Use my location' })).toBeEnabled();

  await page.evaluate(() => Reflect.deleteProperty(Navigator.prototype, 'geolocation'));
  await main(page).getByRole('button', { name: 'Use my location' }).click();
  const shown = page.getByRole('region', { name: /F8/ }).getByRole('listitem');
  await expect(shown).toHaveAttribute('data-color', 'warning');
  await expectNotice(page, 'Location Unavailable', 'Geolocation is not supported by this browser.');
});

test('R174: "Check again" asks the server although the profile is fresh, and shows the phone that was verified meanwhile', async ({
  page,
  signedInAt,
}) => {
  const client = await signedInAt('complete');
  const { profile } = await client.call('GET', '/professionals/profile');
  let isVerified = false;
  await page.route('**/backend/professionals/profile', (route) => {
    const phones = profile.phone_numbers.map((phone: object) => ({ ...phone, is_verified: isVerified }));
    return route.fulfill({ json: { profile: { ...profile, phone_numbers: phones } } });
  });
  await page.goto('/onboarding/business-address');
  await expect(main(page).getByText('Not verified', { exact: true })).toBeVisible();
  await main(page).getByRole('button', { name: 'Check again' }).click();
  await expect(main(page).getByText('Not verified yet. We checked just now.')).toBeVisible();
  isVerified = true;
  await main(page).getByRole('button', { name: 'Check again' }).click();
  // Nothing else was missing.
  await expect(page).toHaveURL('/dashboard');
});
