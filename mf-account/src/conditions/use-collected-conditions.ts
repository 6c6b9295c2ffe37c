import { useAnnounceFailure, useOneAtATime, usePlatform } from '@careline/shared';
import type { Profile } from '@careline/shared/api';
import { readUserCondition, type UserCondition } from '@careline/shared/lists';
import { useRef, useState } from 'react';
import { linkConditions, unlinkConditions } from '../api/profile/condition-changes';
import { fetchBeforeChange } from '../api/profile/profile-calls';
import { recordChanges } from '../profile-history/profile-history';
import { conditionChanges } from './condition-changes';
import { conditionOf, linkOf, newCondition, withEdits, withOwnWords } from './condition-values';
import { applyPending, type PendingConditions } from './pending-conditions';
import { type ConditionChanges, withSkillsOf } from './use-condition-changes';

const DRAFT = 'collected-conditions';

/**
 * Conditions that the step of onboarding collects: kept in this browser, with the changes that a list of stored ones has, and sent by one
 * call when the professional goes on (PD64).
 */
export function useCollectedConditions() {
  const platform = usePlatform();
  const { drafts } = platform;
  const announceFailure = useAnnounceFailure();
  const { running, run } = useOneAtATime();
  const [conditions, setConditions] = useState(() => readCollected(drafts.read(DRAFT)));
  const latest = useRef(conditions);

  async function change(id: string, after: UserCondition | undefined): Promise<void> {
    // Two changes can come before React has rendered the first.
    latest.current = applyPending(latest.current, new Map([[id, after]]));
    drafts.write(DRAFT, latest.current);
    setConditions(latest.current);
  }

  /** On top of what the server has by now: another device may have changed it meanwhile (F54). */
  async function sendChanges(before: readonly UserCondition[], after: readonly UserCondition[]): Promise<void> {
    const profile = await fetchBeforeChange(platform);
    const storedOf = ({ condition_id }: UserCondition) => conditionOf(profile, condition_id);
    const linked = after
      .filter((condition) => !before.includes(condition))
      .map((condition) => withOwnWords(storedOf(condition) ?? condition, condition));
    const removed = before.filter(({ condition_id }) => !after.some((kept) => kept.condition_id === condition_id));
    const skillIds = [...new Set(linked.flatMap((condition) => withSkillsOf(condition, profile)))];
    const areKnown = skillIds.every((id) => profile?.skill_ids.includes(id));
    const pending: PendingConditions = new Map([
      ...linked.map((condition) => [condition.condition_id, condition] as const),
      ...removed.map(({ condition_id }) => [condition_id, undefined] as const),
    ]);
    const apply = (current: Profile): Profile => ({
      ...current,
      personalized_conditions: applyPending(current.personalized_conditions, pending),
      skill_ids: skillIds,
    });
    if (linked.length > 0) {
      await linkConditions(platform, { links: linked.map(linkOf), skillIds: areKnown ? undefined : skillIds, apply });
    }
    if (removed.length > 0) {
      await unlinkConditions(platform, { ids: removed.map(({ condition_id }) => condition_id), apply });
    }
    recordChanges(drafts, [
      ...linked.flatMap((condition) => conditionChanges(platform, storedOf(condition), condition)),
      ...removed.flatMap((condition) => conditionChanges(platform, condition, undefined)),
    ]);
  }

  async function send(): Promise<void> {
    let sent: readonly UserCondition[] = [];
    try {
      // What is changed while it is on its way follows it.
      while (sent !== latest.current) {
        const chosen = latest.current;
        await sendChanges(sent, chosen);
        sent = chosen;
      }
    } catch (error) {
      drafts.write(
        DRAFT,
        latest.current.filter((condition) => !sent.includes(condition)),
      );
      announceFailure('failed.update', error);
      return;
    }
    drafts.remove(DRAFT);
  }

  const changes: ConditionChanges = {
    conditions,
    isPending: () => false,
    save: async (condition, base, values) => {
      const after = withEdits(condition, base, values);
      await change(after.condition_id, after);
      return after;
    },
    add: ({ id, name }) => change(id, newCondition(id, name)),
    restore: (condition) => change(condition.condition_id, condition),
    remove: ({ condition_id }) => change(condition_id, undefined),
  };
  return { changes, isSending: running !== undefined, goOn: () => run('link', send) };
}

/** What an earlier visit has collected; an older release may have written it otherwise. */
function readCollected(value: unknown): readonly UserCondition[] {
  return Array.isArray(value) ? value.map(readUserCondition).filter((condition) => condition !== undefined) : [];
}
