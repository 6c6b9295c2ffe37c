import { act } from '@testing-library/react';
import { type OpenedSite, PROFILE } from './account-platform';

/** What the API of a test answers where one user signs out and another one in. */
export const signInAnswers = { 'POST /auth/logout': undefined, 'POST /auth/login': { access_token: 'token-of-ben' } };

const ben = { id: 'profile-2', first_name: 'Ben', last_name: 'Okoye', personalized_conditions: [] };

/** The user of the test leaves its page and signs out; Ben signs in by the form. */
export async function signInAsBen({ platform, api, view }: OpenedSite): Promise<void> {
  await act(() => platform.session.signOut(async () => view.unmount()));
  api.answer('GET /auth/validate', { user_id: 'user-2', permissions: [], username: 'ben' });
  api.answer(PROFILE, { profile: ben });
  await platform.session.signIn({ email: 'ben@careline.example', password: 'x', remember: false });
}

/** Titles of the notices on screen. */
export const notices = ({ platform }: OpenedSite) => platform.toasts.getSnapshot().map(({ title }) => title);
