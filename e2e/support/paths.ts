export { type Locale, localePath as inLanguage, locales, localeTags } from '@careline/shared/manifest';

/** The path of a file of the site, however a retry spells the folder of its release (decision 14). */
export function filePath(pathname: string): string {
  return pathname.replace(/\/+/g, '/');
}

export const authPaths = ['/auth/login', '/auth/register'] as const;

export const publicPaths = ['/', '/professionals', '/prices', '/contact', '/privacy', '/terms', ...authPaths] as const;

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
