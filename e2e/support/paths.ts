export const locales = ['en', 'es', 'ru'] as const;
export type Locale = (typeof locales)[number];

export const localeTags: Readonly<Record<Locale, string>> = { en: 'en-US', es: 'es-ES', ru: 'ru-RU' };

/** A path in a language: English has no prefix (specification.md §2). */
export function inLanguage(path: string, locale: Locale): string {
  if (locale === 'en') return path;
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}

export const publicPaths = ['/', '/professionals', '/auth/login', '/auth/register'] as const;

export const onboardingPaths = [
  '/onboarding/profile',
  '/onboarding/business-address',
  '/onboarding/conditions',
  '/onboarding/payment-methods',
  '/onboarding/subscription',
  '/onboarding/twilio-numbers',
] as const;

export const dashboardPaths = [
  '/dashboard',
  '/dashboard/conditions',
  '/dashboard/statistics',
  '/dashboard/account',
  '/dashboard/account/personal-information',
  '/dashboard/account/profile-history',
  '/dashboard/account/phone-numbers',
  '/dashboard/account/business-addresses',
  '/dashboard/billing',
  '/dashboard/billing/invoices',
  '/dashboard/billing/payment-methods',
  '/dashboard/incoming-calls',
] as const;

export type LayoutName = 'auth' | 'dashboard' | 'default' | 'onboarding';

export function layoutOf(path: string): LayoutName {
  const [, first] = path.split('/');
  return first === 'auth' || first === 'onboarding' || first === 'dashboard' ? first : 'default';
}
