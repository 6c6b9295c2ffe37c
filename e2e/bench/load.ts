import type { Browser, BrowserContextOptions, CDPSession, Page } from '@playwright/test';

/** A line and a processor, as Chromium's own emulation makes them for all contestants alike. */
export interface Conditions {
  /** Added to each request, in ms. */
  readonly latency: number;
  /** In kbit/s; unlimited where nothing is said. */
  readonly kbits?: number;
  /** How many times slower. */
  readonly cpu?: number;
}

/** What an earlier visit has left in the browser. */
export type Visitor = Exclude<NonNullable<BrowserContextOptions['storageState']>, string>;

/** A page of the site, and words that stand in it once its data are shown. */
export interface Route {
  readonly path: string;
  readonly shows: readonly string[];
  readonly isSignedIn: boolean;
}

export const kinds = ['html', 'js', 'css', 'font', 'data', 'other'] as const;
type Kind = (typeof kinds)[number];

export interface LoadFigures {
  readonly readyMs: number;
  readonly firstPaintMs: number;
  readonly largestPaintMs: number;
  readonly shift: number;
  /** Of tasks between the first paint and readiness what each takes beyond 50 ms, in ms. */
  readonly blockedMs: number;
  readonly longestTaskMs: number;
  readonly bytes: Readonly<Record<Kind, number>>;
  readonly requests: Readonly<Record<Kind, number>>;
}

/** Keeps what the browser tells of paints, shifts and long tasks, and marks the first frame in which the site has been taken over and shows its data. */
export const watch = (shows: readonly string[]) => `
globalThis.seen = { largest: 0, shift: 0, tasks: [] };
let markReady;
globalThis.whenReady = new Promise((resolve) => {
  setTimeout(resolve, 60000, false);
  markReady = () => {
    performance.mark('ready');
    resolve(true);
  };
});
const each = (type, keep) => new PerformanceObserver((list) => list.getEntries().forEach(keep)).observe({ type, buffered: true });
each('largest-contentful-paint', ({ startTime }) => { seen.largest = startTime; });
each('layout-shift', ({ value, hadRecentInput }) => { if (!hadRecentInput) seen.shift += value; });
each('longtask', ({ startTime, duration }) => seen.tasks.push([startTime, duration]));
requestAnimationFrame(function look() {
  const main = document.querySelector('main:not([inert] *)');
  const words = main?.textContent ?? '';
  if (main?.checkVisibility() && document.querySelector('[role="progressbar"][data-loading]') && ${JSON.stringify(shows)}.every((word) => words.includes(word))) markReady();
  else requestAnimationFrame(look);
});`;

interface Seen {
  readonly ready: number;
  readonly first: number;
  readonly largest: number;
  readonly shift: number;
  readonly tasks: readonly (readonly [number, number])[];
}

/** One load with an empty cache. */
export async function measureLoad(
  browser: Browser,
  origin: string,
  route: Route,
  { conditions, visitor }: { readonly conditions: Conditions; readonly visitor: Visitor },
): Promise<LoadFigures> {
  const context = await browser.newContext(route.isSignedIn ? { storageState: visitor } : {});
  try {
    context.setDefaultTimeout(60_000);
    const page = await context.newPage();
    await page.addInitScript({ content: watch(route.shows) });
    const session = await context.newCDPSession(page);
    const traffic = await countTraffic(session);
    await slowDown(session, conditions);
    await page.goto(origin + route.path, { waitUntil: 'commit' });
    await isReady(page, session);
    await page.waitForLoadState('networkidle');
    const seen = await seenBy(session);
    const long = seen.tasks.filter(([start, duration]) => start + duration > seen.first);
    return {
      readyMs: seen.ready,
      firstPaintMs: seen.first,
      largestPaintMs: seen.largest,
      shift: seen.shift,
      blockedMs: long.reduce((sum, [, duration]) => sum + duration - 50, 0),
      longestTaskMs: Math.max(0, ...long.map(([, duration]) => duration)),
      ...traffic,
    };
  } finally {
    await context.close();
  }
}

/** Waits for the first frame that is ready. */
export async function isReady(page: Page, session: CDPSession): Promise<void> {
  if (await settled<boolean>(session, 'whenReady')) return;
  throw new Error(
    `${page.url()} was not ready in a minute: is it an error, or are its texts no longer those of e2e/bench/routes.ts?`,
  );
}

/** What the page has kept, once the browser has told of its first paint, which it does some time after it. */
function seenBy(session: CDPSession): Promise<Seen> {
  const timeOf = (name: string) => `performance.getEntriesByName('${name}')[0]?.startTime`;
  return settled(
    session,
    `new Promise((resolve) => {
      (function look() {
        const first = ${timeOf('first-contentful-paint')};
        if (first === undefined) setTimeout(look, 50);
        else resolve({ ...seen, first, ready: ${timeOf('ready')} });
      })();
    })`,
  );
}

/**
 * What a promise of the page resolves to, by the protocol alone: what Playwright puts into a page before it evaluates something takes a slow processor some 100 ms, which would be a
 * task of the page's, just before its first paint.
 */
async function settled<Value>(session: CDPSession, expression: string): Promise<Value> {
  const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
    expression,
    awaitPromise: true,
    returnByValue: true,
  });
  if (exceptionDetails !== undefined) throw new Error(`${expression}: ${exceptionDetails.text}`);
  return result.value;
}

export async function slowDown(session: CDPSession, { latency, kbits, cpu = 1 }: Conditions): Promise<void> {
  const throughput = kbits === undefined ? -1 : (kbits * 1000) / 8;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
}

const kindOf: Readonly<Record<string, Kind>> = {
  Document: 'html',
  Script: 'js',
  Stylesheet: 'css',
  Font: 'font',
  Fetch: 'data',
};

/** Counts what comes over the network, as it came: compressed, with its headers. */
async function countTraffic(session: CDPSession): Promise<Pick<LoadFigures, 'bytes' | 'requests'>> {
  const bytes = zeros();
  const requests = zeros();
  const open = new Map<string, Kind>();
  session.on('Network.requestWillBeSent', ({ requestId, request, type = '' }) => {
    const { pathname } = new URL(request.url);
    open.set(
      requestId,
      pathname.endsWith('.js') ? 'js' : pathname.endsWith('.css') ? 'css' : (kindOf[type] ?? 'other'),
    );
  });
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache || response.fromServiceWorker) open.delete(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = open.get(requestId);
    if (kind === undefined || encodedDataLength === 0) return;
    bytes[kind] += encodedDataLength;
    requests[kind] += 1;
  });
  await session.send('Network.enable');
  return { bytes, requests };
}

const zeros = (): Record<Kind, number> => ({ html: 0, js: 0, css: 0, font: 0, data: 0, other: 0 });
