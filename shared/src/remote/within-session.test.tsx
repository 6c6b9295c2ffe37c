import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fetchFresh } from '../api/fetch-fresh';
import { profileQuery } from '../api/queries';
import { queryKeys } from '../api/query-keys';
import { useAnnounceFailure } from '../changes/use-announce-failure';
import { createTestPlatform } from '../testing';
import { usePlatform } from './platform-context';

const PROFILE = 'GET /professionals/profile';
const BUY = 'POST /numbers';
const ana = { id: 'profile-1', first_name: 'Ana' };
const ben = { id: 'profile-2', first_name: 'Ben' };

/** Looks, then buys, once the others are through, as purchases do that wait for their turn. */
function Shop({ turn }: { readonly turn: () => Promise<void> }) {
  const platform = usePlatform();
  const announceFailure = useAnnounceFailure();
  async function buy(): Promise<void> {
    try {
      await turn();
      await fetchFresh(platform, profileQuery(platform.api)).catch(() => undefined);
      await platform.api.request({ method: 'POST', path: '/numbers', body: {}, defaultError: 'fetchProfile' });
    } catch (error) {
      announceFailure('failed', error);
    }
  }
  return (
    <button type="button" onClick={() => void buy()}>
      Buy
    </button>
  );
}

/** Ana's page, on which she has asked for a purchase that waits. */
async function openShop() {
  const site = await createTestPlatform({
    answers: {
      [PROFILE]: ana,
      [BUY]: undefined,
      'POST /auth/logout': undefined,
      'POST /auth/login': { access_token: 'token-of-ben' },
    },
  });
  const waiting: (() => void)[] = [];
  const turn = () => new Promise<void>((resolve) => waiting.push(resolve));
  site.show(<Shop turn={turn} />);
  const buy = () => fireEvent.click(screen.getByRole('button', { name: 'Buy' }));
  const goOn = () => act(async () => waiting.shift()?.());
  const signIn = async (user: string) => {
    site.api.answer('GET /auth/validate', { user_id: user, permissions: [] });
    site.api.answer(PROFILE, user === 'ben' ? ben : ana);
    await act(() =>
      site.platform.session.signIn({ email: `${user}@careline.example`, password: 'x', remember: false }),
    );
  };
  const bought = () => site.api.callsOf(BUY).map(({ headers }) => headers.authorization);
  buy();
  return { ...site, buy, goOn, signIn, bought };
}

it.each(['ben', 'user-1'])(
  'F41: what waited for its turn while %s signed in is neither sent nor told',
  async (user) => {
    const { platform, api, goOn, signIn, bought } = await openShop();
    await act(() => platform.session.signOut());
    await signIn(user);
    const [asked, told] = [api.callsOf(PROFILE).length, platform.toasts.getSnapshot()];
    await goOn();
    expect(bought()).toEqual([]);
    expect(api.callsOf(PROFILE)).toHaveLength(asked);
    expect(platform.queries.getQueryState(queryKeys.profile)).toMatchObject({
      status: 'success',
      data: { first_name: user === 'ben' ? 'Ben' : 'Ana' },
    });
    expect(platform.toasts.getSnapshot()).toEqual(told);
  },
);

it('F41: a root that still stands acts for whoever has signed in since', async () => {
  const { platform, buy, goOn, signIn, bought } = await openShop();
  await act(() => platform.session.signOut());
  await signIn('ben');
  await goOn();
  buy();
  await goOn();
  await waitFor(() => expect(bought()).toEqual(['Bearer token-of-ben']));
});

it('F41: what is asked for on a page that still stands while it is not known whose the next token is, is not sent', async () => {
  const { platform, api, buy, goOn, bought } = await openShop();
  api.answer('GET /auth/validate', () => new Promise(() => {}));
  localStorage.setItem('careline.token', 'token-of-ben');
  act(() => platform.session.forget('other-user'));
  act(() => void platform.session.initialise());
  expect(platform.session.getSnapshot()).toMatchObject({ token: 'token-of-ben', user: undefined });
  buy();
  await goOn();
  await goOn();
  expect(bought()).toEqual([]);
});
