import type { Page } from '@playwright/test';
import { dashboardPaths, onboardingPaths, publicPaths } from '../support/paths';

export type Account = 'nobody' | 'new' | 'fresh' | 'full';

/** Screens in one state: who looks, at what, and what is done to the page before. */
export interface Scene {
  readonly state: string;
  readonly account: Account;
  readonly paths: readonly string[];
  readonly prepare?: (page: Page) => Promise<unknown>;
  /** False where the page is meant to stay unfinished. */
  readonly isAtRest?: boolean;
}

/** Lists that have a loading and a failing state of their own, and the calls behind them. */
const lists = /\/backend\/.*(transactions|statistics|skills|conditions|recycling)/;
const listPaths = [
  '/dashboard/billing/invoices',
  '/dashboard/statistics',
  '/dashboard/incoming-calls',
  '/dashboard/conditions',
];

export const scenes: readonly Scene[] = [
  { state: 'public', account: 'nobody', paths: publicPaths },
  { state: 'step', account: 'new', paths: onboardingPaths },
  { state: 'full', account: 'full', paths: [...dashboardPaths, '/nope'] },
  { state: 'empty', account: 'fresh', paths: dashboardPaths },
  {
    state: 'loading',
    account: 'full',
    paths: listPaths,
    prepare: (page) => page.route(lists, () => {}),
    isAtRest: false,
  },
  {
    state: 'failing',
    account: 'full',
    paths: listPaths,
    prepare: (page) => page.route(lists, (route) => route.fulfill({ status: 500 })),
  },
  {
    state: 'remote-missing',
    account: 'full',
    paths: ['/dashboard/billing'],
    prepare: (page) => page.route('**/remotes/mf-billing/**', (route) => route.fulfill({ status: 404 })),
  },
];
