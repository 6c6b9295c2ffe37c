import { describe, expect, it, vi } from 'vitest';
import { failure, testUser } from '../testing';
import { ana, keptOf, startSession } from '../testing/test-session';

describe('stored authentication', () => {
  it('R104: is tried once at the start, with the headers of the last validated identity', async () => {
    const { session, api, platform } = await startSession();
    sessionStorage.setItem('careline.token', 'kept-token');
    sessionStorage.setItem('careline.identity', JSON.stringify({ userId: 'user-1', permissions: ['a'] }));
    const started = session.initialise();
    void platform.api.request({ method: 'GET', path: '/professionals/profile', defaultError: 'fetchProfile' });
    expect(await Promise.all([started, session.initialise()])).toEqual([true, true]);
    expect(api.callsOf('GET /auth/validate')).toHaveLength(1);
    expect(api.callsOf('GET /professionals/profile')[0]?.headers).toMatchObject({
      authorization: 'Bearer kept-token',
      'x-user-id': 'user-1',
      'x-user-permissions': 'a',
    });
  });

  it("shows no answers that were fetched under another user's stored identity", async () => {
    const { session, platform } = await startSession();
    sessionStorage.setItem('careline.token', 'kept-token');
    sessionStorage.setItem('careline.identity', JSON.stringify({ userId: 'somebody-else', permissions: [] }));
    platform.queries.setQueryData(['addresses'], [{ id: 'not-yours' }]);
    await session.initialise();
    expect(platform.queries.getQueryData(['addresses'])).toBeUndefined();
  });

  it('a start without a token validates nothing, so that the login form has the remembered e-mail', async () => {
    const { session, api } = await startSession();
    localStorage.setItem('careline.email', 'ana@careline.example');
    expect(await session.start()).toBe(false);
    expect(api.calls).toEqual([]);
    expect(session.rememberedEmail()).toBe('ana@careline.example');
    sessionStorage.setItem('careline.token', 'kept-token');
    expect(await session.start()).toBe(true);
  });

  it.each([
    ['names the user', testUser, true],
    ['names nobody', {}, false],
    ['is empty', undefined, false],
    ['refuses the token', failure(401), false],
  ])('R91: signs in where a token exists and the answer %s', async (_case, answer, isSignedIn) => {
    const { session, platform } = await startSession({ answers: { 'GET /auth/validate': answer } });
    sessionStorage.setItem('careline.token', 'kept-token');
    expect(await session.initialise()).toBe(isSignedIn);
    expect(session.getSnapshot().isAuthenticated).toBe(isSignedIn);
    expect(session.getSnapshot().user !== undefined).toBe(isSignedIn);
    expect(platform.toasts.getSnapshot()).toEqual([]);
  });

  it('R92: a refused token takes all that was loaded for the user with it', async () => {
    const { session, api, platform } = await startSession();
    await session.signIn({ ...ana, remember: true });
    platform.queries.setQueryData(['transactions', {}], [{ id: 'paid-by-ana' }]);
    api.answer('GET /auth/validate', failure(401));
    await session.validate();
    expect(platform.queries.getQueryCache().getAll()).toEqual([]);
    expect([{ ...localStorage }, { ...sessionStorage }]).toEqual([{}, {}]);
    expect(session.getSnapshot()).toMatchObject({ user: undefined, token: undefined, isAuthenticated: false });
  });

  it('R92: another user’s sign-in removes what was typed in this tab before', async () => {
    const { session, api, platform } = await startSession();
    await session.signIn(ana);
    platform.drafts.write('profile', { first_name: 'An' });
    session.forget('other-tab');
    const drafts = () => Object.keys(sessionStorage).filter((key) => key.startsWith('careline.draft.'));
    expect(drafts()).toHaveLength(1);
    api.answer('GET /auth/validate', { user_id: 'ben' });
    await session.signIn(ana);
    expect(drafts()).toEqual([]);
  });

  it('R102: without a token there is nothing to ask; all auth data are cleared', async () => {
    const { session, api } = await startSession();
    localStorage.setItem('careline.email', 'ana@careline.example');
    expect(await session.validate()).toBe(false);
    expect(api.calls).toEqual([]);
    expect([keptOf(localStorage), keptOf(sessionStorage)]).toEqual([{}, {}]);
    expect(session.getSnapshot().error).toBe('No token available');
  });

  it('says why the session ended until the next sign-in, also when a guard asks once more', async () => {
    const { session, api } = await startSession({ signedIn: true });
    api.answer('GET /auth/validate', failure(401));
    await session.validate();
    await session.initialise();
    expect(session.getSnapshot().ended).toBe('invalid');
    api.answer('GET /auth/validate', testUser);
    await session.signIn(ana);
    expect(session.getSnapshot().ended).toBeUndefined();
  });

  it.each([401, 500])(
    'R103: a validation that ends in %i clears all auth data and keeps the drafts',
    async (status) => {
      const { session, api, platform } = await startSession({ signedIn: true });
      platform.drafts.write('profile', { first_name: 'An' });
      api.answer('GET /auth/validate', failure(status));
      expect(await session.validate()).toBe(false);
      expect([keptOf(localStorage), keptOf(sessionStorage)]).toEqual([{}, {}]);
      expect(session.getSnapshot()).toMatchObject({
        token: undefined,
        isAuthenticated: false,
        error: 'Failed to validate token',
        ended: 'invalid',
      });
      expect(platform.toasts.getSnapshot()).toEqual([]);
      await session.signIn(ana).catch(() => undefined);
      api.answer('GET /auth/validate', testUser);
      await session.signIn(ana);
      expect(platform.drafts.read('profile')).toEqual({ first_name: 'An' });
    },
  );

  it('a 401 on any call asks once who the token belongs to, and only its failure signs out', async () => {
    const { session, api, platform } = await startSession({ signedIn: true });
    api.answer('GET /professionals/profile', failure(401));
    const ask = () =>
      platform.api
        .request({ method: 'GET', path: '/professionals/profile', defaultError: 'fetchProfile' })
        .catch(() => undefined);
    await Promise.all([ask(), ask()]);
    await session.validate();
    expect(api.callsOf('GET /auth/validate')).toHaveLength(2);
    expect(session.getSnapshot().isAuthenticated).toBe(true);
    api.answer('GET /auth/validate', failure(401));
    await ask();
    await session.validate();
    expect(session.getSnapshot().isAuthenticated).toBe(false);
  });
});

it('a call that ends because the page is left signs nobody out', async () => {
  const { session, api } = await startSession({ signedIn: true });
  api.answer('GET /auth/validate', () => Promise.reject(new TypeError('Failed to fetch')));
  window.dispatchEvent(new Event('beforeunload'));
  const validating = session.validate();
  await vi.waitFor(() => expect(api.callsOf('GET /auth/validate')).toHaveLength(3));
  expect(sessionStorage.getItem('careline.token')).toBe('test-token');
  api.answer('GET /auth/validate', testUser);
  window.dispatchEvent(new Event('pageshow'));
  expect(await validating).toBe(true);
});

it('F47: a question about the token of before does not answer for the one that took its place', async () => {
  const { session, api } = await startSession();
  localStorage.setItem('careline.token', 'of-ana');
  let speak = (_answer: unknown) => {};
  const held = new Promise<unknown>((resolve) => (speak = resolve));
  api.answer('GET /auth/validate', ({ headers }: { headers: Record<string, string> }) =>
    headers.authorization === 'Bearer of-ana' ? held : { user_id: 'ben' },
  );
  const first = session.initialise();
  // What a tab does where another one has stored Ben's token.
  localStorage.setItem('careline.token', 'of-ben');
  session.forget('other-user');
  expect(await session.initialise()).toBe(true);
  speak({ user_id: 'ana' });
  expect(await first).toBe(true);
  expect(session.getSnapshot()).toMatchObject({ token: 'of-ben', user: { id: 'ben' }, isAuthenticated: true });
  expect(api.callsOf('GET /auth/validate')).toHaveLength(2);
});

describe('while the server is asked whose token it is', () => {
  it.each([
    // meanwhile, answer → answered, token after, why it ended
    ['nothing else happens', testUser, true, 'kept-token', undefined],
    ['nothing else happens', failure(401), false, undefined, 'invalid'],
    ['another tab signs out', testUser, false, undefined, 'other-tab'],
    ['another tab signs out', failure(401), false, undefined, 'other-tab'],
    ['another user signs in', testUser, true, 'fresh-token', undefined],
    ['another user signs in', failure(401), true, 'fresh-token', undefined],
  ] as const)('%s, it says %o: the answer is %s and the token %s', async (...row) => {
    const [meanwhile, says, answered, tokenAfter, ended] = row;
    const { session, api } = await startSession();
    sessionStorage.setItem('careline.token', 'kept-token');
    let speak = (_answer: unknown) => {};
    api.answer('GET /auth/validate', () => new Promise((resolve) => (speak = resolve)));
    const validating = session.validate();
    await vi.waitFor(() => expect(api.callsOf('GET /auth/validate')).toHaveLength(1));
    if (meanwhile === 'another tab signs out') session.forget('other-tab');
    if (meanwhile === 'another user signs in') {
      api.answer('GET /auth/validate', testUser);
      await session.signIn(ana);
    }
    speak(says);
    expect(await validating).toBe(answered);
    expect(session.getSnapshot()).toMatchObject({ token: tokenAfter, isAuthenticated: answered });
    expect(session.getSnapshot().ended).toBe(ended);
  });
});
