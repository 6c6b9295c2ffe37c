import { median, printTable, spread } from './figures';
import type { Bench } from './first-loads';
import { startLine } from './line';
import { type LoadFigures, measureLoad, type Visitor } from './load';
import { routes, timedPaths } from './routes';

/** What the 103 before a page is worth: the same site with it and without, in turn, with the shorter of two loads of each in each round. */
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
      const load = ({ origin }: typeof alone) =>
        measureLoad(browser, origin, route, { conditions: { latency: 0, cpu: 4 }, visitor: known });
      const loads: Record<'alone' | 'hinted', LoadFigures[]> = { alone: [], hinted: [] };
      // Four loads a round, the middle two of one kind: so neither always comes first.
      for (let round = 0; round < rounds; round += 1) {
        const first = await load(alone);
        const [one, other] = [await load(hinted), await load(hinted)];
        const last = await load(alone);
        loads.alone.push(first.readyMs < last.readyMs ? first : last);
        loads.hinted.push(one.readyMs < other.readyMs ? one : other);
      }
      const ready = (kind: keyof typeof loads) => loads[kind].map(({ readyMs }) => readyMs);
      const without = ready('alone');
      rows.push([
        path,
        ...[ready('hinted'), without].map((times) => median(times).toFixed(0)),
        spread(ready('hinted').map((time, round) => time / (without[round] ?? Number.NaN))),
      ]);
    }
  } finally {
    await Promise.all([alone.stop(), hinted.stop()]);
  }
  printTable(['ready, TCP at 150 ms and 1.6 Mbit/s, CPU 4x, ms', 'with Early Hints', 'without', '÷'], rows);
}
