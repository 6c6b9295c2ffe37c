import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { run as retireByName } from '../commands/retire';
import { run as rollBack } from '../commands/rollback';
import type { Places } from '../places';
import { accountBuild, billingBuild, shellBuild, temporaryPlaces, write } from '../testing/fake-site';
import { buildOfSources, writeSources } from '../testing/fake-sources';
import { activate } from './activate';
import { readActivity, withdrawnIds } from './activity';
import { buildPackage } from './build';
import { liveIds } from './live';
import { prepareShell } from './prepare-shell';
import { release } from './release';
import { releaseAll } from './release-all';
import { prepareRemote } from './remote-release';
import { repair } from './repair';
import { bringBack, retire } from './retire';

vi.mock('./build', { spy: true });

let places: Places;
const live = () => [...liveIds(places).keys()];
const isPage = () => existsSync(join(places.site, 'dashboard/billing/invoices/index.html'));
const start = () => releaseAll(places, undefined, { by: 'start' });

async function releaseBilling(variation: Parameters<typeof billingBuild>[1] = {}) {
  const remotes = { 'mf-billing': prepareRemote(places, 'mf-billing', billingBuild(places, variation)) };
  await activate(places, { shell: prepareShell(places, shellBuild(places)), remotes });
}

beforeEach(() => {
  vi.spyOn(console, 'log').mockReturnValue();
  vi.mocked(buildPackage).mockImplementation(buildOfSources);
  places = temporaryPlaces();
  vi.stubEnv('DATA_DIR', places.dataDir);
});
afterEach(() => {
  vi.unstubAllEnvs();
});

it('F76: a remote that is retired is no part of the site, and who did it is written down', async () => {
  await releaseBilling();
  const id = liveIds(places).get('mf-billing') ?? '';
  await retireByName(['billing', '--message', 'nobody uses it']);
  expect([live(), isPage()]).toEqual([['shell'], false]);
  expect(readActivity(places).at(-1)).toMatchObject({
    name: 'mf-billing',
    id,
    action: 'retire',
    user: expect.any(String),
    message: 'nobody uses it',
  });
  // So that `pnpm follow` leaves it out as well.
  expect([...withdrawnIds(places, 'mf-billing').keys()]).toEqual([id]);
  await expect(retire(places, 'mf-billing')).rejects.toThrow('mf-billing is no remote that is live');
});

it('F76: stays in the site while a page of another shows a widget of it', async () => {
  await releaseBilling();
  await activate(places, { remotes: { 'mf-account': prepareRemote(places, 'mf-account', accountBuild(places)) } });
  await expect(retire(places, 'mf-billing')).rejects.toThrow(
    'mf-account shows payment-methods@1 on /dashboard/account, and nothing that is live would offer it. Release that page without it first.',
  );
  await retire(places, 'mf-account');
  await retire(places, 'mf-billing');
  expect(live()).toEqual(['shell']);
});

it('F76: stays in the site while others may link to a page of it by its name', async () => {
  await releaseBilling({ pageName: 'billing' });
  await expect(retire(places, 'mf-billing')).rejects.toThrow('would no longer serve the page named billing');
  expect(isPage()).toBe(true);
});

it.each([[[]], [['the release']]])('F76: a roll back brings it back: %j', async (named) => {
  await releaseBilling({ source: 'older' });
  await releaseBilling();
  const id = liveIds(places).get('mf-billing') ?? '';
  await retire(places, 'mf-billing');
  await expect(rollBack(['billing', '1.0.0-none'])).rejects.toThrow(
    `mf-billing has no whole release 1.0.0-none; there`,
  );
  await rollBack(['billing', ...named.map(() => id)]);
  expect([liveIds(places).get('mf-billing'), isPage()]).toEqual([id, true]);
  expect([...withdrawnIds(places, 'mf-billing').keys()]).toEqual([]);
  await rollBack(['billing']);
  expect(liveIds(places).get('mf-billing')).not.toBe(id);
});

it('F76: neither a start nor a release of all brings back what has no sources here; where it has some, each does', async () => {
  writeSources(places, { billing: 'one', shell: 'one' });
  await start();
  await retire(places, 'mf-billing');
  rmSync(join(places.root, 'mf-billing/vite.config.ts'));
  expect([await start(), await releaseAll(places)]).toEqual([[], []]);
  expect(live()).toEqual(['shell']);
  for (const again of [start, () => releaseAll(places), () => release(places, 'mf-billing')]) {
    writeSources(places, {});
    await again();
    expect(live()).toEqual(['shell', 'mf-billing']);
    await retire(places, 'mf-billing');
  }
});

it('F76: a registry that is rebuilt from the records leaves it out', async () => {
  await releaseBilling();
  await retire(places, 'mf-billing');
  rmSync(places.registry);
  rmSync(join(places.site, 'registry.json'));
  await repair(places);
  expect(live()).toEqual(['shell']);
});

it('F330: what was retired is brought back, whatever the checkout allows its pages to take', async () => {
  await releaseBilling();
  const { from = '' } = await retire(places, 'mf-billing');
  const tight = { '/dashboard/billing/invoices': { kib: 0.01, requests: 1 } };
  write(places.root, 'mf-billing/budget.json', JSON.stringify(tight));
  await bringBack(places, 'mf-billing', from, {});
  expect([live(), isPage()]).toEqual([['shell', 'mf-billing'], true]);
});
