// Plain Node and no dependencies: this runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

/** Says one sentence and ends the process. */
export function give(up) {
  console.error(up);
  process.exit(1);
}

export function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  give(`Careline needs Node 20.19 or newer, and this is ${process.versions.node}: install it from https://nodejs.org.`);
}

/** Installs the locked packages; does nothing when lockfile and package.json files are those of the last time. */
export function install() {
  const stamp = join(root, 'node_modules/.careline-installed');
  const wanted = fingerprint();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log('Installing packages…');
  const { command, before, options } = pnpm();
  const result = spawnSync(command, [...before, 'install', '--frozen-lockfile', '--prefer-offline'], options);
  if (result.status !== 0) {
    console.error(`${result.stdout ?? ''}${result.stderr ?? ''}`.trim());
    give(
      `The packages could not be installed (${command} install failed, above): check the connection to the npm registry and try again.`,
    );
  }
  writeFileSync(stamp, wanted);
}

/** How the pinned pnpm is started: the installed one, or the one that npx keeps. */
export function pnpm() {
  const version = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).packageManager.split('@')[1];
  const options = {
    cwd: root,
    encoding: 'utf8',
    shell: process.platform === 'win32',
    env: { ...process.env, CI: '1' },
  };
  const local = spawnSync('pnpm', ['--version'], options);
  const isRight = local.status === 0 && local.stdout.trim() === version;
  const [command, ...before] = isRight ? ['pnpm'] : ['npx', '-y', `pnpm@${version}`];
  return { command, before, options };
}

function fingerprint() {
  const hash = createHash('sha256').update(process.versions.node);
  const folders = readdirSync(root).filter((name) => existsSync(join(root, name, 'package.json')));
  for (const file of ['pnpm-lock.yaml', 'package.json', ...folders.map((folder) => `${folder}/package.json`)]) {
    hash.update(readFileSync(join(root, file)));
  }
  return hash.digest('hex');
}
