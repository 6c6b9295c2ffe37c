import { describe, expect, it, vi } from 'vitest';
import { createTestPlatform, failure, type TestPlatformOptions, testUser } from '../testing';

const ana = { email: 'ana@careline.example', password: 'x', remember: false };
const anaProfile = { id: 'user-1', first_name: 'Ana', email: 'ana@practice.example' };
const answers = {
  'POST /auth/login': { access_token: 'fresh-token' },
  'POST /auth/register': new Response(null, { status: 201 }),
  'POST /auth/logout': undefined,
  'GET /professionals/profile': anaProfile,
};

async function startSession(options: TestPlatformOptions = {}) {
  const site = await createTestPlatform({ signedIn: false, ...options, answers: { ...answers, ...options.answers } });
  return { ...site, session: site.platform.session };
}

/** All that this browser keeps about a user, drafts apart. */
function keptOf(storage: Storage): Record<string, string> {
  return Object.fromEntries(Object.entries(storage).filter(([key]) => /^careline\.(token|identity|email)$/.test(key)));
}

describe('sign-in', () => {
  it('R96 R97: posts, validates and fetches the profile with the new token, then notifies, then tells the others', async () => {
    const { session, api, platform } = await startSession();
    const order: string[] = [];
    platform.toasts.subscribe(() => order.push(`toast ${platform.toasts.getSnapshot()[0]?.title}`));
    platform.events.on('session.signed-in').subscribe(({ userId }) => order.push(`signed in ${userId}`));
    const signingIn = session.signIn(ana);
    expect(session.getSnapshot()).toMatchObject({ loading: true, error: undefined, isAuthenticated: false });
    await signingIn;
    expect(api.calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'POST /auth/login',
      'GET /auth/validate',
      'GET /professionals/profile',
    ]);
    expect(api.calls.map(({ headers }) => headers.authorization)).toEqual([
      undefined,
      'Bearer fresh-token',
      'Bearer fresh-token',
    ]);
    expect(order).toEqual(['signed in user-1', 'toast Login Successful']);
    expect(session.getSnapshot()).toMatchObject({ loading: false, isAuthenticated: true, token: 'fresh-token' });
  });

  it('R228: says Login Successful, Welcome back!', async () => {
    const { session, platform } = await startSession();
    await session.signIn(ana);
    expect(platform.toasts.getSnapshot()).toMatchObject([
      { title: 'Login Successful', description: 'Welcome back!', color: 'success' },
    ]);
  });

  it('R93: a remembered token is kept for the next browser session and no other way', async () => {
    const { session } = await startSession();
    await session.signIn({ ...ana, remember: true });
    expect(localStorage.getItem('careline.token')).toBe('fresh-token');
    expect(keptOf(sessionStorage)).toEqual({});
  });

  it('R94: a token that is not remembered is kept for this browser session alone', async () => {
    const { session } = await startSession();
    await session.signIn(ana);
    expect(sessionStorage.getItem('careline.token')).toBe('fresh-token');
    expect(localStorage.getItem('careline.token')).toBeNull();
  });

  it('R95: one kind of storage takes the place of the other', async () => {
    const { session } = await startSession();
    await session.signIn(ana);
    await session.signIn({ ...ana, remember: true });
    expect([localStorage.getItem('careline.token'), sessionStorage.getItem('careline.token')]).toEqual([
      'fresh-token',
      null,
    ]);
    await session.signIn(ana);
    expect([localStorage.getItem('careline.token'), sessionStorage.getItem('careline.token')]).toEqual([
      null,
      'fresh-token',
    ]);
  });

  it('R67: the typed e-mail is kept locally', async () => {
    const { session } = await startSession();
    await session.signIn(ana);
    expect(session.rememberedEmail()).toBe('ana@careline.example');
    expect(Object.values({ ...localStorage })).toContain('ana@careline.example');
  });

  it.each([
    ['the credentials are refused', 'POST /auth/login', failure(401, 'Bad'), 'Bad'],
    ['the new token is refused', 'GET /auth/validate', failure(403, 'Not you'), 'Not you'],
    ['the profile cannot be fetched', 'GET /professionals/profile', failure(400), 'Failed to fetch profile'],
  ])('R98 R217: leaves nothing behind where %s', async (_case, call, answer, reason) => {
    const { session, platform } = await startSession({ answers: { [call]: answer } });
    await expect(session.signIn({ ...ana, remember: true })).rejects.toThrow(reason);
    expect(session.getSnapshot()).toMatchObject({
      user: undefined,
      token: undefined,
      isAuthenticated: false,
      loading: false,
      error: reason,
    });
    expect([keptOf(localStorage), keptOf(sessionStorage)]).toEqual([{}, {}]);
    expect(platform.queries.getQueryCache().getAll()).toEqual([]);
    expect(platform.toasts.getSnapshot()).toMatchObject([
      { title: 'Login Failed', description: reason, color: 'error' },
    ]);
  });

  it('R61: the error of a failed attempt is gone as soon as the next one starts', async () => {
    const { session, api } = await startSession({ answers: { 'POST /auth/login': failure(401, 'Bad') } });
    await session.signIn(ana).catch(() => undefined);
    expect(session.getSnapshot().error).toBe('Bad');
    api.answer('POST /auth/login', answers['POST /auth/login']);
    const retry = session.signIn(ana);
    expect(session.getSnapshot()).toMatchObject({ error: undefined, loading: true });
    await retry;
  });

  it('R149: an answer without an access token signs nobody in', async () => {
    const { session, platform, api } = await startSession({ answers: { 'POST /auth/login': {} } });
    await session.signIn(ana).catch(() => undefined);
    expect(platform.toasts.getSnapshot()).toMatchObject([
      { title: 'Login Failed', description: 'Login successful but no access token received.' },
    ]);
    expect(session.getSnapshot().isAuthenticated).toBe(false);
    expect(api.callsOf('GET /auth/validate')).toEqual([]);
  });

  it('says a time-out and a lost connection in words, not as a key', async () => {
    const { session } = await startSession({
      answers: { 'POST /auth/login': () => Promise.reject(new TypeError('Failed to fetch')) },
    });
    await session.signIn(ana).catch(() => undefined);
    expect(session.getSnapshot().error).toBe('The server could not be reached. Check your connection and try again.');
  });

  it('a professional without a profile yet is no failure', async () => {
    const { session } = await startSession({ answers: { 'GET /professionals/profile': failure(404) } });
    await session.signIn(ana);
    expect(session.getSnapshot()).toMatchObject({ isAuthenticated: true, user: { profile: null } });
  });
});

describe('the signed-in user', () => {
  it('R251: carries the profile, also when it changes later', async () => {
    const { session, platform } = await startSession();
    await session.signIn(ana);
    expect(session.getSnapshot().user?.profile?.first_name).toBe('Ana');
    platform.queries.setQueryData(['profile'], { ...session.getSnapshot().user?.profile, first_name: 'Anna' });
    expect(session.getSnapshot().user?.profile?.first_name).toBe('Anna');
  });

  it.each([
    ['the username where it is an address', 'ana@login.example', anaProfile, 'ana@login.example'],
    ["else the profile's", 'ana', anaProfile, 'ana@practice.example'],
    ['else the one that was typed', 'ana', { id: 'user-1', first_name: 'Ana' }, 'ana@careline.example'],
  ])('R66: has as e-mail %s', async (_case, username, profile, email) => {
    const { session } = await startSession({
      answers: { 'GET /auth/validate': { ...testUser, username }, 'GET /professionals/profile': profile },
    });
    await session.signIn(ana);
    expect(session.getSnapshot().user?.email).toBe(email);
  });
});

describe('registration', () => {
  it('R99 R229: posts and notifies, and signs nobody in', async () => {
    const { session, platform, api } = await startSession();
    await session.register(ana);
    expect(platform.toasts.getSnapshot()).toMatchObject([
      { title: 'Registration Successful', description: 'Please log in with your new account.', color: 'success' },
    ]);
    expect(api.calls.map(({ path }) => path)).toEqual(['/auth/register']);
    expect(session.getSnapshot()).toMatchObject({ isAuthenticated: false, loading: false });
    expect([keptOf(localStorage), keptOf(sessionStorage)]).toEqual([{}, {}]);
  });

  it('R217: says why it failed', async () => {
    const { session, platform } = await startSession({ answers: { 'POST /auth/register': failure(409, 'Taken') } });
    await expect(session.register(ana)).rejects.toThrow('Taken');
    expect(session.getSnapshot()).toMatchObject({ error: 'Taken', loading: false });
    expect(platform.toasts.getSnapshot()).toMatchObject([
      { title: 'Registration Failed', description: 'Taken', color: 'error' },
    ]);
  });
});

describe('sign-out', () => {
  it.each([
    ['agrees', undefined],
    ['fails', failure(500)],
  ])('R100 R101 R230: calls the server, notifies, leaves, then forgets, where the server %s', async (_case, answer) => {
    const { session, platform, api } = await startSession({ answers: { 'POST /auth/logout': answer } });
    await session.signIn({ ...ana, remember: true });
    platform.drafts.write('profile', { first_name: 'An' });
    const reasons: string[] = [];
    platform.events.on('session.signed-out').subscribe(({ reason }) => reasons.push(reason));
    let tokenWhileLeaving: string | undefined;
    await session.signOut(async () => {
      tokenWhileLeaving = session.getSnapshot().token;
    });
    expect(api.callsOf('POST /auth/logout')).toMatchObject([{ headers: { authorization: 'Bearer fresh-token' } }]);
    expect(platform.toasts.getSnapshot().at(-1)).toMatchObject({
      title: 'Logged Out',
      description: 'You have been successfully logged out.',
      color: 'info',
    });
    expect(tokenWhileLeaving).toBe('fresh-token');
    expect(session.getSnapshot()).toMatchObject({ user: undefined, token: undefined, isAuthenticated: false });
    expect([{ ...localStorage }, { ...sessionStorage }]).toEqual([{}, {}]);
    expect(platform.queries.getQueryCache().getAll()).toEqual([]);
    expect(reasons).toEqual(['signed-out']);
  });

  it('asked for twice while the server takes its time, is one call, one notice and one move', async () => {
    let answer = () => {};
    const { session, platform, api } = await startSession({
      answers: { 'POST /auth/logout': () => new Promise<void>((resolve) => (answer = resolve)) },
    });
    await session.signIn(ana);
    const leave = vi.fn(async () => {});
    const both = [session.signOut(leave), session.signOut(leave)];
    await vi.waitFor(() => expect(api.callsOf('POST /auth/logout')).not.toEqual([]));
    answer();
    await Promise.all(both);
    expect(api.callsOf('POST /auth/logout')).toHaveLength(1);
    expect(platform.toasts.getSnapshot().filter(({ title }) => title === 'Logged Out')).toHaveLength(1);
    expect(leave).toHaveBeenCalledOnce();
  });

  it('that the server answers late ends no session that began meanwhile, and holds up no sign-out of that one', async () => {
    const waiting: (() => void)[] = [];
    const { session, api } = await startSession({
      answers: { 'POST /auth/logout': () => new Promise<void>((resolve) => waiting.push(resolve)) },
    });
    await session.signIn(ana);
    const late = session.signOut();
    await vi.waitFor(() => expect(waiting).toHaveLength(1));
    api.answer('POST /auth/login', { access_token: 'next-token' });
    await session.signIn(ana);
    waiting[0]?.();
    await late;
    expect(session.getSnapshot().token).toBe('next-token');
    const next = session.signOut();
    await vi.waitFor(() => expect(waiting).toHaveLength(2));
    waiting[1]?.();
    await next;
    expect(session.getSnapshot().token).toBeUndefined();
  });

  it('R100: calls no server without a token', async () => {
    const { session, api } = await startSession();
    await session.signOut();
    expect(api.calls).toEqual([]);
  });
});

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
