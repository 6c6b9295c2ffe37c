// `npm test`: types, lint, unit tests and browser tests, from a fresh clone. Ends with the line `N passed, N failed`.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readBrowserReport } from './browser-report.mjs';
import { findChromium } from './find-chromium.mjs';
import { makeScratch } from './scratch.mjs';
import { checkNode, install, root } from './set-up.mjs';

checkNode();
install();

const reports = join(root, 'node_modules/.cache/reports');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const scratch = makeScratch();
const total = { passed: 0, failed: 0 };
/** What a reader of the end alone has to know: which step, which test, and what became of it. */
const told = [];

check('types', 'tsc', ['-b']);
check('lint', 'biome', ['check', '.']);
check('unused', 'knip', ['--no-progress']);
check('unused but for tests', 'knip', ['--no-progress', '--production', '--exclude', 'types']);
const unitReport = join(reports, 'unit.json');
const reporters = ['--reporter=default', `--reporter=${join(root, 'delivery/bin/unit-report.mjs')}`];
count('unit tests', 'vitest', ['run', ...reporters], { UNIT_REPORT: unitReport }, () => readReport(unitReport));
const chromium = findChromium();
if (chromium) {
  const browserReport = join(reports, 'browser.json');
  count(
    'browser tests',
    'playwright',
    // `pnpm browsers` runs the rest of the walk in other browsers.
    ['test', '--config', 'e2e/playwright.config.ts', '--grep-invert', '@whole', '--reporter=line,json'],
    { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport },
    () => readBrowserReport(readReport(browserReport)),
  );
} else {
  total.failed += 1;
  told.push('browser tests: there is no Chromium for them. Install one, or set CHROMIUM_PATH to the path of yours.');
}

console.log(total.failed === 0 ? '\nEverything is green.' : '\nSomething failed.');
for (const line of told) console.log(`  ${line}`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;

/** A step that passes or fails as a whole. */
function check(what, tool, args) {
  const isGreen = run(what, tool, args, {}) === 0;
  total[isGreen ? 'passed' : 'failed'] += 1;
  if (!isGreen) told.push(`${what}: failed`);
}

/** A step that counts its tests. One that ends badly without a failed test counts as one failure. */
function count(what, tool, args, settings, read) {
  const status = run(what, tool, args, settings);
  try {
    const { passed, failed, flaky = [] } = read();
    total.passed += passed;
    total.failed += failed.length;
    for (const name of failed) told.push(`${what}, failed: ${name}`);
    for (const name of flaky) told.push(`${what}, needed a second try (find the cause): ${name}`);
    if (failed.length > 0 || (status === 0 && passed > 0)) return;
    told.push(`${what}: ended with code ${status}, ${passed} passed, none failed`);
  } catch (error) {
    told.push(`${what}: ended with code ${status} and left no report (${error.message})`);
  }
  total.failed += 1;
}

function run(what, tool, args, settings) {
  console.log(`\n— ${what}`);
  const program = [root, join(root, 'e2e')]
    .map((folder) => join(folder, 'node_modules/.bin', tool))
    .find((path) => existsSync(path));
  if (!program) {
    console.error(`${tool} is not installed: delete node_modules and run npm test again.`);
    return 1;
  }
  const options = {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, TMPDIR: scratch, ...settings },
  };
  return spawnSync(program, args, options).status ?? 1;
}

function readReport(path) {
  return JSON.parse(readFileSync(path, 'utf8'));
}
