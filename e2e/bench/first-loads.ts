import type { Browser } from '@playwright/test';
import { mean, median, printTable, slope, spread } from './figures';
import { type Conditions, kinds, type LoadFigures, measureLoad, type Visitor } from './load';
import { routes, timedPaths } from './routes';
import { type Contestant, contestants, inTurn, type Sites } from './sites';

export interface Bench {
  readonly browser: Browser;
  readonly sites: Sites;
  readonly visitor: Visitor;
  readonly rounds: number;
}

type Round = Readonly<Record<Contestant, LoadFigures>>;

/**
 * Each contestant in turn, so that what else the machine does meets all of them alike; which one begins changes from round to round. Of a contestant's `loads` in
 * a round the shortest of each time counts: what else the machine does can only make a load slower.
 */
async function rounds(bench: Bench, path: string, conditions: Conditions, loads = 1): Promise<readonly Round[]> {
  const route = routes.find((known) => known.path === path);
  if (!route) throw new Error(`The bench knows no route ${path}.`);
  const done: Round[] = [];
  for (let round = 0; round < bench.rounds; round += 1) {
    const load = (name: Contestant) =>
      measureLoad(bench.browser, bench.sites.origins[name], route, { conditions, visitor: bench.visitor });
    const figures = new Map<Contestant, LoadFigures>();
    for (let turn = 0; turn < loads; turn += 1)
      for (const name of inTurn(round)) {
        // On a busy machine a call may time out, and the page shows that instead: such a load is made again.
        const now = await load(name).catch(() => load(name));
        figures.set(name, lessOf(figures.get(name) ?? now, now));
      }
    const of = (name: Contestant) => figures.get(name) ?? Promise.reject(new Error(`No figures of ${name}.`));
    done.push({ product: await of('product'), A: await of('A'), B: await of('B') });
  }
  return done;
}

/** The shorter of each time of two loads. */
const lessOf = (one: LoadFigures, other: LoadFigures): LoadFigures => ({
  ...other,
  readyMs: Math.min(one.readyMs, other.readyMs),
  firstPaintMs: Math.min(one.firstPaintMs, other.firstPaintMs),
  largestPaintMs: Math.min(one.largestPaintMs, other.largestPaintMs),
  blockedMs: Math.min(one.blockedMs, other.blockedMs),
  longestTaskMs: Math.min(one.longestTaskMs, other.longestTaskMs),
});

/** Bytes and requests of each route by kind. They are the same in every round. */
export async function printBytes(bench: Bench): Promise<void> {
  const rows: string[][] = [];
  for (const { path } of routes) {
    const [round] = await rounds({ ...bench, rounds: 1 }, path, { latency: 0 });
    if (!round) continue;
    for (const name of contestants) {
      const { bytes, requests } = round[name];
      const all = (of: LoadFigures['bytes']) => kinds.reduce((sum, kind) => sum + of[kind], 0);
      rows.push([
        path,
        name,
        ...kinds.map((kind) => `${kib(bytes[kind])} / ${requests[kind]}`),
        `${kib(all(bytes))} / ${all(requests)}`,
        (round.product.bytes.js / bytes.js).toFixed(2),
      ]);
    }
  }
  printTable(['first load, KiB / requests', '', ...kinds, 'all', 'product’s JS ÷'], rows);
}

const lines: Readonly<Record<string, Conditions>> = {
  'slow 4G': { latency: 150, kbits: 1600, cpu: 4 },
  cable: { latency: 28, kbits: 5000 },
};

/** Ready, paints, shift and blocked time of each route on two lines, the shorter of two loads in each round. */
export async function printReady(bench: Bench): Promise<void> {
  for (const [line, conditions] of Object.entries(lines)) {
    const rows: string[][] = [];
    for (const path of timedPaths) {
      const all = await rounds(bench, path, conditions, 2);
      const middle = (pick: (figures: LoadFigures) => number, digits = 0) =>
        contestants.map((name) => median(all.map((round) => pick(round[name]))).toFixed(digits)).join(' / ');
      const ratio = (name: Contestant, pick: (figures: LoadFigures) => number) =>
        spread(all.map((round) => pick(round.product) / pick(round[name])));
      const paintOf = (name: Contestant) => mean(all.map((round) => round[name].firstPaintMs));
      rows.push([
        path,
        middle(({ readyMs }) => readyMs),
        ratio('B', ({ readyMs }) => readyMs),
        ratio('A', ({ readyMs }) => readyMs),
        middle(({ firstPaintMs }) => firstPaintMs),
        // A paint comes with a frame: a median of so few frames is one of two steps, 7 % apart.
        (paintOf('product') / paintOf('A')).toFixed(3),
        middle(({ largestPaintMs }) => largestPaintMs),
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
        'means’ paint ÷ A',
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
export async function printRoundTrips(bench: Bench): Promise<void> {
  const rows: string[][] = [];
  for (const path of timedPaths) {
    const points: Record<Contestant, [number, number][]> = { product: [], A: [], B: [] };
    for (const latency of [0, 100, 300]) {
      const all = await rounds(bench, path, { latency });
      for (const name of contestants)
        points[name].push([latency, Math.min(...all.map((round) => round[name].readyMs))]);
    }
    rows.push([path, ...contestants.map((name) => slope(points[name]).toFixed(1))]);
  }
  printTable(['round trips to ready', ...contestants], rows);
}

const kib = (bytes: number) => (bytes / 1024).toFixed(1);
