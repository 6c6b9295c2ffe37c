import { onboardingSteps } from '@careline/shared/api';
import {
  createApiClient,
  createPageCache,
  createQueryClient,
  type HostSession,
  safeStorage,
} from '@careline/shared/host';
import type { SiteRegistry } from '@careline/shared/manifest';
import { createRouteTable } from '../../routes/create-route-table';
import { namedFunctions } from '../../routes/named-functions';
import { routeAt } from '../../routes/route-table';
import { condition, profileFields } from '../../testing/profile-fields';
import { createCompletedBefore } from '../completed-before';
import { loadProgress } from '../onboarding-progress';
import type { PipelineParts } from '../pipeline';
import { createRememberedPath } from '../remembered-path';
import { noRouteRules, parseRouteRules } from '../route-rules';

/** How far an account of these tests is: it has completed the steps before `at`. */
export const accounts = ['empty', 'profile', 'address', 'condition', 'card', 'subscription', 'complete'] as const;
export type Account = (typeof accounts)[number] | 'signed-out';

export const onboardingPaths = onboardingSteps.map((step) => `/onboarding/${step}`);

export const dashboardPaths = [
  '/dashboard',
  '/dashboard/conditions',
  '/dashboard/billing',
  '/dashboard/account/phone-numbers',
] as const;

/** The server's answers for an account, by path. */
export function answers(account: Account): Record<string, unknown> {
  const order: readonly Account[] = accounts;
  const reached = order.indexOf(account);
  const has = (name: Account) => reached >= order.indexOf(name);
  return {
    '/professionals/profile': {
      profile: {
        id: 'p1',
        ...(has('profile') && profileFields),
        phone_numbers: [{ id: 'ph1', phone_number: '+15125550101', is_verified: has('address'), is_primary: true }],
        personalized_conditions: has('condition') ? [condition] : [],
      },
    },
    '/professionals/profile/addresses': {
      addresses: has('address') ? [{ id: 'a1', street1: '1 Main St', is_primary: true }] : [],
    },
    '/api/v1/payment-methods': { data: has('card') ? [{ id: 'pm1', type: 'card', last_four: '4242' }] : [] },
    '/api/v1/phone-subscriptions': { data: has('subscription') ? [{ id: 'sub1', status: 'active' }] : [] },
    '/api/v1/twilio/phones/u1': has('complete') ? [{ id: 'n1', phone_number: '+15125550199' }] : [],
  };
}

/** A data source whose calls are counted; `failing` paths are refused until they are taken out, `silent` ones do as they say. */
export function source(account: Account, known = answers(account)) {
  const calls: string[] = [];
  const failing = new Set<string>();
  const silent = new Map<string, () => Promise<never>>();
  const api = createApiClient({
    baseUrl: 'https://api.example',
    identity: () => ({ permissions: [] }),
    errorText: (key) => key,
    fetch: async (input) => {
      const { pathname } = new URL(input instanceof Request ? input.url : String(input));
      calls.push(pathname);
      const say = silent.get(pathname);
      if (say) return say();
      return failing.has(pathname) ? Response.json({}, { status: 501 }) : Response.json(known[pathname] ?? {});
    },
  });
  const completed = createCompletedBefore(safeStorage(() => sessionStorage));
  const queries = createQueryClient();
  const cache = createPageCache(async () => queries);
  const parts = { api, cache, queries, session: session(account), completed };
  return { parts, calls, failing, silent };
}

function session(account: Account): HostSession {
  const isAuthenticated = account !== 'signed-out';
  const user = {
    id: 'u1',
    org_id: undefined,
    permissions: [],
    username: 'ana',
    email: 'ana@careline.example',
    profile: undefined,
  };
  const nothing = async () => {};
  return {
    getSnapshot: () => ({
      user: isAuthenticated ? user : undefined,
      token: undefined,
      isAuthenticated,
      loading: false,
      error: undefined,
    }),
    subscribe: () => () => {},
    start: async () => isAuthenticated,
    initialise: async () => isAuthenticated,
    validate: async () => isAuthenticated,
    signIn: nothing,
    register: nothing,
    signOut: nothing,
    rememberedEmail: () => undefined,
    identity: () => ({ permissions: [], userId: isAuthenticated ? 'u1' : undefined }),
    onUnauthorized: () => {},
    end: () => {},
    forget: () => {},
    noteStorage: () => {},
  };
}

const registry: SiteRegistry = {
  remotes: [
    remote('mf-entrance', [
      { path: '/auth/login', name: 'sign-in', layout: 'auth', access: 'public' },
      { path: '/auth/register', name: 'register', layout: 'auth', access: 'public' },
    ]),
    remote(
      'mf-steps',
      onboardingSteps.map((step) => ({
        path: `/onboarding/${step}`,
        name: `onboarding-${step}`,
        layout: 'onboarding',
      })),
    ),
    remote('mf-work', [
      { path: '/dashboard/conditions', layout: 'dashboard', access: 'open-during-onboarding' },
      { path: '/dashboard/billing', layout: 'dashboard' },
      { path: '/dashboard/account/phone-numbers', layout: 'dashboard' },
    ]),
  ],
};

type Page = SiteRegistry['remotes'][number]['pages'][number];

function remote(name: string, pages: readonly Omit<Page, 'title'>[]): SiteRegistry['remotes'][number] {
  return {
    name,
    url: `/${name}/remoteEntry.js`,
    version: '1.0.0',
    pages: pages.map((page) => ({ ...page, title: page.path })),
  };
}

export function pipelineParts(account: Account, rules?: unknown, functions = namedFunctions): PipelineParts {
  const { parts } = source(account);
  const parsed = rules === undefined ? noRouteRules : parseRouteRules(rules);
  return {
    rules: async () => parsed,
    table: () => createRouteTable(registry),
    functions,
    session: parts.session,
    remembered: createRememberedPath(
      sessionStorage,
      (path) => routeAt(createRouteTable(registry), path)?.access === 'public',
    ),
    loadProgress: () => loadProgress(parts),
    completed: parts.completed,
    onLate: () => {},
  };
}
