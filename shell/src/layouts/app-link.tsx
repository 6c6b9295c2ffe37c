import { usePlatform } from '@careline/shared';
import type { UiLinkProps } from '@careline/shared/ui';
import { type MouseEvent, useSyncExternalStore } from 'react';

/** A link of the shell: `href` is an unprefixed path and keeps the current language; modified clicks stay the browser's. */
export function AppLink({ href, onClick, ...rest }: UiLinkProps) {
  const { navigation } = usePlatform();
  // Subscribed to the language alone, which is its prefix: a page has dozens of links, and few moves change them.
  const localeNow = () => navigation.getSnapshot().locale;
  useSyncExternalStore(navigation.subscribe, localeNow, localeNow);
  const address = href.startsWith('/') ? navigation.href(href) : href;
  function handleClick(event: MouseEvent<HTMLAnchorElement>): void {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainClick(event) || rest.target || !href.startsWith('/')) return;
    event.preventDefault();
    void navigation.navigate(address);
  }
  return <a {...rest} href={address} onClick={handleClick} />;
}

function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}
