import type { UserCondition } from '@careline/shared/lists';

/** Changes on their way to the server, by catalogue id; `undefined` takes the condition away. */
export type PendingConditions = ReadonlyMap<string, UserCondition | undefined>;

/** The list as it will be: changed ones in their places, new ones at the end. */
export function applyPending(
  conditions: readonly UserCondition[],
  pending: PendingConditions,
): readonly UserCondition[] {
  const known = new Set(conditions.map((condition) => condition.condition_id));
  const changed = conditions
    .map((condition) => (pending.has(condition.condition_id) ? pending.get(condition.condition_id) : condition))
    .filter((condition) => condition !== undefined);
  const added = [...pending.values()].filter((condition) => condition && !known.has(condition.condition_id));
  return [...changed, ...added.filter((condition) => condition !== undefined)];
}
