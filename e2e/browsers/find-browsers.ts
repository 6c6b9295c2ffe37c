import { existsSync } from 'node:fs';
import type { DrivenBrowser } from './tab';

/** What brings them on Debian. */
export const installation = 'apt-get install firefox-esr webkit2gtk-driver xvfb';

/** Where Debian puts them. */
const paths = {
  firefox: process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr',
  webKitDriver: '/usr/bin/WebKitWebDriver',
  display: '/usr/bin/Xvfb',
  webKit: ['x86_64', 'aarch64'].map((machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`),
} as const;

/** How to open the browser of a test project; undefined where it is not installed. */
export function findBrowser(engine: string): (() => Promise<DrivenBrowser>) | undefined {
  if (engine === 'firefox') {
    if (!existsSync(paths.firefox)) return undefined;
    return async () => (await import('./firefox')).openFirefox(paths.firefox);
  }
  const browser = paths.webKit.find((path) => existsSync(path));
  if (browser === undefined || !existsSync(paths.webKitDriver) || !existsSync(paths.display)) return undefined;
  return async () => (await import('./webkit')).openWebKit({ driver: paths.webKitDriver, browser });
}
