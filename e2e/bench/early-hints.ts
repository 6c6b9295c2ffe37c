import { compared, printTable, typical } from './figures';
import type { Bench } from './first-loads';
import { startLine } from './line';
import { measureLoad, type Route, type Visitor } from './load';
import type { Part } from './part';
import { timedRoutes } from './routes';

/** What the 103 before a page is worth: the same site with it and without, in turn, two loads of each page in a round. */
export async function* printEarlyHints({ browser, sites, visitor, rounds }: Bench): Part {
  const slow = { delay: 75, kbits: 1600 };
  const [alone, hinted] = await Promise.all([startLine(sites.origins.product, slow), startLine(sites.hinting, slow)]);
  const stored = visitor.origins.find(({ origin }) => origin === sites.origins.product)?.localStorage ?? [];
  const known: Visitor = {
    cookies: [],
    origins: [alone, hinted].map(({ origin }) => ({ origin, localStorage: stored })),
  };
  const none = (): Record<'alone' | 'hinted', number[][]> => ({ alone: [], hinted: [] });
  const pages = timedRoutes.map((route) => ({ route, ready: none() }));
  try {
    const conditions = { latency: 0, cpu: 4 };
    const load = async (origin: string, route: Route) =>
      (await measureLoad(browser, origin, route, { conditions, visitor: known })).readyMs;
    for (let round = 0; round < rounds; round += 1) {
      // Four loads of a page, the middle two of one kind: so neither always comes first.
      for (const { route, ready } of pages) {
        const first = await load(alone.origin, route);
        ready.hinted.push([await load(hinted.origin, route), await load(hinted.origin, route)]);
        ready.alone.push([first, await load(alone.origin, route)]);
      }
      yield;
    }
  } finally {
    await Promise.all([alone.stop(), hinted.stop()]);
  }
  printTable(
    ['ready, TCP at 150 ms and 1.6 Mbit/s, CPU 4x, ms', 'with Early Hints', 'without', '÷'],
    pages.map(({ route, ready }) => [
      route.path,
      ...[ready.hinted, ready.alone].map((times) => typical(times.flat()).toFixed(0)),
      compared(ready.hinted, ready.alone),
    ]),
  );
}
