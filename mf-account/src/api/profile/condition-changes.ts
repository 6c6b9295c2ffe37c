import { type ChangeContext, withLookUp } from '@careline/shared';
import { fetchFresh, type Profile, profileQuery, queryKeys } from '@careline/shared/api';
import { type ConditionLink, hasLinks, putLinks, putUnlinks } from './condition-links';

// Every change of a condition goes through here, so that each is told by `condition.changed` once the cache has it.

interface ConditionChange {
  /** What the profile is after the change, for where it cannot be fetched. */
  readonly apply: (profile: Profile) => Profile;
}

/** Conditions to add to the profile, or to change. */
export interface Linking extends ConditionChange {
  readonly links: readonly (ConditionLink | string)[];
  /** All skills of the profile, where these bring some that it lacks. */
  readonly skillIds?: readonly string[] | undefined;
}

/** Conditions to take off the profile. */
export interface Unlinking extends ConditionChange {
  /** Catalogue ids. */
  readonly ids: readonly string[];
}

/**
 * Adds or changes conditions, and fetches the profile again. Where the answer got lost, the profile tells whether it happened. Throws an
 * Error in words for people.
 */
export function linkConditions(context: ChangeContext, { links, skillIds, apply }: Linking): Promise<void> {
  return change(context, {
    name: 'linked',
    send: () => putLinks(context.api, links, skillIds),
    isDone: (profile) => hasLinks(profile, links),
    apply,
  });
}

/** Takes conditions off the profile; otherwise like `linkConditions`. */
export function unlinkConditions(context: ChangeContext, { ids, apply }: Unlinking): Promise<void> {
  return change(context, {
    name: 'unlinked',
    send: () => putUnlinks(context.api, ids),
    isDone: (profile) => !ids.some((id) => hasLinks(profile, [id])),
    apply,
  });
}

interface Sending extends ConditionChange {
  readonly name: 'linked' | 'unlinked';
  readonly send: () => Promise<void>;
  readonly isDone: (profile: Profile | null) => boolean;
}

async function change(context: ChangeContext, { name, send, isDone, apply }: Sending): Promise<void> {
  const { queries, events, i18n } = context;
  const isFetched = await withLookUp(() => send().then(() => false), {
    find: async () => isDone(await fetchFresh(context, profileQuery(context.api))) || undefined,
    text: i18n.t,
  });
  if (!isFetched) {
    await fetchFresh(context, profileQuery(context.api)).catch(() =>
      queries.setQueryData<Profile | null>(queryKeys.profile, (profile) => profile && apply(profile)),
    );
  }
  events.emit('condition.changed', { change: name });
}
