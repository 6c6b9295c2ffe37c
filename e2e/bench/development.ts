import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { launchBrowser } from '../support/browser';
import { copyData } from '../support/delivery';
import { releaseForTests } from '../support/site';
import { compared, printTable, typical } from './figures';
import type { Part } from './part';
import { copyOfSources } from './releases';

interface Way {
  readonly what: string;
  /** Starts it, in a folder of sources on a data folder, with the site at `port` and the API at the port after ten. */
  readonly args: (folder: string, data: string, port: number) => readonly (readonly string[])[];
}

const tsx = ['--import', import.meta.resolve('tsx')];
const cli = 'delivery/src/cli.ts';
const ways: readonly Way[] = [
  { what: 'pnpm dev', args: () => [[cli, 'dev']] },
  { what: 'pnpm dev auth', args: () => [[cli, 'dev', 'auth']] },
  {
    what: 'the monolith’s dev server',
    args: (folder, data, port) => [
      ['delivery/src/dev/back-process.ts'],
      [join(folder, 'e2e/bench/monolith/dev-process.ts'), folder, data, String(port), String(port + 10)],
    ],
  },
];

/** From the command to a login page that can be used, at the second start, and from a saved file to what the page shows. */
export async function* printDevelopment(rounds: number): Part {
  await releaseForTests();
  const folder = copyOfSources();
  const data = join(folder, '.data');
  const port = Number(process.env.E2E_PORT ?? 4330) + 20;
  const browser = await launchBrowser();
  const tried = ways.map(({ what }) => ({ what, starts: [] as number[][], edits: [] as number[] }));
  try {
    copyData(data);
    // In turn, so that what else the machine does meets all of them alike.
    const turn = async () => {
      const times: Tried[] = [];
      for (const way of ways) times.push(await tryOut(browser, way, { folder, data, port }));
      return times;
    };
    // The first finds libraries, and makes the database.
    await turn();
    for (let round = 0; round < rounds; round += 1) {
      const turns = [await turn(), await turn()];
      for (const [at, { starts, edits }] of tried.entries()) {
        const own = turns.flatMap((times) => times[at] ?? []);
        starts.push(own.map(({ start }) => start));
        edits.push(...own.map(({ edit }) => edit));
      }
      yield;
    }
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true, force: true });
  }
  const monolith = tried.at(-1)?.starts ?? [];
  printTable(
    ['development', 'second start to login usable', '÷ the monolith’s', 'an edit to what is shown'],
    tried.map(({ what, starts, edits }) => [
      what,
      `${(typical(starts.flat()) / 1000).toFixed(1)} s`,
      starts === monolith ? '' : compared(starts, monolith),
      `${Math.round(typical(edits))} ms`,
    ]),
  );
}

interface Place {
  readonly folder: string;
  readonly data: string;
  readonly port: number;
}

/** In ms. */
interface Tried {
  readonly start: number;
  readonly edit: number;
}

async function tryOut(browser: Browser, way: Way, place: Place): Promise<Tried> {
  const began = performance.now();
  const servers = way.args(place.folder, place.data, place.port).map((args) => run(args, place));
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await openWhenItAnswers(page, `http://localhost:${place.port}/auth/login`, servers);
    const complaints: string[] = [];
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    page.on('pageerror', ({ message }) => complaints.push(message));
    await page
      .getByLabel('Email')
      .waitFor({ timeout: 120_000 })
      .catch(async (cause) => {
        const shown = await page.locator('body').textContent();
        throw new Error(
          `${way.what}: no login page came in two minutes.\nShown: ${shown}\nSaid: ${complaints.join('\n')}`,
          { cause },
        );
      });
    return { start: performance.now() - began, edit: await edit(page, place.folder) };
  } finally {
    await context.close();
    await Promise.all(servers.map(end));
  }
}

interface Server {
  readonly child: ChildProcess;
  /** The last that it said. */
  readonly words: () => string;
}

function run(args: readonly string[], { folder, data, port }: Place): Server {
  const environment = { DATA_DIR: data, PORT: String(port), API_PORT: String(port + 10), BACK_PORT: String(port + 10) };
  const child = spawn(process.execPath, [...tsx, ...args], {
    cwd: folder,
    // The builds of before have left another mode in this process.
    env: { ...process.env, ...environment, SEED_DEMO: '1', NODE_ENV: 'development' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => {
      said = `${said}${part}`.slice(-4000);
    });
  return { child, words: () => said };
}

const isRunning = ({ child }: Server) => child.exitCode === null && child.signalCode === null;

async function end(server: Server): Promise<void> {
  if (!isRunning(server)) return;
  const closed = once(server.child, 'close');
  server.child.kill('SIGTERM');
  await closed;
}

async function openWhenItAnswers(page: Page, url: string, servers: readonly Server[]): Promise<void> {
  let seen = 'nothing';
  for (const until = performance.now() + 120_000; performance.now() < until && servers.every(isRunning); ) {
    try {
      const answer = await page.goto(url, { waitUntil: 'commit' });
      if (answer?.ok()) return;
      seen = `status ${answer?.status()}`;
    } catch (error) {
      seen = String(error);
    }
    await setTimeout(100);
  }
  const why = servers.every(isRunning) ? 'did not answer in two minutes' : 'has no server any more';
  const words = servers.map((server) => server.words()).join('\n');
  throw new Error(`${url} ${why}. Last seen: ${seen}\nSaid: ${words}`);
}

/** Changes a word in the login page's code and looks at every frame until the page shows it. */
async function edit(page: Page, folder: string): Promise<number> {
  const file = join(folder, 'mf-auth/src/login/login-page.tsx');
  const source = readFileSync(file, 'utf8');
  try {
    const word = `Edited ${Date.now()}`;
    const isShown = page.evaluate<number>(
      `new Promise((resolve) => requestAnimationFrame(function look() {
        if (document.querySelector('main')?.textContent.includes('${word}')) resolve(Date.now());
        else requestAnimationFrame(look);
      }))`,
    );
    const saved = Date.now();
    writeFileSync(file, withWord(source, word));
    return (await isShown) - saved;
  } finally {
    writeFileSync(file, source);
  }
}

/** The login page with another heading. */
function withWord(source: string, word: string): string {
  const changed = source.replace("title={t('login.title')}", `title="${word}"`);
  if (changed === source) throw new Error('mf-auth/src/login/login-page.tsx has no heading that the bench knows.');
  return changed;
}
