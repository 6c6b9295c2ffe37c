import { createTestPlatform } from '@careline/shared/testing';
import { expect, it, vi } from 'vitest';
import { followUser } from './follow-user';

const userOf = ({ headers }: { headers: Record<string, string> }) => ({
  user_id: headers.authorization?.replace('Bearer of-', ''),
});

/** Ana's page stands in this tab, her token stored for all tabs. */
async function showPageOfAna() {
  const site = await createTestPlatform({
    signedIn: false,
    answers: {
      'GET /auth/validate': userOf,
      'POST /auth/login': ({ body }: { body: { email: string } }) => ({ access_token: `of-${body.email}` }),
      'POST /auth/logout': undefined,
      'GET /professionals/profile': { id: 'x' },
    },
  });
  const { session, navigation } = site.platform;
  const reload = vi.fn();
  followUser(site.platform, (path) => path === '/auth/login', reload);
  const signIn = (email: string) => session.signIn({ email, password: 'x', remember: true });
  await navigation.navigate('/auth/login');
  await signIn('ana');
  await navigation.navigate('/dashboard');
  return { ...site, signIn, reload };
}

/** Another tab has put another token in the place of Ana's; this one is shown again and asks whose it is. */
async function wakeUnder(token: string, validate: () => Promise<boolean>): Promise<void> {
  localStorage.setItem('careline.token', token);
  window.dispatchEvent(new Event('pageshow'));
  expect(await validate()).toBe(true);
}

it('a tab that slept while another user signed in loads its page anew, and keeps nothing of the one before as theirs', async () => {
  const { platform, reload } = await showPageOfAna();
  await wakeUnder('of-ben', platform.session.initialise);
  expect(platform.session.getSnapshot().user?.id).toBe('ben');
  expect(reload).toHaveBeenCalledOnce();
  platform.drafts.write('profile', { first_name: 'Ana' });
  expect(Object.keys(sessionStorage).filter((key) => key.startsWith('careline.draft.'))).toEqual([]);
});

it('a new token of the same user changes nothing', async () => {
  const { platform, reload, api } = await showPageOfAna();
  api.answer('GET /auth/validate', { user_id: 'ana' });
  await wakeUnder('of-ana-again', platform.session.initialise);
  expect(platform.session.getSnapshot().token).toBe('of-ana-again');
  expect(reload).not.toHaveBeenCalled();
});

it('a sign-in by the form costs no full page load, whoever was signed in before', async () => {
  const { platform, signIn, reload } = await showPageOfAna();
  const { session, navigation, drafts } = platform;
  await session.signOut(() => navigation.navigate('/auth/login'));
  await signIn('ben');
  await navigation.navigate('/dashboard');
  expect(session.getSnapshot().user?.id).toBe('ben');
  drafts.write('profile', { first_name: 'Ben' });
  expect(drafts.read('profile')).toEqual({ first_name: 'Ben' });
  expect(reload).not.toHaveBeenCalled();
});
