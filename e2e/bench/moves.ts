import type { Browser, Page } from '@playwright/test';
import { startSignedIn } from '../support/browser';

export interface MoveFigures {
  /** From the press of the link until the heading of the next page is visible. */
  readonly visibleMs: number;
  /** Of that, how long no heading stood in the page at all. */
  readonly blankMs: number;
}

/** Follows a link of the navigation and looks at every frame until `heading` stands; in the page, because looking from outside is coarse. */
const follow = (link: string, heading: string) => `
new Promise((resolve) => {
  const start = performance.now();
  let last = start;
  let blankMs = 0;
  requestAnimationFrame(function look() {
    const now = performance.now();
    const shown = [...document.querySelectorAll('main h1')].filter((h1) => h1.checkVisibility());
    if (shown.length === 0) blankMs += now - last;
    last = now;
    if (shown.some((h1) => h1.textContent === ${JSON.stringify(heading)})) resolve({ visibleMs: now - start, blankMs });
    else requestAnimationFrame(look);
  });
  for (const a of document.querySelectorAll('nav a')) if (a.textContent.trim() === ${JSON.stringify(link)}) a.click();
})`;

/** First entries into remotes from the dashboard, in the order of `links`, over a network of 100 ms latency; nothing was hovered before. */
export async function measureMoves(
  browser: Browser,
  origin: string,
  token: string,
  links: readonly string[],
): Promise<readonly MoveFigures[]> {
  const context = await browser.newContext();
  try {
    const page: Page = await context.newPage();
    await startSignedIn(page, token);
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    const slow = { offline: false, latency: 100, downloadThroughput: -1, uploadThroughput: -1 };
    await session.send('Network.emulateNetworkConditions', slow);
    await page.goto(`${origin}/dashboard`);
    await page.locator('main h1').waitFor();
    const figures: MoveFigures[] = [];
    for (const link of links) {
      await page.waitForLoadState('networkidle');
      figures.push(await page.evaluate<MoveFigures>(follow(link, link)));
    }
    return figures;
  } finally {
    await context.close();
  }
}
