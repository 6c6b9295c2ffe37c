import { expect, it } from 'vitest';
import type { ApiRequest } from '../api/client';
import { failureOf } from '../testing/test-context';
import { ana, sessionAnswers, startSession } from '../testing/test-session';

const save: ApiRequest = { method: 'PUT', path: '/professionals/profile', body: {}, defaultError: 'fetchProfile' };

/** An answer that the test gives when it wants. */
function heldBack() {
  let arrive: (answer: unknown) => void = () => {};
  const answer = new Promise<unknown>((resolve) => {
    arrive = resolve;
  });
  return { answer: () => answer, arrive: (body: unknown) => arrive(body) };
}

it.each(['end', 'forget'] as const)(
  'F41: what is on its way when a session ends (%s) is given up at once',
  async (way) => {
    const held = heldBack();
    const { session, platform } = await startSession({
      signedIn: true,
      answers: { 'PUT /professionals/profile': held.answer },
    });
    const failing = failureOf(platform.api.request(save));
    session[way]('other-tab');
    expect((await failing).code).toBe('aborted');
  },
);

it('F41: what begins in the next session is not given up with the one before', async () => {
  const { session, platform } = await startSession({
    signedIn: true,
    answers: { 'PUT /professionals/profile': { saved: true } },
  });
  session.end('other-tab');
  await session.signIn(ana);
  await expect(platform.api.request(save)).resolves.toEqual({ saved: true });
});

it('F41: a login that is on its way outlasts the end of another session', async () => {
  const held = heldBack();
  const { session } = await startSession({ answers: { 'POST /auth/login': held.answer } });
  const signingIn = session.signIn(ana);
  session.forget('other-tab');
  held.arrive(sessionAnswers['POST /auth/login']);
  await signingIn;
  expect(session.getSnapshot()).toMatchObject({ token: 'fresh-token', isAuthenticated: true });
});
