import { execFile, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { fillDataDir } from '../../reference-api/src/testing/ready-database';
import { copyReleases } from './copy-releases';

export const root = fileURLToPath(new URL('../..', import.meta.url));
/** Releases and composed site that the tests' server shows. */
const liveData = join(root, 'node_modules/.cache/e2e');

const run = promisify(execFile);
const tsx = ['--import', import.meta.resolve('tsx')];

/** Runs a delivery command as `pnpm <command>` does, in a checkout, on the data folder `dataDir`. Resolves to its words. */
export async function deliver(checkout: string, dataDir: string, ...args: string[]): Promise<string> {
  const { stdout } = await run(process.execPath, [...tsx, 'delivery/src/cli.ts', ...args], {
    cwd: checkout,
    env: { ...process.env, DATA_DIR: dataDir },
  });
  return stdout;
}

/** Looks at a release of mf-auth whose login page throws in Russian, in a data folder; resolves to why it is refused. */
export async function proveBrokenLogin(dataDir: string): Promise<string> {
  const script = fileURLToPath(new URL('prove-broken-login.ts', import.meta.url));
  const { stdout } = await run(process.execPath, [...tsx, script, dataDir], { cwd: root });
  return stdout;
}

/** What each remote of the site in a data folder, which is used up, adds to a page that shows nothing of it; brotli, in bytes. */
export async function bytesOfRemotes(dataDir: string): Promise<Readonly<Record<string, number>>> {
  const script = fileURLToPath(new URL('weigh-remotes.ts', import.meta.url));
  const { stdout } = await run(process.execPath, [...tsx, script, dataDir], { cwd: root });
  return JSON.parse(stdout.trimEnd().split('\n').at(-1) ?? '');
}

/** `pnpm serve` on a new database; resolves to the way to stop it, once the site is ready. `--as-composed` is quicker, where nothing was configured since. */
export function serve(
  checkout: string,
  dataDir: string,
  port: number,
  ...flags: readonly '--as-composed'[]
): Promise<() => Promise<void>> {
  return start(['serve', ...flags], { checkout, dataDir }, { PORT: String(port), HOST: 'localhost', SEED_DEMO: '1' });
}

/** `pnpm dev <remote>` in this checkout: the site at `port`, its remotes at those after it, the API eight further; as `serve` otherwise. */
export function develop(remote: string, dataDir: string, port: number): Promise<() => Promise<void>> {
  // F341: whatever the shell in which somebody develops is for.
  const settings = { PORT: String(port), API_PORT: String(port + 8), NODE_ENV: 'production' };
  return start(['dev', remote], { checkout: root, dataDir }, settings);
}

async function start(
  args: readonly string[],
  { checkout, dataDir }: { readonly checkout: string; readonly dataDir: string },
  settings: Readonly<Record<string, string>>,
): Promise<() => Promise<void>> {
  fillDataDir(join(dataDir, 'api'));
  const child = spawn(process.execPath, [...tsx, 'delivery/src/cli.ts', ...args], {
    cwd: checkout,
    env: { ...process.env, ...settings, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (words: Buffer) => words.includes('is ready') && resolve());
    void ended.then(() => reject(new Error('The server ended before it was ready.')));
  });
  return async () => {
    child.kill('SIGTERM');
    await ended;
  };
}

/** A data folder of the test's own, with the releases that are live. */
export function copyData(dataDir: string): void {
  copyReleases(liveData, dataDir);
}

/** A checkout in which one remote exists and the others do not. */
export function checkoutOf(remote: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'careline-'));
  for (const file of ['package.json', 'pnpm-workspace.yaml', 'pnpm-lock.yaml', 'tsconfig.base.json']) {
    cpSync(join(root, file), join(folder, file));
  }
  for (const part of ['delivery', 'shell/config.json', remote]) {
    cpSync(join(root, part), join(folder, part), {
      recursive: true,
      verbatimSymlinks: true,
      // What is packed meanwhile, for another test.
      filter: (path) => !/\/dist$/.test(path),
    });
  }
  for (const part of ['shared', 'reference-api', 'node_modules']) symlinkSync(join(root, part), join(folder, part));
  return folder;
}
