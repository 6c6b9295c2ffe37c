import type { Locale } from '../support/paths';
import type { Step } from '../support/scene';

export const wheres = ['cold', 'move', 'widget'] as const;
/** The page is the first of the tab, or one that a link leads to, or another remote's page that shows a widget of this one. */
export type Where = (typeof wheres)[number];

/** Nobody, somebody for whom `Step` is the one to do now, or somebody who has everything. */
export type Visitor = 'nobody' | Step;

/** Where a remote fails. */
export interface Place {
  readonly remote: string;
  readonly where: Where;
  readonly visitor: Visitor;
  /** Without the prefix of a language, as all paths here. */
  readonly path: string;
  /** Name of the chunk in which page or widget stand. */
  readonly part: string;
  /** Where the move begins and which link it follows. */
  readonly from?: { readonly path: string; readonly link: string };
  /** A link of the layout to something that has nothing to do with the remote. */
  readonly elsewhere: string;
}

/** Each remote fails in one language; all three are there. */
export const languages: Readonly<Record<string, Locale>> = {
  'mf-account': 'en',
  'mf-auth': 'es',
  'mf-billing': 'es',
  'mf-onboarding': 'ru',
  'mf-telephony': 'ru',
};

interface PageOf extends Pick<Place, 'remote' | 'visitor' | 'path' | 'part' | 'elsewhere'> {
  readonly from: Place['from'];
}

const pages: readonly PageOf[] = [
  {
    remote: 'mf-account',
    visitor: 'complete',
    path: '/dashboard/account',
    part: 'account-page',
    from: { path: '/dashboard', link: '/dashboard/account' },
    elsewhere: '/dashboard/billing',
  },
  {
    remote: 'mf-auth',
    visitor: 'nobody',
    path: '/auth/login',
    part: 'login-page',
    from: { path: '/', link: '/auth/login' },
    elsewhere: '/',
  },
  {
    remote: 'mf-billing',
    visitor: 'complete',
    path: '/dashboard/billing',
    part: 'billing-page',
    from: { path: '/dashboard', link: '/dashboard/billing' },
    elsewhere: '/dashboard/account',
  },
  {
    remote: 'mf-onboarding',
    visitor: 'profile',
    path: '/onboarding/profile',
    part: 'profile-step-page',
    // Whoever has steps before them is led to the first of them.
    from: { path: '/', link: '/dashboard' },
    elsewhere: '/',
  },
  {
    remote: 'mf-telephony',
    visitor: 'complete',
    path: '/dashboard/incoming-calls',
    part: 'incoming-calls-page',
    // Not from /dashboard, which shows a widget of this remote: it would fail, and say so, before the move.
    from: { path: '/dashboard/account', link: '/dashboard/incoming-calls' },
    elsewhere: '/dashboard/billing',
  },
];

const widgets: readonly Place[] = (
  [
    { remote: 'mf-account', visitor: 'profile', path: '/onboarding/profile', part: 'profile-form-widget' },
    {
      remote: 'mf-billing',
      visitor: 'payment-methods',
      path: '/onboarding/payment-methods',
      part: 'payment-methods-widget',
    },
    {
      remote: 'mf-telephony',
      visitor: 'twilio-numbers',
      path: '/onboarding/twilio-numbers',
      part: 'number-picker-widget',
    },
  ] as const
).map((widget) => ({ ...widget, where: 'widget', elsewhere: '/' }));

export const places: readonly Place[] = [
  ...pages.map(({ from: _, ...page }): Place => ({ ...page, where: 'cold' })),
  ...pages.map(({ from, ...page }): Place => ({ ...page, where: 'move', ...(from && { from }) })),
  ...widgets,
];
