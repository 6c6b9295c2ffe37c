import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from './set-up.mjs';

/** Chromium without a window to draw, which Playwright itself prefers: the same engine, for two thirds of the time. */
const headlessShell = '/usr/bin/chromium-headless-shell';

const usualPlaces = [
  headlessShell,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * The path of a Chromium: the configured one, an installed one, Playwright's own, or one that is installed now. Undefined where
 * none can be had. Throws an Error for a configured one that is not there.
 */
export function findChromium() {
  const configured = process.env.CHROMIUM_PATH;
  if (configured && !existsSync(configured))
    throw new Error(`CHROMIUM_PATH is ${configured}, and there is no such file: correct it, or unset it.`);
  if (configured) return configured;
  if (process.env.CI && !existsSync(headlessShell)) fromDebian();
  return usualPlaces.find((path) => existsSync(path)) ?? playwrights() ?? download() ?? fromDebian();
}

function playwrights() {
  if (!existsSync(join(root, 'e2e'))) return undefined;
  const require = createRequire(join(root, 'e2e/package.json'));
  const path = require('playwright').chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

function download() {
  if (!existsSync(join(root, 'e2e'))) return undefined;
  console.log('Fetching a Chromium for the browser tests…');
  const require = createRequire(join(root, 'e2e/package.json'));
  const cli = join(require.resolve('playwright/package.json'), '../cli.js');
  spawnSync(process.execPath, [cli, 'install', 'chromium'], { stdio: 'ignore', timeout: 300_000 });
  return playwrights();
}

function fromDebian() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  const options = { stdio: 'ignore', timeout: 120_000 };
  spawnSync('apt-get', ['update'], options);
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium-headless-shell'], options);
  return usualPlaces.find((path) => existsSync(path));
}
