import type { SiteRemote } from '@careline/shared/manifest';
import { createTestPlatform } from '@careline/shared/testing';
import { expect, test, vi } from 'vitest';
import { prefetch } from './prefetch';
import type { SiteRoute } from './routes/route-table';
import { readTarget } from './routes/target';
import { shellTexts } from './texts/shell-texts';

const step: SiteRoute = {
  path: '/onboarding/profile',
  layout: 'onboarding',
  owner: 'mf-onboarding',
  data: [],
  widgets: ['profile-form@1'],
  middleware: [],
};

function remote(name: string, widgets: SiteRemote['widgets'] = []): SiteRemote {
  return { name, url: `/${name}.js`, version: '1.0.0', routes: [], navigation: [], widgets };
}

test('a move asks at once for the page’s remote and for those whose widgets it shows, for no other', async () => {
  const load = vi.fn((_: SiteRemote) => new Promise<never>(() => {}));
  const { platform } = await createTestPlatform({ owner: 'shell', texts: shellTexts });
  const preload = vi.fn(async () => {});
  const modules = { load: () => Promise.resolve() };
  const remotes = [
    remote('mf-onboarding'),
    remote('mf-account', ['profile-form@1', 'conditions@1']),
    remote('mf-billing', ['payment-methods@1']),
  ];
  prefetch(readTarget(step.path), step, { base: platform, load, modules, remotes, preload });
  expect(load.mock.calls.map(([asked]) => asked.name)).toEqual(['mf-onboarding', 'mf-account']);
  expect(preload).toHaveBeenCalledOnce();
});
