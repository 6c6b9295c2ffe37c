import type { BrowserContextOptions, Page } from '@playwright/test';
import { dashboardPaths, type Locale, onboardingPaths, publicPaths } from '../support/paths';

export type Account = 'nobody' | 'new' | 'fresh' | 'full';

/** Screens in one state: who looks, at what, and what is done to the page before. */
export interface Scene {
  readonly state: string;
  readonly account: Account;
  readonly paths: readonly string[];
  readonly prepare?: (page: Page) => Promise<unknown>;
  /** What is pressed, one button after the other, once the page stands. */
  readonly press?: Readonly<Record<ShotLocale, readonly RegExp[]>>;
  /** Keys that are pressed then, as Playwright names them. */
  readonly keys?: string;
  /** Names of the looks that it is seen in; all that show its state, unless told. */
  readonly looks?: readonly string[];
  /** False where the page is meant to stay unfinished. */
  readonly isAtRest?: boolean;
}

const shotLocales = ['en', 'es', 'ru'] as const satisfies readonly Locale[];
export type ShotLocale = (typeof shotLocales)[number];

/** How a screen is looked at. */
export interface Look {
  readonly name: string;
  readonly width: number;
  readonly locales: readonly ShotLocale[];
  /** Only screens in these states; all, unless told. */
  readonly states?: readonly string[];
  readonly context?: BrowserContextOptions;
}

const whole = ['public', 'step', 'full'];

export const looks: readonly Look[] = [
  { name: '1280', width: 1280, locales: shotLocales },
  { name: '375', width: 375, locales: shotLocales },
  { name: '320', width: 320, locales: shotLocales, states: whole },
  { name: '1280-dark', width: 1280, locales: ['en'], context: { colorScheme: 'dark' } },
  { name: '375-dark', width: 375, locales: ['en'], states: whole, context: { colorScheme: 'dark' } },
  { name: '1280-forced', width: 1280, locales: shotLocales, states: whole, context: { forcedColors: 'active' } },
];

/** Lists that have a loading and a failing state of their own, and the calls behind them. */
const lists = /\/backend\/.*(transactions|statistics|skills|conditions|recycling)/;
const listPaths = [
  '/dashboard/billing/invoices',
  '/dashboard/statistics',
  '/dashboard/incoming-calls',
  '/dashboard/conditions',
  '/dashboard/account/personal-information',
  '/dashboard/account/phone-numbers',
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
    state: 'loading',
    account: 'new',
    paths: ['/onboarding/profile', '/onboarding/conditions'],
    prepare: (page) => page.route(lists, () => {}),
    isAtRest: false,
  },
  {
    state: 'failing',
    account: 'new',
    paths: onboardingPaths,
    prepare: (page) => page.route(/\/backend\/(?!auth)/, (route) => route.fulfill({ status: 500 })),
  },
  {
    state: 'remote-missing',
    account: 'full',
    paths: ['/dashboard/billing'],
    prepare: (page) => page.route('**/remotes/mf-billing/**', (route) => route.fulfill({ status: 404 })),
  },
  {
    state: 'adding',
    account: 'full',
    paths: ['/dashboard/account/business-addresses'],
    press: { en: [/^Add address/], es: [/^Añadir dirección/], ru: [/^Добавить адрес/] },
  },
  {
    state: 'deleting',
    account: 'full',
    paths: ['/dashboard/account/business-addresses', '/dashboard/account/phone-numbers'],
    press: { en: [/^Delete/], es: [/^Eliminar/], ru: [/^Удалить/] },
  },
  {
    state: 'adding',
    account: 'full',
    paths: ['/dashboard/billing/payment-methods'],
    press: { en: [/^Add card/], es: [/^Añadir tarjeta/], ru: [/^Добавить карту/] },
  },
  {
    state: 'removing',
    account: 'full',
    paths: ['/dashboard/billing/payment-methods'],
    press: { en: [/^Remove/], es: [/^Quitar/], ru: [/^Удалить|^Убрать/] },
  },
  {
    state: 'cancelling',
    account: 'full',
    paths: ['/dashboard/billing'],
    press: {
      en: [/^Cancel subscription/],
      es: [/^Cancelar la suscripción|^Cancelar suscripción/],
      ru: [/^Отменить подписку/],
    },
  },
  {
    state: 'buying',
    account: 'full',
    paths: ['/dashboard/account/phone-numbers'],
    press: {
      en: [/^Search numbers/, /^Buy \(/],
      es: [/^Buscar números/, /^Comprar/],
      ru: [/^Найти номера/, /^Купить \(/],
    },
  },
  {
    state: 'palette',
    account: 'full',
    paths: ['/dashboard'],
    keys: 'Control+k',
  },
  {
    state: 'paper',
    account: 'full',
    paths: [
      '/dashboard/statistics',
      '/dashboard/incoming-calls',
      '/dashboard/billing/invoices',
      `/dashboard/billing/invoices?month=${thisMonth()}`,
    ],
    looks: ['1280'],
    prepare: (page) => page.emulateMedia({ media: 'print' }),
  },
  {
    state: 'editing',
    account: 'full',
    paths: ['/dashboard/conditions'],
    press: { en: [/^Edit/], es: [/^Editar/], ru: [/^Изменить|^Редактировать/] },
  },
];

/** The last month for which the seeded account has a bill, as the address of a statement has it. */
function thisMonth(): string {
  return new Date().toISOString().slice(0, 7);
}
