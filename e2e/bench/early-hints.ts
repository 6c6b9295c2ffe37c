import { compared, printTable, typical } from './figures';
import type { Bench } from './first-loads';
import { startLine } from './line';
import { measureLoad, type Visitor } from './load';
import { routes, timedPaths } from './routes';

/** What the 103 before a page is worth: the same site with it and without, in turn, two loads of each in a round. */
export async function printEarlyHints({ browser, sites, visitor, rounds }: Bench): Promise<void> {
  const slow = { delay: 75, kbits: 1600 };
  const [alone, hinted] = await Promise.all([startLine(sites.origins.product, slow), startLine(sites.hinting, slow)]);
  const stored = visitor.origins.find(({ origin }) => origin === sites.origins.product)?.localStorage ?? [];
  const known: Visitor = {
    cookies: [],
    origins: [alone, hinted].map(({ origin }) => ({ origin, localStorage: stored })),
  };
  const rows: string[][] = [];
  try {
    for (const path of timedPaths) {
      const route = routes.find((one) => one.path === path);
      if (!route) continue;
      const load = async ({ origin }: typeof alone) =>
        (await measureLoad(browser, origin, route, { conditions: { latency: 0, cpu: 4 }, visitor: known })).readyMs;
      const ready: Record<'alone' | 'hinted', number[][]> = { alone: [], hinted: [] };
      // Four loads a round, the middle two of one kind: so neither always comes first.
      for (let round = 0; round < rounds; round += 1) {
        const first = await load(alone);
        ready.hinted.push([await load(hinted), await load(hinted)]);
        ready.alone.push([first, await load(alone)]);
      }
      rows.push([
        path,
        ...[ready.hinted, ready.alone].map((times) => typical(times.flat()).toFixed(0)),
        compared(ready.hinted, ready.alone),
      ]);
    }
  } finally {
    await Promise.all([alone.stop(), hinted.stop()]);
  }
  printTable(['ready, TCP at 150 ms and 1.6 Mbit/s, CPU 4x, ms', 'with Early Hints', 'without', '÷'], rows);
}
