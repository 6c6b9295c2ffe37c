/**
 * Pages that one package serves and another links to: name → the page of the shell that stands in its place where no remote brings it. A link
 * goes by the name, so that a team may move its page; `pathOf` of the navigation answers from the registry.
 */
export const pageFallbacks = {
  home: 'home',
  professionals: 'home',
  dashboard: 'dashboard',
  'sign-in': 'home',
  register: 'home',
  'onboarding-profile': 'home',
  'onboarding-business-address': 'home',
  'onboarding-conditions': 'home',
  'onboarding-payment-methods': 'home',
  'onboarding-subscription': 'home',
  'onboarding-twilio-numbers': 'home',
  conditions: 'dashboard',
  'personal-information': 'dashboard',
  'business-addresses': 'dashboard',
  billing: 'dashboard',
  'payment-methods': 'dashboard',
  'phone-numbers': 'dashboard',
} as const;

/** Name of a page that others link to; a page that nobody else links to needs none. */
export type PageName = keyof typeof pageFallbacks;
