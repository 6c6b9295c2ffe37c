import { field, isRecord } from './read';

const ENVELOPES = ['body', 'data'];
/** Answers are wrapped once or twice; a bound keeps hostile ones from exhausting the stack. */
export const DEEPEST_ENVELOPE = 3;

/**
 * The list in an answer: a bare array, or under one of `names`, itself or within `body`, `Body` or `data`. No answer, null and an
 * object without a list are an empty list (servers write empty lists so); undefined where the answer is something else.
 */
export function findList(data: unknown, names: readonly string[], depth = 0): readonly unknown[] | undefined {
  if (Array.isArray(data)) return data;
  if (data == null || data === '') return [];
  if (!isRecord(data) || depth > DEEPEST_ENVELOPE) return undefined;
  return findList(field(data, ...names, ...ENVELOPES), names, depth + 1);
}

/** Reads each item; unreadable ones are left out with one warning, because the rest of the list is still of use. */
export function readItems<Item>(
  list: readonly unknown[],
  readItem: (value: unknown) => Item | undefined,
  what: string,
): readonly Item[] {
  const items = list.map(readItem).filter((item) => item !== undefined);
  // The content stays out of the log: it may be personal.
  if (items.length < list.length)
    console.warn(`Left out ${list.length - items.length} unreadable ${what} of an answer`);
  return items;
}

/** `findList` and `readItems` in one; undefined where the answer holds no list. */
export function readList<Item>(
  data: unknown,
  names: readonly string[],
  readItem: (value: unknown) => Item | undefined,
  what: string,
): readonly Item[] | undefined {
  const list = findList(data, names);
  return list && readItems(list, readItem, what);
}

/** The object in an answer: under one of `names`, within `body`, `Body` or `data`, or the answer itself. */
export function readEnveloped<Value>(
  data: unknown,
  names: readonly string[],
  read: (value: unknown) => Value | undefined,
  depth = 0,
): Value | undefined {
  if (!isRecord(data) || depth > DEEPEST_ENVELOPE) return undefined;
  for (const name of [...names, ...ENVELOPES]) {
    const found = readEnveloped(field(data, name), names, read, depth + 1);
    if (found !== undefined) return found;
  }
  return read(data);
}
