import { queryKeys } from '@careline/shared/api';
import { failure, heldBack } from '@careline/shared/testing';
import { act, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PROFILE, SAVE_PROFILE } from '../testing/account-platform';
import { typeInto } from '../testing/controls';
import { notices, signInAnswers, signInAsBen } from '../testing/next-user';
import { ana, openProfile, save } from '../testing/profile-site';

const signInNotices = ['Logged Out', 'Login Successful'];

it('F41: a save of Ana that is answered after Ben has signed in leaves his profile, his history and his notices alone', async () => {
  const held = heldBack();
  const site = await openProfile({ answers: { ...signInAnswers, [SAVE_PROFILE]: held.answer } });
  const { session, queries, drafts } = site.platform;
  typeInto('last_name', 'Santos');
  save();
  await waitFor(() => expect(site.api.callsOf(SAVE_PROFILE)).toHaveLength(1));
  await signInAsBen(site);
  await held.arrive({ profile: { ...ana, last_name: 'Santos' } });
  expect(queries.getQueryData(queryKeys.profile)).toMatchObject({ first_name: 'Ben' });
  expect(session.getSnapshot().user?.profile?.first_name).toBe('Ben');
  expect(drafts.read('profile-history')).toBeUndefined();
  expect(notices(site)).toEqual(signInNotices);
});

it('F41: a save of Ana that was looking at her profile when Ben signed in is not sent as his', async () => {
  const site = await openProfile({ answers: signInAnswers });
  const held = heldBack();
  site.api.answer(PROFILE, held.answer);
  typeInto('last_name', 'Santos');
  save();
  await waitFor(() => expect(site.api.callsOf(PROFILE)).toHaveLength(2));
  await signInAsBen(site);
  await held.arrive({ profile: ana });
  expect(site.api.callsOf(SAVE_PROFILE)).toEqual([]);
  expect(notices(site)).toEqual(signInNotices);
});

it('F41 R103: what was being saved when the session ended is still typed when the same user signs in again', async () => {
  const site = await openProfile({ answers: { ...signInAnswers, [SAVE_PROFILE]: heldBack().answer } });
  const { session, drafts } = site.platform;
  typeInto('last_name', 'Santos');
  save();
  await waitFor(() => expect(site.api.callsOf(SAVE_PROFILE)).toHaveLength(1));
  site.api.answer('GET /auth/validate', failure(401));
  await act(() => session.validate());
  site.view.unmount();
  site.api.answer('GET /auth/validate', { user_id: 'user-1', permissions: [] });
  await session.signIn({ email: 'ana@careline.example', password: 'x', remember: false });
  expect(JSON.stringify(drafts.read('profile'))).toContain('Santos');
  expect(notices(site)).toEqual(['Login Successful']);
});
