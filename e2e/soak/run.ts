import { parseArgs } from 'node:util';
import { launchBrowser } from '../support/browser';
import { releaseForTests } from '../support/site';
import { newsOf, reportOf } from './report';
import { startSoakSite } from './soak-site';
import { walk } from './walk';

// `pnpm soak --steps N --seed S`: a random walk over the whole site, the same for the same seed. `--minutes M`, or Ctrl-C, ends it earlier, and tells
// what has held until then.
const { values } = parseArgs({
  options: {
    steps: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
    minutes: { type: 'string', default: 'Infinity' },
  },
});
const [steps, seed, minutes] = [Number(values.steps), Number(values.seed), Number(values.minutes)];
if (!Number.isInteger(steps) || !Number.isInteger(seed) || steps < 1 || !(minutes > 0)) {
  console.error('Usage: pnpm soak --steps 1000 --seed 1 --minutes 30');
  process.exit(1);
}

let isInterrupted = false;
// From here on: whoever left while the site starts would leave its folder.
process.once('SIGINT', () => {
  isInterrupted = true;
});
await releaseForTests();
const site = await startSoakSite(Number(process.env.E2E_PORT ?? 4340));
const browser = await launchBrowser();
const end = performance.now() + minutes * 60_000;
try {
  const report = await walk(browser, site, {
    steps,
    seed,
    onProgress: (news) => console.log(newsOf(news)),
    isOver: () => isInterrupted || performance.now() > end,
  });
  console.log(reportOf(report));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await browser.close();
  await site.stop();
}
