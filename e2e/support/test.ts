import { test as base, expect, type Page } from '@playwright/test';
import { ReferenceClient } from './reference-client';
import { bringTo, type Step } from './scene';

export { expect };

export interface Problems {
  /** Says that a console message, page error or failed response of this kind belongs to the test. */
  readonly announce: (pattern: RegExp) => void;
}

interface Fixtures {
  /** Collects what a page complains of; anything that the test did not announce fails it. */
  readonly problems: Problems;
  /** Signs a new account in, everything before `step` done; the page starts with its token, as after a sign-in. */
  readonly signedInAt: (step: Step, options?: { readonly page?: Page }) => Promise<ReferenceClient>;
}

export const test = base.extend<Fixtures>({
  problems: [
    async ({ context }, use) => {
      const announced: RegExp[] = [];
      const seen: string[] = [];
      context.on('console', (message) => {
        if (message.type() === 'error') seen.push(`console: ${message.text()} ${message.location().url}`);
      });
      context.on('weberror', (error) => seen.push(`page: ${error.error().message}`));
      await use({ announce: (pattern) => announced.push(pattern) });
      expect(
        seen.filter((text) => !announced.some((pattern) => pattern.test(text))),
        'Problems that the test did not announce',
      ).toEqual([]);
    },
    { auto: true },
  ],
  signedInAt: async ({ page: defaultPage, baseURL }, use) => {
    await use(async (step, { page = defaultPage } = {}) => {
      const client = await ReferenceClient.register(baseURL ?? '');
      await bringTo(client, step);
      await page.addInitScript((token) => {
        // Only the first document of the tab: a later sign-out must stay one.
        if (sessionStorage.getItem('scene') === 'set') return;
        sessionStorage.setItem('scene', 'set');
        sessionStorage.setItem('careline.token', token);
      }, client.token);
      return client;
    });
  },
});
