import { expect, type Page } from '@playwright/test';
import { ana } from './reference-client';

/** It says what it is doing while it works. */
export const signInButton = (page: Page) => page.getByRole('button', { name: /^Sign/ });
/** A text of a notice, its title or its words. */
export const noticeText = (page: Page, title: string) =>
  page.getByRole('region', { name: /Notifications/ }).getByText(title, { exact: true });

/** Fills in the login form. */
export async function fillIn(page: Page, { email, password } = ana, remember = false): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('checkbox', { name: 'Remember me' }).setChecked(remember);
}

/** The account that has everything, by the login page, to the dashboard. */
export async function signIn(page: Page): Promise<void> {
  await page.goto('/auth/login');
  await fillIn(page);
  await signInButton(page).click();
  await expect(page).toHaveURL('/dashboard');
}

/** By the user menu, in English. */
export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
}

/** What the browser keeps of authentication. */
export function stored(page: Page) {
  return page.evaluate(() => ({
    local: localStorage.getItem('careline.token'),
    session: sessionStorage.getItem('careline.token'),
    email: localStorage.getItem('careline.email'),
    identity: localStorage.getItem('careline.identity') ?? sessionStorage.getItem('careline.identity'),
  }));
}

/** What `stored` tells when nobody is signed in. */
export const nothing = { local: null, session: null, email: null, identity: null };
