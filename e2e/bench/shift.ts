import type { Browser, Page } from '@playwright/test';
import { dashboardPaths, onboardingPaths, publicPaths } from '../support/paths';

/** What moved by itself on one page load, or on a walk through the site. */
export interface ShiftFigures {
  readonly what: string;
  readonly width: number;
  /** The sum of all layout shifts that no input explains: at least as strict as CLS, which takes the worst window of five seconds. */
  readonly shift: number;
  /** What moved furthest, for whoever mends it. */
  readonly moved: string;
}

interface Shift {
  readonly value: number;
  readonly moved: string;
}

/** Collects every layout shift of a document, with what moved and by how much. */
const watchShifts = `
globalThis.shifts = [];
const nameOf = (node) => {
  const element = node?.nodeType === 1 ? node : node?.parentElement;
  return element ? element.tagName.toLowerCase() + (element.id ? '#' + element.id : '') + ' "' + (element.textContent ?? '').trim().slice(0, 24) + '"' : '(gone)';
};
new PerformanceObserver((list) => {
  for (const { value, hadRecentInput, sources } of list.getEntries()) {
    if (hadRecentInput) continue;
    const by = ({ currentRect, previousRect }) => Math.abs(currentRect.top - previousRect.top) + Math.abs(currentRect.left - previousRect.left);
    const [most] = [...sources].sort((a, b) => by(b) - by(a));
    shifts.push({ value, moved: most ? nameOf(most.node) + ' by ' + Math.round(by(most)) + ' px' : '' });
  }
}).observe({ type: 'layout-shift', buffered: true });`;

/** A window as a laptop and a small phone have it. */
const sizes = [
  { width: 1280, height: 800 },
  { width: 375, height: 812 },
] as const;

export interface Visitors {
  /** Token of the account that has everything. */
  readonly complete: string;
  /** Token of one that has just registered: each step opens for it. */
  readonly incomplete: string;
}

/** Every route at two widths, over a slow line and with an empty cache as a returning user, and a walk through the dashboard. */
export async function measureShifts(browser: Browser, origin: string, visitors: Visitors): Promise<ShiftFigures[]> {
  const figures: ShiftFigures[] = [];
  for (const viewport of sizes) {
    const load = async (paths: readonly string[], token?: string) => {
      for (const path of paths) figures.push(await measureRoute(browser, { origin, path, viewport, token }));
    };
    await load(publicPaths);
    await load(dashboardPaths, visitors.complete);
    await load(onboardingPaths, visitors.incomplete);
    figures.push(await measureWalk(browser, origin, viewport, visitors.complete));
  }
  return figures;
}

interface Route {
  readonly origin: string;
  readonly path: string;
  readonly viewport: { readonly width: number; readonly height: number };
  readonly token: string | undefined;
}

async function measureRoute(browser: Browser, { origin, path, viewport, token }: Route): Promise<ShiftFigures> {
  const context = await browser.newContext({ viewport });
  try {
    const page = await context.newPage();
    if (token !== undefined) await becomeKnown(page, origin, token);
    await slowDown(page);
    await page.goto(origin + path, { waitUntil: 'commit' });
    await settled(page);
    return { what: path, width: viewport.width, ...sum(await shiftsOf(page)) };
  } finally {
    await context.close();
  }
}

async function measureWalk(
  browser: Browser,
  origin: string,
  viewport: Route['viewport'],
  token: string,
): Promise<ShiftFigures> {
  const context = await browser.newContext({ viewport });
  try {
    const page = await context.newPage();
    await becomeKnown(page, origin, token);
    await slowDown(page);
    await page.goto(`${origin}/dashboard`, { waitUntil: 'commit' });
    await settled(page);
    const [first, ...others] = dashboardPaths;
    for (const path of [...others, first]) {
      if (viewport.width < 1024) await page.getByRole('button', { name: 'Open menu' }).click();
      await page.locator(`nav a[href="${path}"]:visible`).last().click();
      // A drawer that is opened while the page is on its way closes as it comes.
      await page.waitForURL(origin + path);
      await settled(page);
    }
    return { what: 'a walk', width: viewport.width, ...sum(await shiftsOf(page)) };
  } finally {
    await context.close();
  }
}

/** Leaves in the browser what an earlier visit leaves there: the token, whose it is, and that the account is complete. */
async function becomeKnown(page: Page, origin: string, token: string): Promise<void> {
  await page.goto(origin);
  await page.evaluate((stored) => localStorage.setItem('careline.token', stored), token);
  await page.goto(`${origin}/dashboard`);
  await settled(page);
}

async function slowDown(page: Page): Promise<void> {
  await page.addInitScript({ content: watchShifts });
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  const slow = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 };
  await session.send('Network.emulateNetworkConditions', slow);
}

/** The page's heading stands, nothing is asked for any more, and what came last has been laid out. */
async function settled(page: Page): Promise<void> {
  await page.locator('main h1').first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.locator('[role="progressbar"][data-loading="false"]').waitFor({ state: 'attached' });
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

function shiftsOf(page: Page): Promise<readonly Shift[]> {
  return page.evaluate<readonly Shift[]>('shifts');
}

function sum(shifts: readonly Shift[]): Pick<ShiftFigures, 'shift' | 'moved'> {
  const [largest] = [...shifts].sort((a, b) => b.value - a.value);
  if (process.env.ALL) console.log(JSON.stringify(shifts));
  return { shift: shifts.reduce((total, { value }) => total + value, 0), moved: largest?.moved ?? '' };
}
