import { useAnnounceFailure, usePlatform } from '@careline/shared';
import { type Profile, queryKeys } from '@careline/shared/api';
import type { CatalogueItem, UserCondition } from '@careline/shared/lists';
import { useRef, useState } from 'react';
import { linkConditions, unlinkConditions } from '../api/profile/condition-changes';
import { recordChanges } from '../profile-history/profile-history';
import { conditionChanges } from './condition-changes';
import { linkOf, newCondition } from './condition-values';
import { applyPending, type PendingConditions } from './pending-conditions';

/**
 * Changes of the professional's conditions: shown at once, sent one after the other, taken back where the call fails. `profile` is
 * what the caller shows; it re-renders with the cache.
 */
export function useConditionChanges(profile: Profile | null) {
  const platform = usePlatform();
  const announceFailure = useAnnounceFailure();
  const [pending, setPending] = useState<PendingConditions>(new Map());
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  // Read here and not from `profile`: a change leaves `pending` in the same moment in which the cache has it.
  const storedProfile = () => platform.queries.getQueryData<Profile | null>(queryKeys.profile) ?? profile;
  const conditions = applyPending(storedProfile()?.personalized_conditions ?? [], pending);

  function forget(id: string, change: UserCondition | undefined): void {
    setPending((current) => {
      // A later change of the same condition may have taken this one's place.
      if (current.get(id) !== change) return current;
      return new Map([...current].filter(([other]) => other !== id));
    });
  }

  /** `call` is given what the profile is after the change. */
  async function send(
    before: UserCondition | undefined,
    after: UserCondition | undefined,
    call: (apply: (profile: Profile) => Profile) => Promise<void>,
  ): Promise<void> {
    const id = after?.condition_id ?? before?.condition_id ?? '';
    setPending((current) => new Map(current).set(id, after));
    const apply = (current: Profile): Profile => ({
      ...current,
      personalized_conditions: applyPending(current.personalized_conditions, new Map([[id, after]])),
      skill_ids: withSkillsOf(after, current),
    });
    const sent = queue.current.then(() => call(apply));
    queue.current = sent.catch(() => undefined);
    try {
      await sent;
    } catch (error) {
      forget(id, after);
      announceFailure('failed.update', error);
      throw error;
    }
    forget(id, after);
    recordChanges(platform.drafts, conditionChanges(platform, before, after));
  }

  function link(after: UserCondition, before?: UserCondition): Promise<void> {
    return send(before, after, (apply) => {
      // Read when it is sent: the server replaces all skills, and what was queued before may have added some.
      const current = storedProfile();
      const skillIds = withSkillsOf(after, current);
      const areKnown = skillIds.every((id) => current?.skill_ids.includes(id));
      return linkConditions(platform, { links: [linkOf(after)], skillIds: areKnown ? undefined : skillIds, apply });
    });
  }

  return {
    conditions,
    isPending: (id: string) => pending.has(id),
    /** Rejects with what was already announced. */
    save: (before: UserCondition, after: UserCondition) => link(after, before),
    add: ({ id, name }: CatalogueItem) => link(newCondition(id, name)),
    restore: (condition: UserCondition) => link(condition),
    remove: (condition: UserCondition) =>
      send(condition, undefined, (apply) => unlinkConditions(platform, { ids: [condition.condition_id], apply })),
  };
}

/** A skill that helps with a condition is one of the professional's own. */
export function withSkillsOf(condition: UserCondition | undefined, profile: Profile | null): readonly string[] {
  const associated = condition?.associated_skills.map(({ skill_id }) => skill_id) ?? [];
  return [...new Set([...(profile?.skill_ids ?? []), ...associated])];
}
