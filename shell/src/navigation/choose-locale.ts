import type { Locale, Platform } from '@careline/shared';

/** A user's choice of a language: leads to the page in it and, once it stands, lets the user's other tabs follow. */
export async function chooseLocale(
  { navigation, i18n, events }: Pick<Platform, 'navigation' | 'i18n' | 'events'>,
  locale: Locale,
): Promise<void> {
  await navigation.switchLocale(locale);
  // A later move may have taken its place.
  if (i18n.language === locale) events.emit('locale.changed', { locale });
}
