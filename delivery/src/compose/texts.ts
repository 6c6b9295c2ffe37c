import type { Locale } from '@careline/shared/manifest';
import en from './texts/en.json';
import es from './texts/es.json';
import ru from './texts/ru.json';

/** What a page says before, or without, any script. */
export const pageTexts: Readonly<Record<Locale, typeof en>> = { en, es, ru };
