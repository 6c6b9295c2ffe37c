import { parseArgs } from 'node:util';
import { launchBrowser } from '../support/browser';
import { releaseForTests } from '../support/site';
import { reportOf } from './report';
import { startSoakSite } from './soak-site';
import { walk } from './walk';

// `pnpm soak --steps N --seed S`: a random walk over the whole site, the same for the same seed.
const { values } = parseArgs({
  options: { steps: { type: 'string', default: '1000' }, seed: { type: 'string', default: '1' } },
});
const [steps, seed] = [Number(values.steps), Number(values.seed)];
if (!Number.isInteger(steps) || !Number.isInteger(seed) || steps < 1) {
  console.error('Usage: pnpm soak --steps 1000 --seed 1');
  process.exit(1);
}

await releaseForTests();
const site = await startSoakSite(Number(process.env.E2E_PORT ?? 4340));
const browser = await launchBrowser();
try {
  const report = await walk(browser, site, { steps, seed, onProgress: (step) => console.log(`${step} steps`) });
  console.log(reportOf(report));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await browser.close();
  await site.stop();
}
