import { useAnnounceFailure, useOneAtATime, usePlatform } from '@careline/shared';
import { ApiError, type Profile } from '@careline/shared/api';
import { readUserCondition, type UserCondition } from '@careline/shared/lists';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { linkConditions, unlinkConditions } from '../api/profile/condition-changes';
import { changeOnTop } from '../api/profile/profile-calls';
import { recordChanges } from '../profile-history/profile-history';
import { conditionChanges } from './condition-changes';
import type { OpenForm } from './condition-form';
import { asNew, conditionOf, linkOf, newCondition, withEdits, withOwnWords } from './condition-values';
import { applyPending, type PendingConditions } from './pending-conditions';
import { type ConditionChanges, withSkillsOf } from './use-condition-changes';

const DRAFT = 'collected-conditions';

/**
 * Conditions that the step of onboarding collects: kept in this browser, with the changes that a list of stored ones has, and sent by one
 * call when the professional goes on (PD64).
 */
export function useCollectedConditions(profile: Profile | null) {
  const platform = usePlatform();
  const { drafts } = platform;
  const announceFailure = useAnnounceFailure();
  const { running, run } = useOneAtATime();
  const [conditions, setConditions] = useState(() => readCollected(drafts.read(DRAFT)));
  const latest = useRef(conditions);
  const hasSent = useRef(false);
  /** By catalogue id what the server has of ours, or may have where no answer came: only what differs from that is an edit. */
  const versions = useRef<ReadonlyMap<string, readonly UserCondition[]>>(new Map());
  const [refusal, setRefusal] = useState<Refusal>();

  function keep(kept: readonly UserCondition[]): void {
    // Two changes can come before React has rendered the first.
    latest.current = kept;
    drafts.write(DRAFT, kept);
    setConditions(kept);
  }

  async function change(id: string, after: UserCondition | undefined): Promise<void> {
    keep(applyPending(latest.current, new Map([[id, after]])));
  }

  /** On top of what the server has by now: another device may have changed it meanwhile (F54). */
  function sendChanges(before: readonly UserCondition[], after: readonly UserCondition[]): Promise<void> {
    return changeOnTop(platform, async (profile) => {
      const storedOf = ({ condition_id }: UserCondition) => conditionOf(profile, condition_id);
      const linked = newIn(before, after).map((condition) =>
        withOwnWords(storedOf(condition) ?? condition, condition, versions.current.get(condition.condition_id)),
      );
      const removed = before.filter(({ condition_id }) => !after.some((kept) => kept.condition_id === condition_id));
      const skillIds = [...new Set([undefined, ...linked].flatMap((condition) => withSkillsOf(condition, profile)))];
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
    });
  }

  /** With the one in `tried`, which may have arrived. */
  function versionsOf(condition: UserCondition, tried: readonly UserCondition[]): readonly UserCondition[] {
    const isSame = ({ condition_id }: UserCondition) => condition_id === condition.condition_id;
    return [...(versions.current.get(condition.condition_id) ?? [asNew(condition)]), ...tried.filter(isSame)];
  }

  async function send(): Promise<void> {
    let sent: readonly UserCondition[] = [];
    let chosen = sent;
    setRefusal(undefined);
    try {
      // What is changed while it is on its way follows it.
      while (sent !== latest.current) {
        chosen = latest.current;
        await sendChanges(sent, chosen);
        hasSent.current = true;
        sent = chosen;
        versions.current = new Map(sent.map((condition) => [condition.condition_id, [condition]]));
      }
    } catch (error) {
      keep(newIn(sent, latest.current));
      versions.current = new Map(
        latest.current.map((condition) => [condition.condition_id, versionsOf(condition, chosen)]),
      );
      const message = announceFailure('failed.update', error);
      const index = refusedIndex(error);
      setRefusal({
        error: error instanceof Error ? error : new Error(message),
        id: index === undefined ? undefined : newIn(sent, chosen)[index]?.condition_id,
      });
      return;
    }
    versions.current = new Map();
    keep([]);
    drafts.remove(DRAFT);
  }

  const isStepComplete = Boolean(profile?.personalized_conditions.length);
  const sendRest = useEffectEvent(() => {
    if (!hasSent.current && latest.current.length > 0) void run('link', send);
  });
  useEffect(() => {
    // By another tab: the step no longer asks here, so what this one has collected follows by itself (F60).
    if (isStepComplete) sendRest();
  }, [isStepComplete]);

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
  return {
    changes,
    isSending: running !== undefined,
    refusal,
    /** With what stands in the form that is open, if it is valid. */
    goOn: (form: OpenForm | null) =>
      run('link', async () => {
        if (form === null || (await form.submit())) await send();
      }),
  };
}

export type CollectedConditions = ReturnType<typeof useCollectedConditions>;

/** What the server has refused, and of which condition where it says so. */
export interface Refusal {
  readonly error: Error;
  readonly id: string | undefined;
}

/** The place in `conditions_to_link` that the server complains of. */
function refusedIndex(error: unknown): number | undefined {
  const place = /^conditions_to_link\.(\d+)/.exec((error instanceof ApiError && error.field) || '');
  return place === null ? undefined : Number(place[1]);
}

function newIn(before: readonly UserCondition[], after: readonly UserCondition[]): readonly UserCondition[] {
  return after.filter((condition) => !before.includes(condition));
}

/** What an earlier visit has collected; an older release may have written it otherwise. */
function readCollected(value: unknown): readonly UserCondition[] {
  return Array.isArray(value) ? value.map(readUserCondition).filter((condition) => condition !== undefined) : [];
}
