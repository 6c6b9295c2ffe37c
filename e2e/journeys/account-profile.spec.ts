import type { Page } from '@playwright/test';
import { recordCalls } from '../support/calls';
import { expectNotice, notice } from '../support/notices';
import { openAtRest, shortenedTexts } from '../support/page-checks';
import { expect, test } from '../support/test';

const path = '/dashboard/account/personal-information';
const field = (page: Page, name: string) => page.getByRole('main').locator(`[name="${name}"]`);
const save = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Save profile' }).click();

/** A picture that no compression makes small at its own size: every pixel is another. */
async function noise(page: Page, edge: number): Promise<Buffer> {
  const url = await page.evaluate((side) => {
    const canvas = document.createElement('canvas');
    canvas.width = side;
    canvas.height = side;
    const context = canvas.getContext('2d');
    const picture = context?.createImageData(side, side);
    if (!context || !picture) throw new Error('This browser has no canvas.');
    picture.data.forEach((_, index) => {
      picture.data[index] = index % 4 === 3 ? 255 : Math.random() * 256;
    });
    context.putImageData(picture, 0, 0);
    return canvas.toDataURL('image/png');
  }, edge);
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}

test('R106 R107: what the profile lacks is listed as links to the fields; the list shrinks while one types', async ({
  page,
  signedInAt,
}) => {
  await signedInAt('profile');
  await page.goto('/onboarding/profile');
  const missing = page.getByRole('main').getByRole('link');
  const names = [
    'First name',
    'Last name',
    'Description',
    'Skills',
    'Street address',
    'City',
    'State or province',
    'Postal code',
    'Country',
  ];
  const listed = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('link') });
  await expect(listed).toHaveCount(names.length);
  expect((await listed.allTextContents()).toSorted()).toEqual(names.toSorted());

  await missing.filter({ hasText: 'Postal code' }).click();
  await expect(field(page, 'personal_address_postal')).toBeFocused();
  await expect(page).toHaveURL('/onboarding/profile');
  await page.keyboard.type('97201');
  await expect(listed).toHaveCount(names.length - 1);
  await missing.filter({ hasText: 'Skills' }).click();
  await expect(page.getByRole('combobox', { name: 'Skills' })).toBeFocused();
});

test('R143 R144: a large photo is sent as one of at most 2048 characters; a file that is no picture leaves it as it was, and picture data that are pasted are refused', async ({
  page,
  signedInAt,
}) => {
  await signedInAt('complete');
  await page.goto(path);
  await expect(field(page, 'first_name')).toHaveValue('Vera');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Upload photo' }).click();
  await (await chooser).setFiles({ name: 'me.png', mimeType: 'image/png', buffer: await noise(page, 600) });
  const replace = page.getByRole('button', { name: 'Replace photo' });
  await expect(replace).toBeVisible();

  const again = page.waitForEvent('filechooser');
  await replace.click();
  await (await again).setFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') });
  await expect(field(page, 'photo_url')).toHaveAccessibleDescription(/We could not read this picture/);

  await field(page, 'photo_url').focus();
  await page.evaluate(() => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', `data:image/png;base64,${'A'.repeat(3_000)}`);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  });
  await expectNotice(
    page,
    'Photo Upload Required',
    'Please upload your photo using the upload button instead of pasting image data.',
  );
  await expect(field(page, 'photo_url')).toHaveValue('');

  const sent = page.waitForRequest((request) => request.method() === 'PUT');
  await save(page);
  const { photo_url: photo } = (await sent).postDataJSON().body;
  expect(photo).toMatch(/^data:image\/(webp|jpeg);base64,/);
  expect(photo.length).toBeLessThanOrEqual(2048);
  await expectNotice(page, 'Profile Updated');
});

/** About as long as the seeded account's. */
const mine = 'Mine, in as many words as a professional takes for it. '.repeat(5).trim();

test('R174 AX16: where an edited field was changed elsewhere meanwhile the user is asked; either answer is what is saved, and its history cuts nothing', async ({
  page,
  signedInAt,
}) => {
  const client = await signedInAt('complete');
  const changeElsewhere = (description: string, middle: string) =>
    client.call('PUT', '/professionals/profile', { body: { description, middle_name: middle } });
  const saved = async () => {
    const { profile } = await client.call('GET', '/professionals/profile');
    return [profile.description, profile.middle_name];
  };
  const question = page.getByRole('dialog', { name: 'Your profile was changed elsewhere' });
  await page.goto(path);
  const description = field(page, 'description');
  await expect(description).toHaveValue('Physiotherapist for people who sit too much.');

  await description.fill(mine);
  await changeElsewhere('Theirs', 'B.');
  const calls = recordCalls(page);
  await save(page);
  // Only the field that both have changed is asked about.
  await expect(question.getByRole('group')).toHaveCount(1);
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(question).toHaveCount(0);
  expect(calls.filter(({ name }) => name.startsWith('PUT'))).toEqual([]);
  await expect(description).toHaveValue(mine);

  await save(page);
  await question.getByRole('button', { name: 'Save profile' }).click();
  await expectNotice(page, 'Profile Updated');
  expect(await saved()).toEqual([mine, 'B.']);
  await expect(field(page, 'middle_name')).toHaveValue('B.');

  await description.fill('Mine again');
  await changeElsewhere('Theirs again', 'C.');
  await save(page);
  await question.getByRole('radio', { name: 'Saved elsewhere: Theirs again' }).check();
  await question.getByRole('button', { name: 'Save profile' }).click();
  await expect(notice(page, 'Profile Updated')).toBeVisible();
  expect(await saved()).toEqual(['Theirs again', 'C.']);
  await expect(description).toHaveValue('Theirs again');

  await openAtRest(page, '/dashboard/account/profile-history');
  await expect(page.getByRole('cell', { name: mine })).not.toHaveCount(0);
  expect(await shortenedTexts(page, 'main')).toEqual([]);
});
