import type { Locale } from '../support/paths';
import { word } from '../support/words';
import type { Told } from './ways';

/** What the site says of a failure, in a language. */
export interface Words extends Readonly<Record<Exclude<Told, 'nothing'>, string>> {
  readonly retry: string;
  /** On the page that the document itself shows. */
  readonly startAgain: string;
}

export function wordsIn(locale: Locale): Words {
  return {
    notLoaded: word(locale, 'shell:pane.notLoaded'),
    tooSlow: word(locale, 'shell:pane.tooSlow'),
    broke: word(locale, 'shell:pane.broke'),
    plain: word(locale, 'delivery:plain.text'),
    notStarted: word(locale, 'delivery:fatal.text'),
    retry: word(locale, 'shell:error.retry'),
    startAgain: word(locale, 'delivery:fatal.retry'),
  };
}
