import type { Locale, Platform } from '@careline/shared';

/**
 * A user's choice of a language: leads to the page in it and, once it stands, lets the user's other tabs follow. `page` is the window: where a load brings the
 * language, as after a release was taken back, the document that gives way tells it.
 */
export async function chooseLocale(
  { navigation, i18n, events }: Pick<Platform, 'navigation' | 'i18n' | 'events'>,
  locale: Locale,
  page: Pick<Window, 'addEventListener'> = window,
): Promise<void> {
  const over = new AbortController();
  const { signal } = over;
  const stopWatching = navigation.subscribe(() => {
    // A later move has taken its place.
    if (navigation.getSnapshot().locale !== locale) over.abort();
  });
  signal.addEventListener('abort', stopWatching);
  await navigation.switchLocale(locale);
  if (signal.aborted) return;

  function tell(): void {
    over.abort();
    events.emit('locale.changed', { locale });
  }
  function tellWhereReached(language: string): void {
    if (language === locale) tell();
  }
  if (i18n.language === locale) return tell();
  // Its texts have failed, or nobody has answered: Retry brings it, or a load does.
  i18n.on('languageChanged', tellWhereReached);
  signal.addEventListener('abort', () => i18n.off('languageChanged', tellWhereReached));
  page.addEventListener('pagehide', tell, { signal });
}
