import type { i18n } from 'i18next';
import { locales } from '../platform/locale';
import { wordsOf } from '../ui/error-words';
import type { NewToast } from '../ui/toast-store';

/** What a notice says, as keys of the texts of who tells it; words that are no key stay as they are. */
export interface Notice extends Pick<NewToast, 'color'> {
  readonly title: string;
  readonly description?: string;
  /** What stands in the braces of both. */
  readonly values?: Readonly<Record<string, string>>;
}

/** A notice in words that follow a switch of language, as long as the texts of their owner do; of a failure with the error's own words. */
export function sayAnew(
  texts: i18n,
  owner: string,
  { color, values = {}, ...keys }: Notice,
  error?: unknown,
): NewToast {
  const said = new Map<string, string>();
  function say(key: string): string {
    // Who has left the page brings no more texts: those of before stay, or the ones that are there in another language.
    const isThere = (lng: string) => texts.exists(key, { ns: owner, lng });
    const kept = isThere(texts.language) ? undefined : said.get(key);
    const lng = [texts.language, ...locales].find(isThere);
    const words = kept ?? (lng === undefined ? key : texts.t(key, { ns: owner, lng, ...values }));
    said.set(key, words);
    return words;
  }
  function anew() {
    const failure = error === undefined ? undefined : wordsOf(error, texts);
    const description = failure?.words ?? (keys.description === undefined ? undefined : say(keys.description));
    return { title: say(keys.title), description, lang: failure?.lang };
  }
  return { ...anew(), color, anew };
}
