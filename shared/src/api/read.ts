/** A JSON object of which nothing is known yet. The readers here take anything and answer with what they found, or undefined; none throws. */
export type UnknownRecord = Readonly<Record<string, unknown>>;

/** Whether a value is an object, and no list. */
export function isRecord(value: unknown): value is UnknownRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** `phone_number`, `phoneNumber`, `PhoneNumber`, `PhoneNUMBER` are one name. */
function folded(name: string): string {
  return name.replaceAll('_', '').toLowerCase();
}

/** The first field that is there and not null under one of the names, in snake, camel or Pascal spelling; exact spellings win. */
export function field(record: UnknownRecord, ...names: readonly string[]): unknown {
  for (const name of names) {
    if (Object.hasOwn(record, name) && record[name] != null) return record[name];
  }
  for (const name of names.map(folded)) {
    for (const [key, value] of Object.entries(record)) {
      if (value != null && folded(key) === name) return value;
    }
  }
  return undefined;
}

/** Strings that are not empty, and numbers as text: identifiers come as both. */
export function readText(value: unknown): string | undefined {
  if (typeof value === 'string') return value === '' ? undefined : value;
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : undefined;
}

/** Numbers and strictly decimal strings; `12abc`, `1,234` and the empty text are none. */
export function readNumber(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  if (typeof value !== 'string' || !/^-?\d+(\.\d+)?$/.test(value.trim())) return undefined;
  const number = Number(value);
  return Number.isFinite(number) ? number : undefined;
}

/** `true` and `false`, also as text, 1 and 0. */
export function readBoolean(value: unknown): boolean | undefined {
  if (typeof value === 'boolean') return value;
  if (value === 1 || value === 'true') return true;
  return value === 0 || value === 'false' ? false : undefined;
}

/** ISO text of a time in seconds since 1970; undefined where it is no time. */
export function isoOfSeconds(seconds: unknown): string | undefined {
  const time = new Date(typeof seconds === 'number' ? seconds * 1000 : Number.NaN);
  return Number.isNaN(time.getTime()) ? undefined : time.toISOString();
}

/** A date as the server wrote it; numbers are seconds. */
export function readDate(value: unknown): string | undefined {
  return typeof value === 'number' ? isoOfSeconds(value) : readText(value);
}

/** The strings of a list; numbers become text, anything else is left out. */
export function readTexts(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.map(readText).filter((text) => text !== undefined) : [];
}
