import { type Browser, chromium, expect, type Page } from '@playwright/test';
import { findChromium } from '../../delivery/bin/find-chromium.mjs';
import { switches } from './switches';

/** The browser of the tests, for what runs outside of them and ends it. */
export function launchBrowser(more: readonly string[] = []): Promise<Browser> {
  const installed = findChromium();
  return chromium.launch({
    // Who is interrupted says first what was found until then.
    handleSIGINT: false,
    ...(installed !== undefined && { executablePath: installed }),
    args: [...switches, ...more],
  });
}

/** The next page that this tab loads is signed in with the token. */
export async function startSignedIn(page: Page, token: string): Promise<void> {
  await page.addInitScript((stored) => sessionStorage.setItem('careline.token', stored), token);
}

/** Waits until the site's code has taken a prerendered page over: before that, a click on a link is the browser's own page load. */
export async function takenOver(page: Page): Promise<void> {
  await expect(page.locator('[role="progressbar"][data-loading]')).toHaveCount(1);
}
