import type { Browser } from '@playwright/test';
import { compared, median, printTable, type Rounds, slope, typical } from './figures';
import { type Conditions, kinds, type LoadFigures, measureLoad, type Visitor } from './load';
import { routes, timedPaths } from './routes';
import { type Contestant, contestants, inTurn, type Sites } from './sites';

export interface Bench {
  readonly browser: Browser;
  readonly sites: Sites;
  readonly visitor: Visitor;
  readonly rounds: number;
}

/** Each contestant in turn, so that what else the machine does meets all of them alike; which one begins changes from round to round. */
async function rounds(
  bench: Bench,
  path: string,
  conditions: Conditions,
  turns = 1,
): Promise<Readonly<Record<Contestant, Rounds<LoadFigures>>>> {
  const route = routes.find((known) => known.path === path);
  if (!route) throw new Error(`The bench knows no route ${path}.`);
  const done: Record<Contestant, LoadFigures[][]> = { product: [], A: [], B: [] };
  for (let round = 0; round < bench.rounds; round += 1) {
    const load = (name: Contestant) =>
      measureLoad(bench.browser, bench.sites.origins[name], route, { conditions, visitor: bench.visitor });
    for (const name of contestants) done[name].push([]);
    for (let turn = 0; turn < turns; turn += 1)
      // On a busy machine a call may time out, and the page shows that instead: such a load is made again.
      for (const name of inTurn(round)) done[name][round]?.push(await load(name).catch(() => load(name)));
  }
  return done;
}

/** Bytes and requests of each route by kind. They are the same in every round. */
export async function printBytes(bench: Bench): Promise<void> {
  const rows: string[][] = [];
  for (const { path } of routes) {
    const loads = await rounds({ ...bench, rounds: 1 }, path, { latency: 0 });
    const [product] = loads.product.flat();
    for (const name of contestants) {
      const [own] = loads[name].flat();
      if (!product || !own) continue;
      const { bytes, requests } = own;
      const all = (of: LoadFigures['bytes']) => kinds.reduce((sum, kind) => sum + of[kind], 0);
      rows.push([
        path,
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
export async function printReady(bench: Bench): Promise<void> {
  for (const [line, conditions] of Object.entries(lines)) {
    const rows: string[][] = [];
    for (const path of timedPaths) {
      const all = await rounds(bench, path, conditions, 2);
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
        path,
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
export async function printRoundTrips(bench: Bench): Promise<void> {
  const rows: string[][] = [];
  for (const path of timedPaths) {
    const points: Record<Contestant, [number, number][]> = { product: [], A: [], B: [] };
    for (const latency of [0, 100, 300]) {
      const all = await rounds(bench, path, { latency });
      for (const name of contestants)
        points[name].push([latency, Math.min(...all[name].flat().map(({ readyMs }) => readyMs))]);
    }
    rows.push([path, ...contestants.map((name) => slope(points[name]).toFixed(1))]);
  }
  printTable(['round trips to ready', ...contestants], rows);
}

const kib = (bytes: number) => (bytes / 1024).toFixed(1);
