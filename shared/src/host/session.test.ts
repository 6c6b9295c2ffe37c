import { describe, expect, it } from 'vitest';
import { testUser } from '../testing';
import { ana, anaProfile, startSession } from '../testing/test-session';

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
