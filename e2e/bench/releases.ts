import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { remotesIn } from '@careline/delivery/release';
import { copyData, deliver, root } from '../support/delivery';
import { releaseForTests } from '../support/site';
import { median, printTable, spread } from './figures';

const text = 'mf-billing/src/texts/en.json';

/** A copy of the working tree whose files may be changed, with the same installed packages. */
export function copyOfSources(): string {
  const folder = mkdtempSync(join(tmpdir(), 'careline-'));
  for (const file of ['package.json', 'pnpm-workspace.yaml', 'pnpm-lock.yaml', 'tsconfig.base.json'])
    cpSync(join(root, file), join(folder, file));
  for (const part of ['delivery', 'reference-api', 'shared', 'shell', 'e2e', ...remotesIn(root)])
    cpSync(join(root, part), join(folder, part), { recursive: true, verbatimSymlinks: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

/** Changes one text of a remote, each time to another. */
function changeText(folder: string, round: number): void {
  const file = join(folder, text);
  const texts = JSON.parse(readFileSync(join(root, text), 'utf8'));
  const [name = ''] = Object.keys(texts.pages);
  texts.pages[name] += ` ${round}`;
  writeFileSync(file, `${JSON.stringify(texts, null, 2)}\n`);
}

/** The release of one remote after one changed text, and without any change, beside the whole build of the monolith after the same change. */
export async function printReleases(rounds: number): Promise<void> {
  await releaseForTests();
  const folder = copyOfSources();
  const data = join(folder, '.data');
  const rows = { release: [] as number[], unchanged: [] as number[], scripts: [] as number[], whole: [] as number[] };
  try {
    copyData(data);
    for (let round = 0; round <= rounds; round += 1) {
      changeText(folder, round);
      const release = await timed(() => deliver(folder, data, 'release', 'mf-billing', '--no-verify'));
      const unchanged = await timed(() => deliver(folder, data, 'release', 'mf-billing', '--no-verify'));
      const monolith = await buildAlone(folder, data);
      // The first of each fills the caches of compiled sources.
      if (round === 0) continue;
      rows.release.push(release);
      rows.unchanged.push(unchanged);
      rows.scripts.push(monolith.scripts);
      rows.whole.push(monolith.whole);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  const ratio = (of: readonly number[]) => spread(rows.release.map((time, round) => time / (of[round] ?? Number.NaN)));
  const seconds = (of: readonly number[]) => `${(median(of) / 1000).toFixed(1)} s`;
  printTable(
    ['after one changed text', 'takes', 'mf-billing’s release ÷'],
    [
      ['release of mf-billing', seconds(rows.release), ''],
      ['the same without a change', seconds(rows.unchanged), ''],
      ['the monolith’s scripts and styles', seconds(rows.scripts), ratio(rows.scripts)],
      ['with its pages, and packed as releases are', seconds(rows.whole), ratio(rows.whole)],
    ],
  );
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

async function buildAlone(folder: string, data: string): Promise<{ readonly scripts: number; readonly whole: number }> {
  const script = join(folder, 'e2e/bench/monolith/build-process.ts');
  const args = ['--import', import.meta.resolve('tsx'), script, folder, data, join(folder, 'monolith')];
  const { stdout } = await promisify(execFile)(process.execPath, args, {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production' },
  });
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '');
}
