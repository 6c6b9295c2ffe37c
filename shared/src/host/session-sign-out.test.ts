import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { failure } from '../testing';
import { ana, startSession } from '../testing/test-session';

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
    let noticeWhileLeaving: string | undefined;
    await session.signOut(async () => {
      tokenWhileLeaving = session.getSnapshot().token;
      await Promise.resolve();
      noticeWhileLeaving = platform.toasts.getSnapshot().at(-1)?.title;
    });
    expect(api.callsOf('POST /auth/logout')).toMatchObject([{ headers: { authorization: 'Bearer fresh-token' } }]);
    expect(platform.toasts.getSnapshot().at(-1)).toMatchObject({
      title: 'Logged Out',
      description: 'You have been successfully logged out.',
      color: 'info',
    });
    expect([tokenWhileLeaving, noticeWhileLeaving]).toEqual(['fresh-token', 'Logged Out']);
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

describe('F55: a sign-out on a line that hangs', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  it('waits 2 s for the server, then notifies, leaves and forgets, while the call goes on with its token', async () => {
    let answer = (_: Response) => {};
    const { session, platform, api } = await startSession({
      answers: { 'POST /auth/logout': () => new Promise<Response>((resolve) => (answer = resolve)) },
    });
    await session.signIn({ ...ana, remember: true });
    const leave = vi.fn(async () => {});
    const over = session.signOut(leave);
    await vi.advanceTimersByTimeAsync(1_999);
    expect(leave).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await over;
    expect(leave).toHaveBeenCalledOnce();
    expect(platform.toasts.getSnapshot().at(-1)).toMatchObject({ title: 'Logged Out' });
    expect([{ ...localStorage }, { ...sessionStorage }]).toEqual([{}, {}]);
    expect(session.getSnapshot()).toMatchObject({ token: undefined, ended: 'signed-out' });
    expect(api.callsOf('POST /auth/logout')).toMatchObject([{ headers: { authorization: 'Bearer fresh-token' } }]);
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    answer(failure(500, 'Too many sign-outs'));
    await vi.waitFor(() => expect(warn).toHaveBeenCalledWith('Too many sign-outs'));
  });

  it('forgets the user though the way to the login page hangs too', async () => {
    const { session } = await startSession();
    await session.signIn({ ...ana, remember: true });
    const over = session.signOut(() => new Promise(() => {}));
    await vi.advanceTimersByTimeAsync(2_000);
    await over;
    expect(localStorage.getItem('careline.token')).toBeNull();
  });
});

describe('while the server is asked to sign out', () => {
  it.each([
    // meanwhile → token at each move to the login page, token after, why it ended
    ['nothing else happens', ['fresh-token'], undefined, 'signed-out'],
    ['another tab signs the user out', [undefined], undefined, undefined],
    ['the user signs in again', [], 'next-token', undefined],
  ] as const)('%s: leaves with %j and stands with %s', async (meanwhile, tokensWhileLeaving, tokenAfter, ended) => {
    let answer = () => {};
    const { session, api } = await startSession({
      answers: { 'POST /auth/logout': () => new Promise<void>((resolve) => (answer = resolve)) },
    });
    await session.signIn(ana);
    const tokens: unknown[] = [];
    const leaving = session.signOut(async () => void tokens.push(session.getSnapshot().token));
    await vi.waitFor(() => expect(api.callsOf('POST /auth/logout')).toHaveLength(1));
    if (meanwhile === 'another tab signs the user out') session.end('other-tab');
    if (meanwhile === 'the user signs in again') {
      api.answer('POST /auth/login', { access_token: 'next-token' });
      await session.signIn(ana);
    }
    answer();
    await leaving;
    expect(tokens).toEqual(tokensWhileLeaving);
    expect(session.getSnapshot()).toMatchObject({ token: tokenAfter });
    expect(session.getSnapshot().ended).toBe(ended);
  });
});
