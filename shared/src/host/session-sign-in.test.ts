import { describe, expect, it, vi } from 'vitest';
import { failure, testUser } from '../testing';
import { ana, keptOf, sessionAnswers, startSession } from '../testing/test-session';

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

  it('F324: that fails once it was known whose it is lets the guards decide again', async () => {
    const { session, platform } = await startSession({ answers: { 'GET /professionals/profile': failure(400) } });
    const ended = vi.fn();
    platform.events.on('session.signed-out').subscribe(ended);
    await session.signIn(ana).catch(() => undefined);
    expect(ended).toHaveBeenCalledExactlyOnceWith({ name: 'session.signed-out', reason: 'invalid' });
  });

  it('begins with nothing of a session before, and asks no second time whose the token is', async () => {
    const { session, platform, api } = await startSession({ signedIn: true });
    platform.queries.setQueryData(['addresses'], [{ id: 'not-yours' }]);
    const left: unknown[] = [];
    api.answer('POST /auth/login', () => {
      left.push(platform.queries.getQueryData(['addresses']), session.getSnapshot().token, keptOf(sessionStorage));
      return sessionAnswers['POST /auth/login'];
    });
    const asked = api.callsOf('GET /auth/validate').length;
    await session.signIn(ana);
    expect(left).toEqual([undefined, undefined, {}]);
    expect(await session.initialise()).toBe(true);
    expect(api.callsOf('GET /auth/validate')).toHaveLength(asked + 1);
  });

  it('R61: the error of a failed attempt is gone as soon as the next one starts', async () => {
    const { session, api } = await startSession({ answers: { 'POST /auth/login': failure(401, 'Bad') } });
    await session.signIn(ana).catch(() => undefined);
    expect(session.getSnapshot().error).toBe('Bad');
    api.answer('POST /auth/login', sessionAnswers['POST /auth/login']);
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

describe('a sign-in that is answered after another tab has signed in', () => {
  /** An attempt in this tab, which waits for its answer; `meanwhile` another one signs in. */
  async function attempt({ isNoticed }: { isNoticed: boolean }) {
    const site = await startSession();
    let speak = (_answer: unknown) => {};
    site.api.answer('POST /auth/login', () => new Promise((resolve) => (speak = resolve)));
    const signingIn = site.session.signIn(ana);
    await vi.waitFor(() => expect(site.api.callsOf('POST /auth/login')).toHaveLength(1));
    localStorage.setItem('careline.token', 'of-the-other-tab');
    if (isNoticed) await site.session.initialise();
    return { ...site, signingIn, speak: (answer: unknown) => speak(answer) };
  }

  it.each([
    ['noticed', { isNoticed: true }, { token: 'of-the-other-tab', isAuthenticated: true }],
    ['not noticed yet', { isNoticed: false }, { token: undefined, error: 'Wrong password' }],
  ])('F47: by a refusal leaves that session alone, %s', async (_case, how, state) => {
    const { session, signingIn, speak } = await attempt(how);
    speak(failure(401, 'Wrong password'));
    await expect(signingIn).rejects.toThrow('Wrong password');
    expect(localStorage.getItem('careline.token')).toBe('of-the-other-tab');
    expect(session.getSnapshot()).toMatchObject({ ...state, loading: false });
    expect(await session.initialise()).toBe(true);
  });

  it('F47: by a token takes its place, and shows nothing that was loaded for it', async () => {
    const { session, platform, signingIn, speak } = await attempt({ isNoticed: true });
    platform.queries.setQueryData(['addresses'], [{ id: 'not-yours' }]);
    speak(sessionAnswers['POST /auth/login']);
    await signingIn;
    expect(session.getSnapshot()).toMatchObject({ token: 'fresh-token', isAuthenticated: true, loading: false });
    expect(platform.queries.getQueryData(['addresses'])).toBeUndefined();
    expect(localStorage.getItem('careline.token')).toBeNull();
  });
});

describe('the steps of a sign-in', () => {
  it.each([
    ['POST /auth/login', { token: undefined, isAuthenticated: false, loading: true }, {}],
    ['GET /auth/validate', { token: 'fresh-token', isAuthenticated: false, loading: true }, { token: true }],
    [
      'GET /professionals/profile',
      { token: 'fresh-token', isAuthenticated: true, loading: true },
      { token: true, identity: true, email: true },
    ],
  ])('at %s the state is %o and the browser keeps %o', async (call, state, kept) => {
    const { session, api } = await startSession();
    const answer = { ...sessionAnswers, 'GET /auth/validate': testUser }[call];
    const seen: unknown[] = [];
    api.answer(call, () => {
      seen.push(session.getSnapshot(), Object.keys(keptOf(localStorage)).toSorted());
      return answer;
    });
    await session.signIn({ ...ana, remember: true });
    const names = Object.keys(kept).map((name) => `careline.${name}`);
    expect(seen).toEqual([expect.objectContaining({ ...state, error: undefined }), names.toSorted()]);
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
