import type { Page } from '@playwright/test';
import { answer } from '../support/calls';
import { newAccount, ReferenceClient } from '../support/reference-client';
import { bringTo } from '../support/scene';
import { expect, test } from '../support/test';
import { moveInTab } from '../support/verified-code';

const path = '/dashboard/account/personal-information';
const field = (page: Page, name: string) => page.getByRole('main').locator(`[name="${name}"]`);
const drafts = (page: Page) =>
  page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('careline.draft.')));

/** Types into three forms what nobody saves. */
async function typeEverywhere(page: Page): Promise<void> {
  await page.goto(path);
  await field(page, 'description').fill('Not saved yet');
  await page.getByRole('navigation').getByRole('link', { name: 'Business addresses' }).click();
  await page.getByRole('button', { name: 'Add address' }).click();
  await field(page, 'street1').fill('9 Unsaved Road');
  await page.getByRole('navigation').getByRole('link', { name: 'Conditions' }).click();
  // The page that is left has such a button too, and stays until the next one's code has come.
  await expect(page.getByRole('heading', { level: 1, name: 'Conditions' })).toBeVisible();
  await page.getByRole('button', { name: /^Edit/ }).click();
  await field(page, 'personalized_short_description').fill('Unsaved words');
}

async function expectEverything(page: Page): Promise<void> {
  await expect(field(page, 'personalized_short_description')).toHaveValue('Unsaved words');
  await moveInTab(page, '/dashboard/account/business-addresses');
  await expect(field(page, 'street1')).toHaveValue('9 Unsaved Road');
  await moveInTab(page, path);
  await expect(field(page, 'description')).toHaveValue('Not saved yet');
}

test('what was typed into three forms survives a reload, another language and another theme', async ({
  page,
  signedInAt,
}) => {
  await signedInAt('complete');
  await typeEverywhere(page);
  await page.reload();
  await expectEverything(page);

  await page.getByRole('combobox', { name: 'Theme' }).selectOption('purple');
  await expect(field(page, 'description')).toHaveValue('Not saved yet');
  await page.getByRole('combobox', { name: 'Language' }).selectOption('ru');
  await expect(page).toHaveURL(`/ru${path}`);
  await expect(field(page, 'description')).toHaveValue('Not saved yet');
  await page.getByRole('button', { name: 'Сохранить профиль' }).click();
  await expect(page.getByText('Профиль обновлён', { exact: true })).toBeVisible();
  expect((await drafts(page)).filter((name) => name.endsWith('.profile'))).toEqual([]);
});

test('what was typed survives a crash of the remote while it is shown', async ({ page, signedInAt, problems }) => {
  problems.announce(/DisplayNames is not a constructor/);
  problems.announce(/mf-account failed/);
  await signedInAt('complete');
  await page.goto(path);
  await field(page, 'description').fill('Not saved yet');
  // The form names countries anew in another language; this browser cannot.
  await page.evaluate(() => {
    const { DisplayNames } = Intl;
    Reflect.set(Intl, 'DisplayNames', undefined);
    window.addEventListener('heal', () => Reflect.set(Intl, 'DisplayNames', DisplayNames), { once: true });
  });
  await page.getByRole('combobox', { name: 'Language' }).selectOption('es');
  const pane = page.locator('[data-remote="mf-account"]');
  await expect(pane.getByRole('alert')).toContainText('500');
  await page.evaluate(() => window.dispatchEvent(new Event('heal')));
  await pane.getByRole('button', { name: 'Reintentar' }).click();
  await expect(field(page, 'description')).toHaveValue('Not saved yet');
});

test('what was typed survives a refused token and the sign-in after it', async ({ page, signedInAt, problems }) => {
  problems.announce(/status of 401/);
  const { account } = await signedInAt('complete');
  await typeEverywhere(page);
  await answer(page, 'GET /auth/validate', 401);
  await page.reload();
  await expect(page).toHaveURL(/\/auth\/login/);
  await page.unrouteAll();
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  // Back at the page where the session ended.
  await expect(page).toHaveURL('/dashboard/conditions');
  await expectEverything(page);
});

test('what was typed is gone after signing out, and another user of the browser never sees it', async ({
  page,
  signedInAt,
  problems,
  baseURL,
}) => {
  problems.announce(/status of 401/);
  await signedInAt('complete');
  const other = await ReferenceClient.register(baseURL ?? '', newAccount());
  await bringTo(other, 'complete');

  async function signInAsOther(): Promise<void> {
    await page.getByLabel('Email').fill(other.account.email);
    await page.getByLabel('Password', { exact: true }).fill(other.account.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL(/\/dashboard/);
  }

  await typeEverywhere(page);
  expect(await drafts(page)).toHaveLength(3);
  // The session ends without a sign-out, and somebody else sits down.
  await answer(page, 'GET /auth/validate', 401);
  await page.reload();
  await expect(page).toHaveURL(/\/auth\/login/);
  await page.unrouteAll();
  await signInAsOther();
  expect(await drafts(page)).toEqual([]);
  await page.goto(path);
  await expect(field(page, 'description')).toHaveValue('Physiotherapist for people who sit too much.');

  await field(page, 'description').fill('The words of another');
  expect(await drafts(page)).toHaveLength(1);
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/auth/login');
  // The form is there once the session has ended.
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
  expect(await drafts(page)).toEqual([]);
});
