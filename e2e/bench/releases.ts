import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { remotesIn } from '@careline/delivery/release';
import { copyData, deliver, root } from '../support/delivery';
import { releaseForTests } from '../support/site';
import { compared, printTable, typical } from './figures';
import type { Part } from './part';

const file = 'mf-billing/src/texts/en.json';

/** Places of texts in that file: one that a page of mf-billing says, and one that the navigation says on every page of its language. */
const texts = { text: ['cards', 'description'], title: ['pages', 'billing'] } as const;

type Row = 'text' | 'title' | 'unchanged' | 'scripts' | 'whole';
const ratedRows: readonly Row[] = ['text', 'title'];

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
function change(folder: string, [group, name]: readonly [string, string], round: number): void {
  const known = JSON.parse(readFileSync(join(root, file), 'utf8'));
  known[group][name] += ` ${round}`;
  writeFileSync(join(folder, file), `${JSON.stringify(known, null, 2)}\n`);
}

/** The release of one remote after one changed text, after a changed title, and without any change, beside the whole build of the monolith after the same change. */
export async function* printReleases(rounds: number): Part {
  await releaseForTests();
  const folder = copyOfSources();
  const data = join(folder, '.data');
  const rows: Record<Row, number[][]> = { text: [], title: [], unchanged: [], scripts: [], whole: [] };
  try {
    copyData(data);
    const release = () => timed(() => deliver(folder, data, 'release', 'mf-billing', '--no-verify'));
    let changes = 0;
    const turn = async (): Promise<Record<Row, number>> => {
      changes += 1;
      change(folder, texts.title, changes);
      const title = await release();
      change(folder, texts.text, changes);
      return { title, text: await release(), unchanged: await release(), ...(await buildAlone(folder, data)) };
    };
    // The first fills the caches of compiled sources.
    await turn();
    for (let round = 0; round < rounds; round += 1) {
      const turns = [await turn(), await turn()];
      for (const row of ['text', 'title', 'unchanged', 'scripts', 'whole'] as const)
        rows[row].push(turns.map((times) => times[row]));
      yield;
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  const ratio = (row: Row, to: Row) => (ratedRows.includes(row) ? compared(rows[row], rows[to]) : '');
  const line = (what: string, row: Row) => [
    what,
    `${(typical(rows[row].flat()) / 1000).toFixed(1)} s`,
    ratio(row, 'scripts'),
    ratio(row, 'whole'),
  ];
  printTable(
    [`release (${rounds} rounds)`, 'takes', '÷ the monolith’s scripts and styles', '÷ its whole site, packed'],
    [
      line('of mf-billing after one changed text', 'text'),
      line('after a changed title, which every page of its language shows', 'title'),
      line('without a change', 'unchanged'),
      line('the monolith’s scripts and styles', 'scripts'),
      line('with its pages, and packed as releases are', 'whole'),
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
