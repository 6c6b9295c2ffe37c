import type { Page } from '@playwright/test';
import { answer } from '../support/calls';
import { expectNotice } from '../support/notices';
import { expect, test } from '../support/test';

const main = (page: Page) => page.getByRole('main');
const press = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).first().click();
const field = (page: Page, name: string) => main(page).locator(`[name="${name}"]`);

const profile = '/professionals/profile';
const addresses = '/professionals/profile/addresses';

/** What the API says to a call (a number is a status without a body), and the notice that follows. */
interface Failure {
  readonly call: string;
  readonly says: unknown;
  readonly title: string;
  readonly text: string;
}

test('R210 R218 R225: a profile that is not saved says why and keeps what was typed, until it is', async ({
  page,
  signedInAt,
  problems,
}) => {
  problems.announce(/status of (500|422)/);
  await signedInAt('complete');
  await page.goto('/dashboard/account/personal-information');
  await field(page, 'description').fill('For people who stand too much.');
  const failures: readonly Failure[] = [
    { call: `PUT ${profile}`, says: 500, title: 'Update Failed', text: 'Failed to update profile' },
    { call: `PUT ${profile}`, says: {}, title: 'Update Failed', text: 'No profile data received from update' },
    { call: `GET ${profile}`, says: 500, title: 'Update Failed', text: 'Failed to fetch profile' },
  ];
  for (const { call, says, title, text } of failures) {
    await answer(page, call, says);
    await press(page, 'Save profile');
    await expectNotice(page, title, text);
    await expect(main(page).getByRole('alert')).toContainText(text);
    await expect(field(page, 'description')).toHaveValue('For people who stand too much.');
    await page.unrouteAll();
  }
  await press(page, 'Save profile');
  await expectNotice(page, 'Profile Updated', 'Your profile has been successfully updated.');
  await page.reload();
  await expect(field(page, 'description')).toHaveValue('For people who stand too much.');
});

test('R212 R218 R226: each change of an address says why it failed and can be made again, and says that it was made', async ({
  page,
  signedInAt,
  problems,
}) => {
  problems.announce(/status of 500/);
  const client = await signedInAt('complete');
  const [{ id }] = (await client.call('GET', addresses)).addresses;
  await page.goto('/dashboard/account/business-addresses');

  async function provoke(failures: readonly Failure[], act: () => Promise<void>): Promise<void> {
    for (const { call, says, title, text } of failures) {
      await answer(page, call, says);
      await act();
      await expectNotice(page, title, text);
      await page.unrouteAll();
    }
  }

  await press(page, 'Add address');
  await field(page, 'street1').fill('7 Elm Street');
  await field(page, 'city').fill('Salem');
  await field(page, 'state_province').fill('OR');
  await field(page, 'postal_code').fill('97301');
  await field(page, 'country_code').selectOption('US');
  const create = `POST ${addresses}`;
  await provoke(
    [
      { call: create, says: 500, title: 'Creation Failed', text: 'Failed to create business address' },
      { call: create, says: {}, title: 'Creation Failed', text: 'No address data received from creation' },
    ],
    () => press(page, 'Save address'),
  );
  await expect(field(page, 'street1')).toHaveValue('7 Elm Street');
  await press(page, 'Save address');
  await expectNotice(page, 'Address Created', 'Your business address has been successfully created.');

  const known = main(page).getByRole('listitem').filter({ hasText: '12 Harbour Street' });
  await known.getByRole('button', { name: /^Edit/ }).click();
  await field(page, 'street1').fill('14 Harbour Street');
  const update = `PUT ${addresses}/${id}`;
  await provoke(
    [
      { call: update, says: 500, title: 'Update Failed', text: 'Failed to update business address' },
      { call: update, says: {}, title: 'Update Failed', text: 'No address data received from update' },
    ],
    () => press(page, 'Save address'),
  );
  await expect(field(page, 'street1')).toHaveValue('14 Harbour Street');
  await press(page, 'Save address');
  await expectNotice(page, 'Address Updated', 'Your business address has been successfully updated.');

  const changed = main(page).getByRole('listitem').filter({ hasText: '14 Harbour Street' });
  async function remove(): Promise<void> {
    await changed.getByRole('button', { name: /^Delete/ }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete address' }).click();
  }
  const failed = { says: 500, title: 'Deletion Failed', text: 'Failed to delete business address' };
  await provoke([{ call: `DELETE ${addresses}/${id}`, ...failed }], remove);
  await expect(changed).toBeVisible();
  await remove();
  await expectNotice(page, 'Address Deleted', 'Your business address has been successfully deleted.');
  await expect(changed).toHaveCount(0);
});

test('R211 R218 R219: a search that fails both ways says so and offers Retry; a condition that is not saved is taken back', async ({
  page,
  signedInAt,
  problems,
}) => {
  problems.announce(/status of 500/);
  await signedInAt('complete');
  await page.goto('/dashboard/conditions');
  const search = main(page).getByRole('combobox', { name: 'Search conditions' });
  const mine = main(page).getByRole('region', { name: 'Conditions you treat' });
  await expect(main(page).getByRole('option').first()).toBeVisible();

  await answer(page, 'GET /conditions/search', 500);
  await answer(page, 'GET /conditions', 500);
  await search.fill('zzz');
  await expectNotice(page, 'Search Error', 'Failed to search conditions');
  await expect(main(page).getByRole('alert')).toContainText('Failed to search conditions');
  await page.unrouteAll();
  await press(page, 'Retry');
  await expect(main(page).getByRole('alert')).toHaveCount(0);

  await search.fill('asthma');
  await expect(
    main(page)
      .getByRole('option', { name: /asthma/i })
      .first(),
  ).toBeVisible();
  await answer(page, `PUT ${profile}`, 500);
  await page.keyboard.press('Enter');
  await expectNotice(page, 'Update Failed', 'Failed to update profile');
  await expect(mine).not.toContainText(/asthma/i);
  await page.unrouteAll();
  await main(page)
    .getByRole('option', { name: /asthma/i })
    .first()
    .click();
  await expect(mine).toContainText(/asthma/i);
});
