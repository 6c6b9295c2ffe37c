import { startSoakSite } from '../soak/soak-site';
import { walk } from '../soak/walk';
import { expect, test } from '../support/test';

test('F1 F2 F3 F4: 300 random steps in two tabs keep every promise: nothing blank, lost, bought twice, left behind or somebody else’s', async ({
  browser,
  baseURL,
}, { parallelIndex }) => {
  // A machine that does other work as well takes several times as long.
  test.setTimeout(600_000);
  const site = await startSoakSite(Number(new URL(baseURL ?? '').port) + 14 + parallelIndex);
  try {
    const { steps } = await walk(browser, site, { seed: 3, steps: 300 });
    expect(steps).toBe(300);
  } finally {
    await site.stop();
  }
});
