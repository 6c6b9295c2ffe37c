import type { Browser } from '@playwright/test';
import { startSignedIn } from '../support/browser';

export interface LoadFigures {
  readonly requests: number;
  /** As they came over the network, compressed. */
  readonly bytes: number;
  /** From the start of the navigation until the page's own heading is visible. */
  readonly visibleMs: number;
}

/** Marks the frame in which the page's own heading is visible; waiting from outside looks only every half a second. */
const markHeading = `
requestAnimationFrame(function look() {
  if (document.querySelector('main h1')?.checkVisibility()) performance.mark('heading');
  else requestAnimationFrame(look);
});`;

/** One load with an empty cache over a network of 100 ms latency. */
export async function measureLoad(browser: Browser, url: string, token?: string): Promise<LoadFigures> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    if (token !== undefined) await startSignedIn(page, token);
    await page.addInitScript({ content: markHeading });
    const session = await context.newCDPSession(page);
    let requests = 0;
    let bytes = 0;
    session.on('Network.loadingFinished', ({ encodedDataLength }) => {
      requests += 1;
      bytes += encodedDataLength;
    });
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 100,
      downloadThroughput: -1,
      uploadThroughput: -1,
    });
    await page.goto(url, { waitUntil: 'commit' });
    await page.locator('main h1').waitFor();
    await page.waitForLoadState('networkidle');
    const visibleMs = await page.evaluate(() => performance.getEntriesByName('heading')[0]?.startTime ?? Number.NaN);
    return { requests, bytes, visibleMs };
  } finally {
    await context.close();
  }
}
