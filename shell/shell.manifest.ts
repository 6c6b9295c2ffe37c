import type { ShellDeclaration } from '@careline/shared/manifest';

/** The shell's own pages, and the layouts around everybody's. A page with a description is prerendered for visitors and search engines. */
const declaration: ShellDeclaration = {
  pages: [
    {
      path: '/',
      name: 'home',
      layout: 'default',
      title: 'public:home.title',
      description: 'public:home.meta',
      access: 'public',
      load: async () => (await import('./src/pages/home-page')).HomePage,
    },
    {
      path: '/professionals',
      name: 'professionals',
      layout: 'default',
      title: 'public:professionals.title',
      description: 'public:professionals.meta',
      access: 'public',
      load: async () => (await import('./src/pages/professionals-page')).ProfessionalsPage,
    },
    {
      path: '/prices',
      layout: 'default',
      title: 'public:pricePage.title',
      description: 'public:pricePage.meta',
      access: 'public',
      load: async () => (await import('./src/pages/prices-page')).PricesPage,
    },
    {
      path: '/contact',
      layout: 'default',
      title: 'public:contact.title',
      description: 'public:contact.meta',
      access: 'public',
      load: async () => (await import('./src/pages/contact-page')).ContactPage,
    },
    {
      path: '/privacy',
      layout: 'default',
      title: 'public:privacy.title',
      description: 'public:privacy.meta',
      access: 'public',
      load: async () => (await import('./src/pages/privacy-page')).PrivacyPage,
    },
    {
      path: '/terms',
      layout: 'default',
      title: 'public:terms.title',
      description: 'public:terms.meta',
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
