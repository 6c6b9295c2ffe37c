import type { CDPSession, Page } from '@playwright/test';
import { mean, printTable, type Rounds, spread, typical } from './figures';
import type { Bench } from './first-loads';
import { slowDown } from './load';
import type { Part } from './part';
import { type Contestant, contestants, inTurn } from './sites';

/** Pages of the navigation, each of another remote than the one before; the last is the one on which a walk begins. */
const stops = [
  '/dashboard/statistics',
  '/dashboard/billing',
  '/dashboard/account/business-addresses',
  '/dashboard/billing/invoices',
  '/dashboard',
] as const;

/**
 * Follows a link of the navigation, and tells after how many ms another heading has been laid out. Every change of the page is looked at, because frames, and looks from
 * outside, are as far apart as contestants are.
 */
const follow = (path: string) => `
new Promise((resolve, reject) => {
  const start = performance.now();
  const heading = () => [...document.querySelectorAll('main h1')].find((h1) => h1.checkVisibility());
  const before = heading()?.textContent;
  const look = () => {
    const now = location.pathname === '${path}' ? heading() : undefined;
    if (now === undefined || now.textContent === before) return;
    now.getBoundingClientRect();
    end(() => resolve(performance.now() - start));
  };
  const changes = new MutationObserver(look);
  const limit = setTimeout(() => end(() => reject(new Error('No move from ' + before + ' to ${path}: ' + location.pathname + ' shows ' + heading()?.textContent))), 30000);
  function end(then) {
    changes.disconnect();
    clearTimeout(limit);
    then();
  }
  changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  const link = [...document.querySelectorAll('nav a')].find((a) => a.pathname === '${path}' && a.checkVisibility());
  if (link) link.click();
  else end(() => reject(new Error('The navigation has no link to ${path}.')));
})`;

/** What one tab's moves took, in ms, stop by stop. */
interface Walk {
  /** Each link for the first time in this tab, but for the way back to where it began. */
  readonly first: Rounds<number>;
  /** The third and the fourth walk. */
  readonly warm: Rounds<number>;
}

/**
 * First and later entries into pages from the dashboard, nothing hovered before, on a processor a quarter as fast. Each contestant has three tabs in a round. Ratios are of whole walks, in which each
 * stop's typical time counts alike: that of a single move would need several times as many rounds to be the same in the next run.
 */
export async function* printSwitches(bench: Bench): Part {
  const walks: Record<Contestant, Walk[][]> = { product: [], A: [], B: [] };
  for (let round = 0; round < bench.rounds; round += 1) {
    for (const name of contestants) walks[name].push([]);
    for (let tab = 0; tab < 3; tab += 1)
      for (const name of inTurn(round)) walks[name][round]?.push(await onDashboard(bench, name, walk));
    yield;
  }
  const row = (what: string, kind: keyof Walk) => {
    const whole = (name: Contestant) => mean(byStop(walks[name].flat(), kind).map(typical));
    const ofRounds = (name: Contestant) =>
      walks[name].map((tabs) => mean(byStop(tabs, kind).map((times) => Math.min(...times))));
    const ratio = (name: Contestant) => spread(whole('product') / whole(name), ofRounds('product'), ofRounds(name));
    return [what, ...contestants.map((name) => Math.round(whole(name))), ratio('B'), ratio('A')];
  };
  printTable(
    [`switch, 100 ms latency, CPU 4x, ms (${bench.rounds} rounds)`, ...contestants, 'product ÷ B', 'product ÷ A'],
    [
      ...stops.slice(0, -1).map((path, at) => {
        const times = (name: Contestant) => byStop(walks[name].flat(), 'first')[at] ?? [];
        return [`first, to ${path}`, ...contestants.map((name) => Math.round(typical(times(name)))), '', ''];
      }),
      row('first, on average', 'first'),
      row('warm, on average', 'warm'),
    ],
  );
}

/** All times of some walks, stop by stop. */
function byStop(walks: readonly Walk[], kind: keyof Walk): Rounds<number> {
  const [, ...rest] = walks;
  return (walks[0]?.[kind] ?? []).map((times, at) => [...times, ...rest.flatMap((one) => one[kind][at] ?? [])]);
}

async function walk(page: Page, session: CDPSession): Promise<Walk> {
  const open = openRequests(session);
  await slowDown(session, { latency: 100, cpu: 4 });
  const go = async () => {
    const times: number[] = [];
    for (const stop of stops) {
      times.push(await page.evaluate<number>(follow(stop)));
      // What a page asks for only when it has laid out an answer is asked for by then. Playwright's "networkidle" is of a load alone.
      do await settle(page);
      while (open.size > 0);
    }
    return times;
  };
  const first = await go();
  await go();
  const warm = [await go(), await go()];
  return {
    first: first.slice(0, -1).map((time) => [time]),
    warm: stops.map((_, at) => warm.flatMap((times) => times[at] ?? [])),
  };
}

/** The requests that are under way, as they begin and end from now on. */
function openRequests(session: CDPSession): ReadonlySet<string> {
  const open = new Set<string>();
  session.on('Network.requestWillBeSent', ({ requestId }) => open.add(requestId));
  session.on('Network.loadingFinished', ({ requestId }) => open.delete(requestId));
  session.on('Network.loadingFailed', ({ requestId }) => open.delete(requestId));
  return open;
}

/** What a tab keeps after many switches. */
export async function printMemory(bench: Bench): Promise<void> {
  const count = 100;
  const rows: (string | number)[][] = [];
  for (const name of contestants) {
    const kept = await onDashboard(bench, name, async (page, session) => {
      const look = async () => {
        // Time-outs that a move has set hold what it was about until they are over.
        await page.waitForTimeout(10_000);
        // What a first collection frees may be the last that holds something else.
        for (let time = 0; time < 3; time += 1) {
          await settle(page);
          await session.send('HeapProfiler.collectGarbage');
        }
        const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
        const { usedSize } = await session.send('Runtime.getHeapUsage');
        return { nodes, listeners: jsEventListeners, heap: usedSize };
      };
      const round = async (switches: number) => {
        for (let at = 0; at < switches; at += 1) await page.evaluate(follow(stops[at % stops.length] ?? '/dashboard'));
      };
      // What the engine and the cache of answers take first is not what grows.
      await round(25);
      const before = await look();
      await round(count);
      return { before, after: await look() };
    });
    const per = (pick: (at: (typeof kept)['before']) => number) =>
      ((pick(kept.after) - pick(kept.before)) / count) * 1000;
    rows.push([
      name,
      `${(kept.before.heap / 2 ** 20).toFixed(1)} MB`,
      `${(per(({ heap }) => heap) / 2 ** 20).toFixed(1)} MB`,
      Math.round(per(({ nodes }) => nodes)),
      Math.round(per(({ listeners }) => listeners)),
    ]);
  }
  printTable(['1,000 switches', 'heap after 25', 'heap grows', 'nodes', 'listeners'], rows);
}

async function onDashboard<T>(
  { browser, sites, visitor }: Bench,
  name: Contestant,
  work: (page: Page, session: CDPSession) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ storageState: visitor });
  try {
    context.setDefaultTimeout(120_000);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await page.goto(`${sites.origins[name]}/dashboard`);
    await page.getByText('Latest missed calls').waitFor();
    await page.waitForLoadState('networkidle');
    return await work(page, session);
  } finally {
    await context.close();
  }
}

/** What came last has been laid out. */
async function settle(page: Page): Promise<void> {
  await page.evaluate('new Promise((resolve) => requestIdleCallback(resolve))');
}
