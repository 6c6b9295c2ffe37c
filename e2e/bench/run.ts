import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { launchBrowser } from '../support/browser';
import { root } from '../support/delivery';
import { printDevelopment } from './development';
import { printEarlyHints } from './early-hints';
import { type Bench, printBytes, printReady, printRoundTrips } from './first-loads';
import { printReleases } from './releases';
import { printRemotes } from './remotes';
import { returningVisitor } from './routes';
import { printConditionSearch, printShifts } from './site-alone';
import { startSites } from './sites';
import { printMemory, printSwitches } from './switches';

// `pnpm bench [--only ready,switch] [--rounds 15] [--grouped]`: the product beside one build of the same sources, as Markdown tables. A is an ordinary
// monolith with one index.html, B one with an HTML for each path that names all its files; with `--grouped` its files are grouped as the product's. Each ratio is of all rounds:
// a row that ended where its spread looked small, after nine, said 0.90 where all of them say 0.96.
const comparisons: Readonly<Record<string, (bench: Bench) => Promise<void>>> = {
  bytes: printBytes,
  trips: (bench) => printRoundTrips({ ...bench, rounds: partOf(bench.rounds, 6) }),
  ready: printReady,
  switch: printSwitches,
  memory: printMemory,
  hints: (bench) => printEarlyHints({ ...bench, rounds: partOf(bench.rounds, 2) }),
  remotes: printRemotes,
  shift: printShifts,
  search: printConditionSearch,
};
const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    rounds: { type: 'string', default: '15' },
    grouped: { type: 'boolean', default: false },
  },
});
const rounds = Number(values.rounds);
if (!Number.isInteger(rounds) || rounds < 1)
  throw new Error(`--rounds ${values.rounds}: a number from 1 was expected.`);
const others: Readonly<Record<string, () => Promise<void>>> = {
  release: () => printReleases(rounds),
  dev: () => printDevelopment(rounds),
  api: benchApi,
};

const all = [...Object.keys(comparisons), ...Object.keys(others)];
const wanted = values.only?.split(',') ?? all;
const stranger = wanted.find((name) => !all.includes(name));
if (stranger !== undefined) throw new Error(`There is no part ${stranger}: there are ${all.join(', ')}.`);

await compare(Object.entries(comparisons).filter(([name]) => wanted.includes(name)));
for (const [name, print] of Object.entries(others)) if (wanted.includes(name)) await print();

/** What varies little, or takes long, has a part of the rounds. */
function partOf(all: number, divisor: number): number {
  return Math.ceil(all / divisor);
}

async function compare(chosen: readonly (readonly [string, (bench: Bench) => Promise<void>])[]): Promise<void> {
  if (chosen.length === 0) return;
  const sites = await startSites(Number(process.env.E2E_PORT ?? 4330), values.grouped);
  const browser = await launchBrowser(sites.switches);
  try {
    const visitor = await returningVisitor(browser, sites);
    const bench = { browser, sites, visitor, rounds };
    for (const [, print] of chosen) await print(bench);
  } finally {
    await browser.close();
    await sites.stop();
  }
}

async function benchApi(): Promise<void> {
  const script = join(root, 'reference-api/src/bench.ts');
  await once(spawn(process.execPath, ['--import', import.meta.resolve('tsx'), script], { stdio: 'inherit' }), 'close');
}
