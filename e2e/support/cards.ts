import type { Page } from '@playwright/test';
import { expect } from './test';

export const CARDS = '/dashboard/billing/payment-methods';
export const LIST = 'GET /api/v1/payment-methods';
export const POST = 'POST /api/v1/payment-methods';

/** A card in the list. */
export const row = (page: Page, name: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: name });
/** The form, in English. */
export const form = (page: Page) => page.getByRole('form', { name: 'Add a card' });
export const submit = (page: Page) => form(page).getByRole('button', { name: /^Add/ });

export async function openForm(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add card' }).click();
  await expect(form(page)).toBeVisible();
}

/** Types a card; an expiry is MMYY. */
export async function typeCard(page: Page, number: string, expiry = '0734', cvc = '123'): Promise<void> {
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Expiration date').fill(expiry);
  await page.getByLabel('CVC').fill(cvc);
}
