import { test as base, expect, type Page } from '@playwright/test';
import { ana, ReferenceClient } from './reference-client';
import { bringTo, type Step } from './scene';

export { expect };

interface Problems {
  /** Says that a console message or page error of this kind belongs to the test. */
  readonly announce: (pattern: RegExp) => void;
  /** Everything that was complained of so far. */
  readonly seen: readonly string[];
}

/** Four kinds of visitor; the guards' table is made of them. */
const visitors = ['out', 'empty', 'half', 'complete'] as const;
export type Visitor = (typeof visitors)[number];

interface Fixtures {
  /** Collects what pages complain of; anything that the test did not announce fails it. */
  readonly problems: Problems;
  /** Signs a new account in, everything before `step` done; the page starts with its token, as after a sign-in. */
  readonly signedInAt: (step: Step, page?: Page) => Promise<ReferenceClient>;
  /** The page starts with the token of the visitor's kind. Their account is shared by the worker's tests: look, do not change. */
  readonly visitAs: (visitor: Visitor, page?: Page) => Promise<void>;
}

interface WorkerFixtures {
  readonly tokens: Readonly<Record<Exclude<Visitor, 'out'>, string>>;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  problems: [
    async ({ context }, use) => {
      const announced: RegExp[] = [];
      const seen: string[] = [];
      context.on('console', (message) => {
        if (message.type() === 'error') seen.push(`console: ${message.text()} ${message.location().url}`);
      });
      context.on('weberror', (error) => seen.push(`page: ${error.error().message}`));
      await use({ announce: (pattern) => announced.push(pattern), seen });
      expect(
        seen.filter((text) => !announced.some((pattern) => pattern.test(text))),
        'problems that the test did not announce',
      ).toEqual([]);
    },
    { auto: true },
  ],
  signedInAt: async ({ page: own, baseURL }, use) => {
    await use(async (step, page = own) => {
      const client = await ReferenceClient.register(baseURL ?? '');
      await bringTo(client, step);
      await startWith(page, client.token);
      return client;
    });
  },
  tokens: [
    async ({ playwright: _ }, use, { project }) => {
      const origin = project.use.baseURL ?? '';
      const [empty, half, complete] = await Promise.all([
        ReferenceClient.register(origin),
        ReferenceClient.register(origin),
        ReferenceClient.signIn(origin, ana),
      ]);
      await bringTo(half, 'payment-methods');
      await use({ empty: empty.token, half: half.token, complete: complete.token });
    },
    { scope: 'worker' },
  ],
  visitAs: async ({ page: own, tokens }, use) => {
    await use(async (visitor, page = own) => {
      if (visitor !== 'out') await startWith(page, tokens[visitor]);
    });
  },
});

/** Only the first document of the tab gets the token: a later sign-out must stay one. */
async function startWith(page: Page, token: string): Promise<void> {
  await page.addInitScript((stored) => {
    if (sessionStorage.getItem('scene') === 'set') return;
    sessionStorage.setItem('scene', 'set');
    sessionStorage.setItem('careline.token', stored);
  }, token);
}
