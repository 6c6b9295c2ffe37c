import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { launchBrowser } from '../support/browser';
import { root } from '../support/delivery';
import { printDevelopment } from './development';
import { printEarlyHints } from './early-hints';
import { type Bench, printBytes, printReady, printRoundTrips } from './first-loads';
import { atOnce, type Part, takeTurns } from './part';
import { printReleases } from './releases';
import { printRemotes } from './remotes';
import { returningVisitor } from './routes';
import { printConditionSearch, printShifts } from './site-alone';
import { startSites } from './sites';
import { printMemory, printSwitches } from './switches';

// `pnpm bench [--only ready,switch] [--rounds 15] [--grouped]`: the product beside one build of the same sources, as Markdown tables. A is an ordinary
// monolith with one index.html, B one with an HTML for each path that names all its files; with `--grouped` its files are grouped as the product's. Each ratio is of all rounds:
// a row that ended where its spread looked small, after nine, said 0.90 where all of them say 0.96.
const comparisons: Readonly<Record<string, (bench: Bench) => Part>> = {
  bytes: printBytes,
  // What varies little has a part of the rounds.
  trips: (bench) => printRoundTrips({ ...bench, rounds: Math.ceil(bench.rounds / 6) }),
  ready: printReady,
  switch: printSwitches,
  memory: atOnce(printMemory),
  hints: printEarlyHints,
  remotes: atOnce(printRemotes),
  shift: atOnce(printShifts),
  search: atOnce(printConditionSearch),
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
const others: Readonly<Record<string, () => Part>> = {
  release: () => printReleases(rounds),
  dev: () => printDevelopment(rounds),
  api: atOnce(benchApi),
};

const all = [...Object.keys(comparisons), ...Object.keys(others)];
const wanted = values.only?.split(',') ?? all;
const stranger = wanted.find((name) => !all.includes(name));
if (stranger !== undefined) throw new Error(`There is no part ${stranger}: there are ${all.join(', ')}.`);

const chosen = <Start>(parts: Readonly<Record<string, Start>>) =>
  Object.entries(parts).filter(([name]) => wanted.includes(name));
const alone = chosen(others).map(([name, start]) => [name, start()] as const);
if (chosen(comparisons).length === 0) await takeTurns(alone);
else {
  const sites = await startSites(Number(process.env.E2E_PORT ?? 4330), values.grouped);
  const browser = await launchBrowser(sites.switches);
  try {
    const visitor = await returningVisitor(browser, sites);
    const bench = { browser, sites, visitor, rounds };
    await takeTurns([...chosen(comparisons).map(([name, start]) => [name, start(bench)] as const), ...alone]);
  } finally {
    await browser.close();
    await sites.stop();
  }
}

async function benchApi(): Promise<void> {
  const script = join(root, 'reference-api/src/bench.ts');
  await once(spawn(process.execPath, ['--import', import.meta.resolve('tsx'), script], { stdio: 'inherit' }), 'close');
}
