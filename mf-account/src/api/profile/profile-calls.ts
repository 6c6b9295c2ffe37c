import { inOneTab } from '@careline/shared';
import {
  type ApiClient,
  type ApiContext,
  changeCached,
  type Profile,
  profileQuery,
  queryKeys,
} from '@careline/shared/api';
import { readProfile } from '@careline/shared/lists';
import type { ProfileBody } from './profile-body';

/** PUT /professionals/profile: every write goes through here, wrapped in a body object (PD30). */
export function putProfile(api: ApiClient, body: object): Promise<unknown> {
  return api.request({
    method: 'PUT',
    path: '/professionals/profile',
    body: { body },
    defaultError: 'mf-account:errors.updateProfile',
  });
}

/** Saves the profile and puts the answer into the cache. Throws ApiError, `noProfileData` where the answer holds none. */
export async function updateProfile({ api, queries }: ApiContext, body: ProfileBody): Promise<Profile> {
  const saved = readProfile(await putProfile(api, body));
  if (!saved) throw api.error('mf-account:errors.noProfileData', 'invalid');
  await changeCached<Profile | null>(queries, queryKeys.profile, () => saved);
  return saved;
}

/**
 * Runs a change that sends more than was edited, on what the server has before it. One at a time, in all tabs of this browser: between
 * the two nothing may be saved that the change would take back. Throws ApiError.
 */
export function changeOnTop<Done>(
  context: ApiContext,
  change: (fresh: Profile | null) => Promise<Done>,
): Promise<Done> {
  return inOneTab('profile', async () => change(await fetchBeforeChange(context)));
}

/** Not by way of the query: a failure belongs to the change, and must not mark what is on screen as stale. */
async function fetchBeforeChange({ api, queries }: ApiContext): Promise<Profile | null> {
  const fresh = await profileQuery(api).queryFn({ signal: new AbortController().signal });
  queries.setQueryData(queryKeys.profile, fresh);
  return fresh;
}
