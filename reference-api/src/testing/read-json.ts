/** The member of an object or list, or undefined. */
export function readMember(value: unknown, key: string | number): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.entries(value).find(([name]) => name === String(key))?.[1];
}

/** The text at a path. Throws when there is none, so that a test stops where an answer is not what it should be. */
export function readText(value: unknown, ...path: (string | number)[]): string {
  const found = path.reduce<unknown>(readMember, value);
  if (typeof found === 'string') return found;
  throw new Error(`Expected a text at ${path.join('.')} of ${JSON.stringify(value)?.slice(0, 500)}`);
}
