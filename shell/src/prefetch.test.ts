import type { HostPlatform } from '@careline/shared/host';
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

test('a page that wants no data brings no query cache, and one whose session has ended meanwhile asks for none', async () => {
  const { platform, api } = await createTestPlatform({ answers: { 'GET /skills': { skills: [] } } });
  let bring = () => {};
  const make = vi.fn(
    () =>
      new Promise<HostPlatform['queries']>((resolve) => {
        bring = () => resolve(platform.queries);
      }),
  );
  const base = { ...platform, cache: { ...platform.cache, make } };
  prefetch(
    readTarget('/'),
    { ...step, access: 'public', widgets: [] },
    { base, loadCode: async () => {}, remotes: [] },
  );
  expect(make).not.toHaveBeenCalled();
  prefetch(readTarget(step.path), { ...step, data: [skills] }, { base, loadCode: async () => {}, remotes: [] });
  expect(make).toHaveBeenCalledOnce();
  platform.session.end('other-tab');
  bring();
  await make.mock.results[0]?.value;
  expect(api.callsOf('GET /skills')).toHaveLength(0);
});

test('R52: while nobody is known it asks for no list of theirs, however late the query cache comes', async () => {
  const { platform, api } = await createTestPlatform({ signedIn: false });
  sessionStorage.setItem('careline.token', 'test-token');
  const validated = platform.session.start();
  const make = vi.fn(() => validated.then(() => platform.queries));
  const base = { ...platform, cache: { ...platform.cache, make } };
  const page: SiteRoute = { ...step, data: ['forwarding-numbers', 'addresses'] };
  prefetch(readTarget(step.path), page, { base, loadCode: async () => {}, remotes: [] });
  await make.mock.results[0]?.value;
  await vi.waitFor(() => expect(api.callsOf('GET /professionals/profile/addresses')).toHaveLength(1));
  expect(platform.session.identity().userId).toBe('user-1');
  expect(api.callsOf('GET /api/v1/twilio/phones/user-1')).toHaveLength(0);
});
