import type { Browser } from '@playwright/test';
import { type Account, ana } from '../support/reference-client';
import type { Route, Visitor } from './load';
import type { Sites } from './sites';

/** Whose first load is measured: a public page, a remote's page before signing in, the shell's page and remotes' pages after it. */
export const routes: readonly Route[] = [
  { path: '/', shows: ['The right call'], isSignedIn: false },
  { path: '/auth/login', shows: ['Password', 'Remember me'], isSignedIn: false },
  { path: '/dashboard', shows: ['Latest missed calls', 'Forwards to'], isSignedIn: true },
  { path: '/dashboard/billing', shows: ['Last bill', '4242'], isSignedIn: true },
  { path: '/dashboard/billing/invoices', shows: ['Charged', 'Transactions'], isSignedIn: true },
  { path: '/dashboard/statistics', shows: ['Busiest day', 'Calls by day'], isSignedIn: true },
];

const timed = ['/', '/auth/login', '/dashboard', '/dashboard/billing/invoices'];

/** Of these, what is timed as well. */
export const timedRoutes = routes.filter(({ path }) => timed.includes(path));

/** Signs in as somebody does who wants to be remembered, and looks at the dashboard; the same then holds for all contestants. */
export async function returningVisitor(
  browser: Browser,
  { origins }: Pick<Sites, 'origins'>,
  account: Account = ana,
): Promise<Visitor> {
  const context = await browser.newContext();
  try {
    // The first loads of all: what the server does once is done in them.
    context.setDefaultTimeout(120_000);
    const page = await context.newPage();
    await page.goto(`${origins.product}/auth/login`);
    await page.getByLabel('Email').fill(account.email);
    await page.getByLabel('Password', { exact: true }).fill(account.password);
    await page.getByLabel('Remember me').check();
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByText('Latest missed calls').waitFor();
    const { origins: stored } = await context.storageState();
    const localStorage = stored.find(({ origin }) => origin === origins.product)?.localStorage ?? [];
    return { cookies: [], origins: Object.values(origins).map((origin) => ({ origin, localStorage })) };
  } finally {
    await context.close();
  }
}
