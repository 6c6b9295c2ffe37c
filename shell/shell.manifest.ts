import type { ShellDeclaration } from '@careline/shared/manifest';

/** The shell's own pages, and the layouts around everybody's. A page with a description is prerendered for visitors and search engines. */
const declaration: ShellDeclaration = {
  pages: [
    {
      path: '/',
      name: 'home',
      layout: 'default',
      title: 'home.title',
      description: 'home.meta',
      access: 'public',
      load: async () => (await import('./src/pages/home-page')).HomePage,
    },
    {
      path: '/professionals',
      name: 'professionals',
      layout: 'default',
      title: 'professionals.title',
      description: 'professionals.meta',
      access: 'public',
      load: async () => (await import('./src/pages/professionals-page')).ProfessionalsPage,
    },
    {
      path: '/prices',
      layout: 'default',
      title: 'pricePage.title',
      description: 'pricePage.meta',
      access: 'public',
      load: async () => (await import('./src/pages/prices-page')).PricesPage,
    },
    {
      path: '/contact',
      layout: 'default',
      title: 'contact.title',
      description: 'contact.meta',
      access: 'public',
      load: async () => (await import('./src/pages/contact-page')).ContactPage,
    },
    {
      path: '/privacy',
      layout: 'default',
      title: 'privacy.title',
      description: 'privacy.meta',
      access: 'public',
      load: async () => (await import('./src/pages/privacy-page')).PrivacyPage,
    },
    {
      path: '/terms',
      layout: 'default',
      title: 'terms.title',
      description: 'terms.meta',
      access: 'public',
      load: async () => (await import('./src/pages/terms-page')).TermsPage,
    },
    {
      path: '/dashboard',
      name: 'dashboard',
      layout: 'dashboard',
      title: 'dashboard.title',
      access: 'signed-in',
      load: async () => (await import('./src/pages/dashboard-page')).DashboardPage,
    },
  ],
  layouts: {
    auth: async () => (await import('./src/layouts/auth-layout')).AuthLayout,
    dashboard: async () => (await import('./src/layouts/dashboard-layout')).DashboardLayout,
    default: async () => (await import('./src/layouts/default-layout')).DefaultLayout,
    onboarding: async () => (await import('./src/layouts/onboarding-layout')).OnboardingLayout,
  },
};

export default declaration;
