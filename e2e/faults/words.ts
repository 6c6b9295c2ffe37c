import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Locale } from '../support/paths';
import type { Told } from './ways';

/** What the site says of a failure, in a language. */
export interface Words extends Readonly<Record<Exclude<Told, 'nothing'>, string>> {
  readonly retry: string;
}

export function wordsIn(locale: Locale): Words {
  const { pane } = textsOf('shell', locale);
  return { ...pane, retry: textsOf('shell', locale).error.retry };
}

// biome-ignore lint/suspicious/noExplicitAny: the site's own texts; a word that is missing fails each cell that needs it.
function textsOf(owner: string, locale: Locale): any {
  const file = fileURLToPath(new URL(`../../${owner}/src/texts/${locale}.json`, import.meta.url));
  return JSON.parse(readFileSync(file, 'utf8'));
}
