import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './delivery';
import type { Locale } from './paths';

const files = new Map<string, unknown>();

/** A text of the site, such as `mf-account:addresses.add`, up to its first placeholder. */
export function word(locale: Locale, name: string): string {
  const [folder = '', path = ''] = name.split(':');
  const file = `${folder}/src/${folder === 'delivery' ? 'compose/' : ''}texts/${locale}.json`;
  if (!files.has(file)) files.set(file, JSON.parse(readFileSync(join(root, file), 'utf8')));
  let found: unknown = files.get(file);
  for (const key of path.split('.')) found = new Map(Object.entries(found ?? {})).get(key);
  if (typeof found !== 'string') throw new Error(`${file} has no text ${path}.`);
  return found.replace(/\{\{.*$/s, '');
}
