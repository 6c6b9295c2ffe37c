import { QueryObserver } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createQueryClient } from '../api/query-client';
import { parseConfig } from '../platform/config';
import { createTestApi, createTestNavigation, TEST_API_BASE, testUser } from '../testing';
import { ana, anaProfile, sessionAnswers } from '../testing/test-session';
import { createPlatform } from './create-platform';
import { createPageCache } from './page-cache';

/** A page that has just started; `load` brings the code of its query cache. */
async function startPage() {
  const load = vi.fn(async () => createQueryClient());
  const api = createTestApi({ ...sessionAnswers, 'GET /auth/validate': testUser });
  const navigation = createTestNavigation('/', 'shell');
  const platform = await createPlatform({
    config: parseConfig({ apiBaseUrl: TEST_API_BASE }),
    locale: 'en',
    page: window,
    cache: createPageCache(load),
    fetch: api.fetch,
    connect: () => ({
      navigation,
      widgets: { mount: async () => ({ update: async () => {}, unmount: async () => {} }) },
    }),
  });
  onTestFinished(platform.stop);
  return { platform, load, navigation };
}

/** Another tab signs in and stays so, or out. */
function inOtherTab(token: string | undefined): void {
  if (token === undefined) localStorage.removeItem('careline.token');
  else localStorage.setItem('careline.token', token);
  window.dispatchEvent(new Event('pageshow'));
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('the code of the query cache', () => {
  it('does not come to a visitor, who has nothing to ask for and nothing to forget', async () => {
    const { platform, load } = await startPage();
    expect(await platform.session.start()).toBe(false);
    platform.session.end('other-tab');
    await platform.session.signOut();
    expect(load).not.toHaveBeenCalled();
    expect(() => platform.queries).toThrow('await cache.make() first');
  });

  it('R104: is asked for and not waited for where stored authentication is tried, at the start or after a sign-in in another tab', async () => {
    const { platform, load, navigation } = await startPage();
    load.mockReturnValue(new Promise(() => {}));
    inOtherTab('kept-token');
    await vi.waitFor(() => expect(navigation.guardRuns()).toBe(1));
    expect(load).toHaveBeenCalledOnce();
    expect(platform.session.getSnapshot()).toMatchObject({ isAuthenticated: true, user: { id: testUser.user_id } });
    inOtherTab(undefined);
    expect(platform.session.getSnapshot()).toMatchObject({ isAuthenticated: false, ended: 'other-tab' });
  });

  it('comes with a sign-in, which leaves the profile in the cache and in the session', async () => {
    const { platform, load } = await startPage();
    await platform.session.signIn(ana);
    expect(load).toHaveBeenCalledOnce();
    expect(platform.queries.getQueryData(['profile'])).toMatchObject({ id: anaProfile.id });
    expect(platform.session.getSnapshot().user?.profile).toMatchObject({ id: anaProfile.id });
  });

  it('PD20: asks in nobody’s name however late it comes, and is emptied as the session ends', async () => {
    const { platform } = await startPage();
    localStorage.setItem('careline.token', 'kept-token');
    await platform.session.start();
    const queries = await platform.cache.make();
    const isEnabled = () => new QueryObserver(queries, { queryKey: ['any'] }).getCurrentResult().isEnabled;
    expect(isEnabled()).toBe(true);
    queries.setQueryData(['profile'], { ...anaProfile, first_name: 'Anna' });
    expect(platform.session.getSnapshot().user?.profile).toMatchObject({ first_name: 'Anna' });
    platform.session.end('other-tab');
    expect(queries.getQueryData(['profile'])).toBeUndefined();
    expect(isEnabled()).toBe(false);
  });
});
