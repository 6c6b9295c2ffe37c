import type { Browser } from '@playwright/test';
import { compared, median, printTable, type Rounds, slope, typical } from './figures';
import { type Conditions, kinds, type LoadFigures, measureLoad, type Route, type Visitor } from './load';
import type { Part } from './part';
import { routes, timedRoutes } from './routes';
import { type Contestant, contestants, inTurn, type Sites } from './sites';

export interface Bench {
  readonly browser: Browser;
  readonly sites: Sites;
  readonly visitor: Visitor;
  readonly rounds: number;
}

/** A page under some conditions. */
interface Case {
  readonly route: Route;
  readonly conditions: Conditions;
}

/** What each contestant's loads of a case were. */
type Loads = Readonly<Record<Contestant, Rounds<LoadFigures>>>;

/**
 * Loads all cases in each round, because a machine may be slower for some minutes, which are no case's own then; and each contestant in turn, so that what else the machine does meets
 * all of them alike. Which one begins changes from round to round.
 */
async function* measure<One extends Case>(
  bench: Bench,
  cases: readonly One[],
  turns = 1,
): Part<readonly (One & { readonly loads: Loads })[]> {
  const none = (): Record<Contestant, LoadFigures[][]> => ({ product: [], A: [], B: [] });
  const measured = cases.map((one) => ({ ...one, loads: none() }));
  for (let round = 0; round < bench.rounds; round += 1) {
    for (const { route, conditions, loads } of measured) {
      const load = (name: Contestant) =>
        measureLoad(bench.browser, bench.sites.origins[name], route, { conditions, visitor: bench.visitor });
      for (const name of contestants) loads[name].push([]);
      for (let turn = 0; turn < turns; turn += 1)
        // On a busy machine a call may time out, and the page shows that instead: such a load is made again.
        for (const name of inTurn(round)) loads[name][round]?.push(await load(name).catch(() => load(name)));
    }
    yield;
  }
  return measured;
}

/** Bytes and requests of each route by kind. They are the same in every round. */
export async function* printBytes(bench: Bench): Part {
  const rows: string[][] = [];
  const cases = routes.map((route) => ({ route, conditions: { latency: 0 } }));
  for (const { route, loads } of yield* measure({ ...bench, rounds: 1 }, cases)) {
    const [product] = loads.product.flat();
    for (const name of contestants) {
      const [own] = loads[name].flat();
      if (!product || !own) continue;
      const { bytes, requests } = own;
      const all = (of: LoadFigures['bytes']) => kinds.reduce((sum, kind) => sum + of[kind], 0);
      rows.push([
        route.path,
        name,
        ...kinds.map((kind) => `${kib(bytes[kind])} / ${requests[kind]}`),
        `${kib(all(bytes))} / ${all(requests)}`,
        (product.bytes.js / bytes.js).toFixed(2),
      ]);
    }
  }
  printTable(['first load, KiB / requests', '', ...kinds, 'all', 'product’s JS ÷'], rows);
}

const lines: Readonly<Record<string, Conditions>> = {
  'slow 4G': { latency: 150, kbits: 1600, cpu: 4 },
  cable: { latency: 28, kbits: 5000 },
};

/** Ready, paints, shift and blocked time of each route on two lines, each contestant twice in a round. */
export async function* printReady(bench: Bench): Part {
  const cases = Object.entries(lines).flatMap(([line, conditions]) =>
    timedRoutes.map((route) => ({ line, route, conditions })),
  );
  const measured = yield* measure(bench, cases, 2);
  for (const line of Object.keys(lines)) {
    const rows: string[][] = [];
    for (const { route, loads: all } of measured.filter((one) => one.line === line)) {
      const each = (say: (loads: readonly LoadFigures[]) => string) =>
        contestants.map((name) => say(all[name].flat())).join(' / ');
      const ms = (pick: (load: LoadFigures) => number) => each((loads) => typical(loads.map(pick)).toFixed(0));
      const middle = (pick: (load: LoadFigures) => number, digits = 0) =>
        each((loads) => median(loads.map(pick)).toFixed(digits));
      const times = (name: Contestant, pick: (load: LoadFigures) => number) =>
        all[name].map((turns) => turns.map(pick));
      const ratio = (name: Contestant, pick: (load: LoadFigures) => number) =>
        compared(times('product', pick), times(name, pick));
      rows.push([
        route.path,
        ms(({ readyMs }) => readyMs),
        ratio('B', ({ readyMs }) => readyMs),
        ratio('A', ({ readyMs }) => readyMs),
        ms(({ firstPaintMs }) => firstPaintMs),
        ratio('A', ({ firstPaintMs }) => firstPaintMs),
        ms(({ largestPaintMs }) => largestPaintMs),
        middle(({ shift }) => shift, 4),
        middle(({ blockedMs }) => blockedMs),
        middle(({ longestTaskMs }) => longestTaskMs),
      ]);
    }
    printTable(
      [
        `${line}, ${bench.rounds} rounds: product / A / B, ms`,
        'ready',
        'ready ÷ B',
        'ready ÷ A',
        'first paint',
        'paint ÷ A',
        'LCP',
        'CLS',
        'TBT',
        'longest task',
      ],
      rows,
    );
  }
}

/** Round trips until a route is ready: how much later it is for each ms of latency. Of each latency the fastest round counts. */
export async function* printRoundTrips(bench: Bench): Part {
  const cases = timedRoutes.flatMap((route) =>
    [0, 100, 300].map((latency) => ({ route, latency, conditions: { latency } })),
  );
  const measured = yield* measure(bench, cases);
  const rows = timedRoutes.map((route) => {
    const own = measured.filter((one) => one.route === route);
    const trips = (name: Contestant) =>
      slope(
        own.map(
          ({ latency, loads }) => [latency, Math.min(...loads[name].flat().map(({ readyMs }) => readyMs))] as const,
        ),
      );
    return [route.path, ...contestants.map((name) => trips(name).toFixed(1))];
  });
  printTable(['round trips to ready', ...contestants], rows);
}

const kib = (bytes: number) => (bytes / 1024).toFixed(1);
