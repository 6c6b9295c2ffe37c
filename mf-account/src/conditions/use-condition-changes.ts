import { useAnnounceFailure, usePlatform } from '@careline/shared';
import { type Profile, queryKeys } from '@careline/shared/api';
import type { CatalogueItem, UserCondition } from '@careline/shared/lists';
import { useRef, useState } from 'react';
import { linkConditions, unlinkConditions } from '../api/profile/condition-changes';
import { changeOnTop } from '../api/profile/profile-calls';
import { recordChanges } from '../profile-history/profile-history';
import { conditionChanges } from './condition-changes';
import { type ConditionValues, conditionOf, linkOf, newCondition, withEdits, withOwnWords } from './condition-values';
import { applyPending, type PendingConditions } from './pending-conditions';

/** What can be done with the conditions in the list; each rejects with what was already announced. */
export interface ConditionChanges {
  readonly conditions: readonly UserCondition[];
  readonly isPending: (id: string) => boolean;
  /** Saves what was edited between `base` and `values`; resolves to what the condition is then. */
  readonly save: (condition: UserCondition, base: ConditionValues, values: ConditionValues) => Promise<UserCondition>;
  readonly add: (item: CatalogueItem) => Promise<unknown>;
  readonly restore: (condition: UserCondition) => Promise<unknown>;
  readonly remove: (condition: UserCondition) => Promise<unknown>;
}

/**
 * Changes of the professional's conditions: shown at once, sent one after the other on top of what the server has by then, taken back where
 * the call fails. `profile` is what the caller shows; it re-renders with the cache.
 */
export function useConditionChanges(profile: Profile | null): ConditionChanges {
  const platform = usePlatform();
  const announceFailure = useAnnounceFailure();
  const [pending, setPending] = useState<PendingConditions>(new Map());
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  /** Removed ones with the words that the server had last, which the list need not have seen. */
  const removed = useRef(new Map<string, UserCondition>());
  // Read here and not from `profile`: a change leaves `pending` in the same moment in which the cache has it.
  const storedProfile = platform.queries.getQueryData<Profile | null>(queryKeys.profile) ?? profile;
  const conditions = applyPending(storedProfile?.personalized_conditions ?? [], pending);

  function forget(id: string, change: UserCondition | undefined): void {
    setPending((current) => {
      // A later change of the same condition may have taken this one's place.
      if (current.get(id) !== change) return current;
      return new Map([...current].filter(([other]) => other !== id));
    });
  }

  /** `shown` at once; `call` is given what the server has when its turn has come. */
  async function send<Done>(
    id: string,
    shown: UserCondition | undefined,
    call: (profile: Profile | null) => Promise<Done>,
  ): Promise<Done> {
    setPending((current) => new Map(current).set(id, shown));
    const sent = queue.current.then(() => changeOnTop(platform, call));
    queue.current = sent.catch(() => undefined);
    try {
      return await sent;
    } catch (error) {
      announceFailure('failed.update', error);
      throw error;
    } finally {
      forget(id, shown);
    }
  }

  /** `onTop` makes of what the server has of the condition what it shall be. */
  function link(
    shown: UserCondition,
    onTop: (stored: UserCondition | undefined) => UserCondition,
  ): Promise<UserCondition> {
    const id = shown.condition_id;
    return send(id, shown, async (current) => {
      const stored = conditionOf(current, id);
      const after = onTop(stored);
      // The server replaces all skills.
      const skillIds = withSkillsOf(after, current);
      const areKnown = skillIds.every((skill) => current?.skill_ids.includes(skill));
      const apply = applying(id, after);
      await linkConditions(platform, { links: [linkOf(after)], skillIds: areKnown ? undefined : skillIds, apply });
      recordChanges(platform.drafts, conditionChanges(platform, stored, after));
      return after;
    });
  }

  function unlink(condition: UserCondition): Promise<void> {
    const id = condition.condition_id;
    return send(id, undefined, async (current) => {
      const stored = conditionOf(current, id) ?? condition;
      await unlinkConditions(platform, { ids: [id], apply: applying(id, undefined) });
      removed.current.set(id, stored);
      recordChanges(platform.drafts, conditionChanges(platform, stored, undefined));
    });
  }

  function restore(condition: UserCondition): Promise<UserCondition> {
    return link(condition, (stored) => {
      const last = removed.current.get(condition.condition_id) ?? condition;
      return withOwnWords(stored ?? last, last);
    });
  }

  return {
    conditions,
    isPending: (id) => pending.has(id),
    save: (condition, base, values) =>
      link(withEdits(condition, base, values), (stored = condition) => withEdits(stored, base, values)),
    // Another device may have added it meanwhile, and written about it.
    add: ({ id, name }) => {
      const condition = newCondition(id, name);
      return link(condition, (stored = condition) => stored);
    },
    restore,
    remove: unlink,
  };
}

/** What the profile is after a change of one condition. */
function applying(id: string, after: UserCondition | undefined): (profile: Profile) => Profile {
  return (profile) => ({
    ...profile,
    personalized_conditions: applyPending(profile.personalized_conditions, new Map([[id, after]])),
    skill_ids: withSkillsOf(after, profile),
  });
}

/** A skill that helps with a condition is one of the professional's own. */
export function withSkillsOf(condition: UserCondition | undefined, profile: Profile | null): readonly string[] {
  const associated = condition?.associated_skills.map(({ skill_id }) => skill_id) ?? [];
  return [...new Set([...(profile?.skill_ids ?? []), ...associated])];
}
