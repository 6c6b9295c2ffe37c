import { inLanguage, type LayoutName, layoutOf, locales, localeTags } from '../support/paths';
import { expect, test, type Visitor } from '../support/test';

type Place = 'public' | 'onboarding, done' | 'onboarding, open' | 'dashboard' | 'conditions' | 'unknown';

/**
 * One path of each place; the shell's own tests hold the whole table. `half` has done three steps, so its current one is the fourth.
 */
const tried: readonly [path: string, place: Place][] = [
  ['/auth/login', 'public'],
  ['/onboarding/profile', 'onboarding, done'],
  ['/onboarding/payment-methods', 'onboarding, open'],
  ['/dashboard/billing/invoices', 'dashboard'],
  ['/dashboard/conditions', 'conditions'],
  ['/nope', 'unknown'],
];

/** Where each visitor ends; `stay` is the path that was asked for. What is not here opens in screens.spec.ts and in the specs of those pages. */
const ends: Readonly<Record<Visitor, Readonly<Partial<Record<Place, string>>>>> = {
  out: {
    'onboarding, done': '/auth/login',
    'onboarding, open': '/auth/login',
    dashboard: '/auth/login',
    conditions: '/auth/login',
    unknown: '/auth/login',
  },
  empty: {
    public: 'stay',
    dashboard: '/onboarding/profile',
    conditions: 'stay',
    unknown: '/onboarding/profile',
  },
  half: {
    public: 'stay',
    'onboarding, done': '/onboarding/payment-methods',
    'onboarding, open': 'stay',
    dashboard: '/onboarding/payment-methods',
    conditions: 'stay',
    unknown: '/onboarding/payment-methods',
  },
  complete: {
    public: 'stay',
    'onboarding, done': '/dashboard',
    'onboarding, open': '/dashboard',
    unknown: 'not found',
  },
};

for (const locale of locales) {
  // Where each visitor ends is the same in every language; its address is not. A prefix is a prefix: one is tried in each run.
  const tag = locale === 'es' ? ['@whole'] : [];
  for (const visitor of locale === 'en' ? (['out', 'empty', 'complete'] as const) : (['half'] as const)) {
    test(`R4 R8 R26 R37 R38 R40 R46 R54-R57 R155: in ${locale}, a visitor who is "${visitor}" ends where the guards say`, {
      tag,
    }, async ({ page, visitAs, problems }) => {
      problems.announce(/status of 404.*\/nope/);
      await visitAs(visitor);
      for (const [path, place] of tried) {
        const end = ends[visitor][place];
        if (end === undefined) continue;
        await test.step(`${path} (${place})`, async () => {
          await page.goto(inLanguage(path, locale), { waitUntil: 'commit' });
          const isFound = end !== 'not found';
          const address = inLanguage(end === 'stay' || !isFound ? path : end, locale);
          await expectPlace(isFound ? layoutOf(end === 'stay' ? path : end) : undefined);
          expect(new URL(page.url()).pathname).toBe(address);
        });
      }

      async function expectPlace(layout: LayoutName | undefined): Promise<void> {
        if (layout) await expect(page.locator('[data-layout]')).toHaveAttribute('data-layout', layout);
        else await expect(page.locator('[data-view="not-found"]')).toBeVisible();
        await expect(page.locator('h1')).toBeVisible();
        await expect(page.locator('html')).toHaveAttribute('lang', localeTags[locale]);
      }
    });
  }
}

test('R47-R51 R53: entering asks once for what the steps are judged by, and moving about asks for none of it again', async ({
  page,
  visitAs,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const [, path] = request.url().split('/backend');
    if (path !== undefined && request.method() === 'GET') asked.push(path);
  });
  await visitAs('half');
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/onboarding/payment-methods');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const judged = [
    '/professionals/profile',
    '/professionals/profile/addresses',
    '/api/v1/payment-methods',
    '/api/v1/phone-subscriptions',
  ];
  expect(asked.filter((path) => judged.includes(path)).sort()).toEqual([...judged].sort());
  await page.getByRole('link', { name: 'Subscription' }).click();
  await expect(page).toHaveURL('/onboarding/subscription');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(asked.filter((path) => judged.includes(path))).toHaveLength(judged.length);
});

test('R52: forwarding numbers are asked for only where a phone is verified', async ({ page, visitAs }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.route('**/backend/professionals/profile', async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    for (const phone of body.profile.phone_numbers) phone.is_verified = false;
    await route.fulfill({ response, json: body });
  });
  await visitAs('complete');
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/onboarding/business-address');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(asked.some((url) => url.includes('/api/v1/twilio/phones/'))).toBe(false);

  await page.unroute('**/backend/professionals/profile');
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(asked.some((url) => url.includes('/api/v1/twilio/phones/'))).toBe(true);
});

test('R46: a public page forces no call of the guard on a signed-in professional', async ({ page, visitAs }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await visitAs('empty');
  await page.goto('/professionals');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Go to dashboard' })).toBeVisible();
  expect(asked.filter((url) => /payment-methods|phone-subscriptions|addresses/.test(url))).toEqual([]);
});
