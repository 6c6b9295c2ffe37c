/**
 * Whether `now`, fetched after the answer to a change got lost, has the fields that were `sent`; false where none of them is other than
 * `before`. Throws an Error where that cannot be told: another device may have changed the same fields.
 */
export function hasChanges(before: object | null, sent: object, now: object | null | undefined): boolean {
  const [old, found] = [fieldsOf(before), fieldsOf(now)];
  // What was sent as it was says nothing, and may have been changed elsewhere.
  const edits = [...fieldsOf(sent)].filter(([name, value]) => plain(old.get(name)) !== plain(value));
  if (now && edits.every(([name, value]) => plain(found.get(name)) === plain(value))) return true;
  if (edits.every(([name]) => plain(found.get(name)) === plain(old.get(name)))) return false;
  // A server may store texts in a spelling of its own, and degrees less exactly.
  if (now && edits.every(([name, value]) => rough(found.get(name)) === rough(value))) return true;
  throw new Error('Expected what was sent or what was there before, found something else.');
}

function fieldsOf(values: object | null | undefined): ReadonlyMap<string, unknown> {
  return new Map<string, unknown>(Object.entries(values ?? {}));
}

/** A value as text, without what servers take away; lists are sets. */
function plain(value: unknown): string {
  if (Array.isArray(value)) return JSON.stringify(value.map(plain).toSorted());
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value ?? '').trim();
}

function rough(value: unknown): string {
  const exact = typeof value === 'number' ? String(Number(value.toFixed(5))) : plain(value);
  return exact.normalize('NFKC').replace(/\s+/g, ' ').toLowerCase();
}
