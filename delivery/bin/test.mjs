// `npm test`: types, lint, unit tests and browser tests, from a fresh clone. Ends with the line `N passed, N failed`.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium } from './find-chromium.mjs';
import { checkNode, install, root } from './set-up.mjs';

checkNode();
install();

const reports = join(root, 'node_modules/.cache/reports');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const total = { passed: 0, failed: 0 };

check('types', 'tsc', ['-b']);
check('lint', 'biome', ['check', '.']);
check('unused', 'knip', ['--no-progress']);
check('unused but for tests', 'knip', ['--no-progress', '--production', '--exclude', 'types']);
count(
  'unit tests',
  'vitest',
  ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${join(reports, 'unit.json')}`],
  {},
  () => {
    const { numPassedTests, numFailedTests, numFailedTestSuites } = readReport('unit.json');
    // A file that cannot be loaded has no failed test, only a failed suite.
    return { passed: numPassedTests, failed: numFailedTests || numFailedTestSuites };
  },
);
const chromium = findChromium();
if (chromium) {
  const settings = { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: join(reports, 'browser.json') };
  count(
    'browser tests',
    'playwright',
    // `pnpm browsers` runs the rest of the walk.
    ['test', '--config', 'e2e/playwright.config.ts', '--grep-invert', '@whole', '--reporter=line,json'],
    settings,
    () => {
      const { expected, flaky, unexpected } = readReport('browser.json').stats;
      if (flaky > 0) console.warn(`${flaky} browser tests needed a second try: see "flaky" above, and find the cause.`);
      return { passed: expected + flaky, failed: unexpected };
    },
  );
} else {
  total.failed += 1;
  console.error('There is no Chromium for the browser tests: install one, or set CHROMIUM_PATH to the path of yours.');
}

console.log(total.failed === 0 ? '\nEverything is green.' : '\nSomething failed: see above.');
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;

/** A step that passes or fails as a whole. */
function check(what, tool, args) {
  const isGreen = run(what, tool, args, {}) === 0;
  total[isGreen ? 'passed' : 'failed'] += 1;
}

/** A step that counts its tests. One that ends badly without a failed test counts as one failure. */
function count(what, tool, args, settings, read) {
  const status = run(what, tool, args, settings);
  let found = { passed: 0, failed: 0 };
  try {
    found = read();
  } catch (error) {
    console.error(`The ${what} left no report: ${error.message}`);
  }
  total.passed += found.passed;
  total.failed += found.failed === 0 && (status !== 0 || found.passed === 0) ? 1 : found.failed;
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
    env: { ...process.env, ...settings },
  };
  return spawnSync(program, args, options).status ?? 1;
}

function readReport(name) {
  return JSON.parse(readFileSync(join(reports, name), 'utf8'));
}
