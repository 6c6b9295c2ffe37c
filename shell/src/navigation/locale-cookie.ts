import type { Locale } from '@careline/shared';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Keeps the language for 365 days whenever one is resolved or chosen (R246, PD14). */
export function writeLocaleCookie(document: Document, locale: Locale): void {
  document.cookie = `i18n_redirected=${locale}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax`;
}
