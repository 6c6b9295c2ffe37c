import type { Locale, Platform } from '@careline/shared';

/** A user's choice of a language: leads to the page in it and, once it stands, lets the user's other tabs follow. */
export async function chooseLocale(
  { navigation, i18n, events }: Pick<Platform, 'navigation' | 'i18n' | 'events'>,
  locale: Locale,
): Promise<void> {
  const tellWhereReached = (language: string) => {
    i18n.off('languageChanged', tellWhereReached);
    if (language === locale) events.emit('locale.changed', { locale });
  };
  await navigation.switchLocale(locale);
  // A later move may have taken its place. Where its texts failed, the address is that of the choice, and Retry brings them.
  if (i18n.language === locale) tellWhereReached(locale);
  else if (navigation.getSnapshot().locale === locale) i18n.on('languageChanged', tellWhereReached);
}
