import type { SiteRemote } from '@careline/shared/manifest';
import { createTestPlatform } from '@careline/shared/testing';
import { expect, test, vi } from 'vitest';
import { loadCode, prefetch } from './prefetch';
import type { SiteRoute } from './routes/route-table';
import { readTarget } from './routes/target';
import { shellTexts } from './texts/shell-texts';

const step: SiteRoute = {
  path: '/onboarding/profile',
  layout: 'onboarding',
  access: 'signed-in',
  owner: 'mf-w',
  data: [],
  widgets: ['profile-form@1'],
  middleware: [],
};

const skills = { key: ['skills'], get: '/skills?limit=1000' };

function remote(name: string, widgets: NonNullable<SiteRemote['widgets']> = []): SiteRemote {
  return { name, url: `/${name}.js`, version: '1.0.0', pages: [], widgets };
}

test('a move asks at once for the page’s remote and for those whose widgets it shows, for no other', () => {
  const load = vi.fn((_: SiteRemote) => new Promise<never>(() => {}));
  const loadModules = vi.fn(async () => {});
  const remotes = [
    remote('mf-w'),
    remote('mf-z', [
      { name: 'profile-form@1', data: [skills] },
      { name: 'conditions@1', data: ['profile'] },
    ]),
    remote('mf-x', [{ name: 'payment-methods@1' }]),
  ];
  void loadCode(readTarget(step.path), step, { load, loadModules, remotes });
  expect(load.mock.calls.map(([asked]) => asked.name)).toEqual(['mf-w', 'mf-z']);
  expect(loadModules).toHaveBeenCalledOnce();
});

test('asks for the data of the page and of the widgets that it shows, once each and not while they are fresh', async () => {
  const { platform, api } = await createTestPlatform({
    owner: 'shell',
    texts: shellTexts,
    answers: { 'GET /skills': { skills: [] }, 'GET /professionals/profile/addresses': [] },
  });
  const parts = {
    base: platform,
    loadCode: async () => {},
    remotes: [remote('mf-z', [{ name: 'profile-form@1', data: [skills, 'addresses'] }])],
  };
  const page: SiteRoute = { ...step, data: ['addresses'] };
  prefetch(readTarget(step.path), page, parts);
  prefetch(readTarget(step.path), page, parts);
  await vi.waitFor(() => expect(api.callsOf('GET /professionals/profile/addresses')).toHaveLength(1));
  expect(api.callsOf('GET /skills')).toHaveLength(1);

  platform.queries.setQueryData(skills.key, []);
  prefetch(readTarget(step.path), page, parts);
  await vi.waitFor(() => expect(api.callsOf('GET /professionals/profile/addresses')).toHaveLength(1));
  expect(api.callsOf('GET /skills')).toHaveLength(1);
});
