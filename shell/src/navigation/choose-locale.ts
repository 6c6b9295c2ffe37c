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
  const isCalledOff = () => navigation.getSnapshot().locale !== locale;
  let hasMoved = false;
  let isSettled = false;
  const stopWatching = navigation.subscribe(() => {
    hasMoved = true;
    if (isSettled && isCalledOff()) over.abort();
  });
  await navigation.switchLocale(locale);
  isSettled = true;

  function tell(): void {
    over.abort();
    events.emit('locale.changed', { locale });
  }
  function tellWhereReached(language: string): void {
    if (language === locale) tell();
    else over.abort();
  }
  over.signal.addEventListener('abort', () => {
    stopWatching();
    i18n.off('languageChanged', tellWhereReached);
  });
  if (i18n.language === locale) tell();
  // A later move has taken its place. Where its texts failed, the address is that of the choice, and Retry brings them, as it does where nobody has answered.
  else if (hasMoved && isCalledOff()) over.abort();
  else {
    i18n.on('languageChanged', tellWhereReached);
    page.addEventListener('pagehide', tell, { signal: over.signal });
  }
}
