import { isSame } from './same-values';

/** Whether two values of a field are the same; chosen ids are a set. */
export function isSameValue(left: unknown, right: unknown): boolean {
  if (Array.isArray(left) && Array.isArray(right)) return isSame(left.toSorted(), right.toSorted());
  return left === right;
}

/** `fresh` with what was edited between `base` and `values` on it; of a field in `giveUp` the fresh value stays. */
export function mergeEdits<Values extends object>(
  base: Values,
  values: Values,
  fresh: Values,
  giveUp: readonly string[] = [],
): Values {
  const before = new Map<string, unknown>(Object.entries(base));
  const edited = Object.entries(values).filter(
    ([field, value]) => !giveUp.includes(field) && !isSameValue(before.get(field), value),
  );
  return { ...fresh, ...Object.fromEntries(edited) };
}
