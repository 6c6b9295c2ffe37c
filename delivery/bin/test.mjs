// `npm test`: types, lint, unit tests and browser tests, from a fresh clone. Ends with the line `N passed, N failed`.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readBrowserReport } from './browser-report.mjs';
import { findChromium } from './find-chromium.mjs';
import { freeTestPorts, runTool, stopWithParent } from './processes.mjs';
import { makeScratch } from './scratch.mjs';
import { checkNode, give, install, root } from './set-up.mjs';
import { planOf } from './test-plan.mjs';

checkNode();
stopWithParent('test');
const workspace = JSON.parse(readFileSync(join(root, 'tsconfig.json'), 'utf8')).references.map(({ path }) => path);
const present = workspace.filter((folder) => existsSync(join(root, folder, 'tsconfig.json')));
const absent = workspace.filter((folder) => !present.includes(folder));
const plan = orGiveUp(() => planOf({ only: onlyOf(process.argv.slice(2)), present, absent }));
install();

const reports = join(root, 'node_modules/.cache/reports');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const scratch = makeScratch();
const total = { passed: 0, failed: 0 };
/** What a reader of the end alone has to know: which step, which test, and what became of it. */
const told = [];
/** Each step with its time. */
const took = [];

const needsBrowser = plan.some(({ tool }) => tool === 'playwright') && journeysCanRun();
// Before the minutes that the rest takes.
const chromium = needsBrowser ? orGiveUp(findChromium) : undefined;
if (needsBrowser && chromium === undefined)
  give(
    'There is no Chromium for the browser tests: install one, or set CHROMIUM_PATH to the path of yours; npm test -- --only=unit does without.',
  );

for (const { step, tool, args } of plan) {
  if (tool === 'vitest') {
    const report = join(reports, 'unit.json');
    const reporters = ['--reporter=default', `--reporter=${join(root, 'delivery/bin/unit-report.mjs')}`];
    await count(step, tool, [...args, ...reporters], { UNIT_REPORT: report }, () => readReport(report));
  } else if (tool !== 'playwright') {
    await check(step, tool, args);
  } else if (chromium !== undefined) {
    const report = join(reports, 'browser.json');
    const settings = {
      CHROMIUM_PATH: chromium,
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      E2E_PORT: process.env.E2E_PORT ?? String(await freeTestPorts()),
      ...(absent.length > 0 && { E2E_RELEASED: dataDir() }),
    };
    const read = () => readBrowserReport(readReport(report));
    await count(step, tool, [...args, '--reporter=line,json'], settings, read);
  }
}

console.log(`\n${took.join(', ')}`);
console.log(total.failed === 0 ? '\nEverything is green.' : '\nSomething failed.');
for (const line of told) console.log(`  ${line}`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;

function onlyOf(args) {
  const [option, ...others] = args;
  if (option === undefined) return undefined;
  if (option.startsWith('--only=') && others.length === 0) return option.slice('--only='.length);
  return give(`"${args.join(' ')}" is not understood: npm test -- --only=unit, browser or a remote was expected.`);
}

/** The remotes that are not in this checkout come from their releases. */
function journeysCanRun() {
  if (absent.length === 0 || existsSync(join(dataDir(), 'live/registry.json'))) return true;
  told.push(
    `browser tests: skipped. ${absent.join(', ')} are not here, and ${dataDir()} holds no releases of them; DATA_DIR names a folder that does.`,
  );
  return false;
}

function dataDir() {
  return resolve(root, process.env.DATA_DIR || '.data');
}

function orGiveUp(work) {
  try {
    return work();
  } catch (error) {
    return give(error.message);
  }
}

/** A step that passes or fails as a whole. */
async function check(what, tool, args) {
  const isGreen = (await run(what, tool, args, {})) === 0;
  total[isGreen ? 'passed' : 'failed'] += 1;
  if (!isGreen) told.push(`${what}: failed`);
}

/** A step that counts its tests. One that ends badly without a failed test counts as one failure. */
async function count(what, tool, args, settings, read) {
  const status = await run(what, tool, args, settings);
  try {
    const { passed, failed, flaky = [], skipped = [] } = read();
    total.passed += passed;
    total.failed += failed.length;
    for (const name of failed) told.push(`${what}, failed: ${name}`);
    for (const name of flaky) told.push(`${what}, needed a second try (find the cause): ${name}`);
    for (const reason of skipped) told.push(`${what}, skipped: ${reason}`);
    if (failed.length > 0 || (status === 0 && passed > 0)) return;
    told.push(`${what}: ended with code ${status}, ${passed} passed, none failed`);
  } catch (error) {
    told.push(`${what}: ended with code ${status} and left no report (${error.message})`);
  }
  total.failed += 1;
}

async function run(what, tool, args, settings) {
  console.log(`\n— ${what}`);
  const program = [root, join(root, 'e2e')]
    .map((folder) => join(folder, 'node_modules/.bin', tool))
    .find((path) => existsSync(path));
  if (!program) {
    console.error(`${tool} is not installed: delete node_modules and run npm test again.`);
    return 1;
  }
  const started = performance.now();
  const status = await runTool(program, args, { cwd: root, env: { ...process.env, TMPDIR: scratch, ...settings } });
  took.push(`${what} ${Math.round((performance.now() - started) / 1000)} s`);
  return status;
}

function readReport(path) {
  return JSON.parse(readFileSync(path, 'utf8'));
}
