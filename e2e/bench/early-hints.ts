import { compared, printTable, typical } from './figures';
import type { Bench, Part } from './first-loads';
import { startLine } from './line';
import { measureLoad, type Visitor } from './load';
import { timedRoutes } from './routes';

/** What the 103 before a page is worth: the same site with it and without, in turn; which one comes first changes from round to round. */
export async function* printEarlyHints({ browser, sites, visitor, rounds }: Bench): Part {
  const slow = { delay: 75, kbits: 1600 };
  const [alone, hinted] = await Promise.all([startLine(sites.origins.product, slow), startLine(sites.hinting, slow)]);
  const stored = visitor.origins.find(({ origin }) => origin === sites.origins.product)?.localStorage ?? [];
  const known: Visitor = {
    cookies: [],
    origins: [alone, hinted].map(({ origin }) => ({ origin, localStorage: stored })),
  };
  const ready = timedRoutes.map((route) => ({ route, alone: [] as number[][], hinted: [] as number[][] }));
  try {
    const kinds = [
      ['alone', alone.origin],
      ['hinted', hinted.origin],
    ] as const;
    for (let round = 0; round < rounds; round += 1) {
      for (const own of ready)
        for (const [kind, origin] of round % 2 === 0 ? kinds : kinds.toReversed()) {
          const conditions = { latency: 0, cpu: 4 };
          const { readyMs } = await measureLoad(browser, origin, own.route, { conditions, visitor: known });
          own[kind].push([readyMs]);
        }
      yield;
    }
  } finally {
    await Promise.all([alone.stop(), hinted.stop()]);
  }
  printTable(
    ['ready, TCP at 150 ms and 1.6 Mbit/s, CPU 4x, ms', 'with Early Hints', 'without', '÷'],
    ready.map((own) => [
      own.route.path,
      ...[own.hinted, own.alone].map((times) => typical(times.flat()).toFixed(0)),
      compared(own.hinted, own.alone),
    ]),
  );
}
