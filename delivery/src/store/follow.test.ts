import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import type { Places } from '../places';
import { activate } from '../release/activate';
import { withdraw } from '../release/canary';
import { liveIds } from '../release/live';
import { prepareShell } from '../release/prepare-shell';
import { prepareRemote, releaseId } from '../release/remote-release';
import { retire } from '../release/retire';
import { rollBack } from '../release/rollback';
import { billingBuild, shellBuild, temporaryPlaces, write } from '../testing/fake-site';
import { folderBlobs } from './folder-blobs';
import { follow, promote } from './promote';
import { type ReleaseStore, releaseStore } from './release-store';

const me = { user: 'eva' };
const live = (places: Places, name = 'mf-billing') => liveIds(places).get(name);

async function release(places: Places, source: string, traffic?: number): Promise<string> {
  const remote = prepareRemote(places, 'mf-billing', billingBuild(places, { source }));
  await activate(places, { remotes: { 'mf-billing': remote }, traffic });
  return releaseId(remote);
}

/** A site that has followed a team's releases `one` and `two`, and the store between them. */
async function followed() {
  const [team, site] = [temporaryPlaces(), temporaryPlaces()];
  const store = releaseStore('production', folderBlobs(join(team.root, 'store')));
  const told: string[] = [];
  const publish = async (source: string) => {
    const id = await release(team, source);
    await promote(team, store, 'mf-billing', me);
    return id;
  };
  const run = async () => {
    told.length = 0;
    return (await follow(site, store, (words) => told.push(words))).map(({ to }) => to);
  };
  await activate(team, { shell: prepareShell(team, shellBuild(team)), remotes: {} });
  await promote(team, store, 'shell', me);
  const one = await publish('one');
  await run();
  const two = await publish('two');
  await run();
  return { team, site, store, told, publish, run, one, two };
}

it('F33: what was rolled back on a site stays so while it follows, and is told, until something else is promoted', async () => {
  const { site, told, publish, run, one, two } = await followed();
  await rollBack(site, 'mf-billing', { message: 'two loses invoices' });
  for (let time = 0; time < 2; time += 1) {
    expect(await run()).toEqual([]);
    expect(told).toEqual([
      expect.stringMatching(
        `^mf-billing ${two} was taken back here at 20.+Z and stays so: pnpm rollback mf-billing ${two} makes it live again\\.$`,
      ),
    ]);
    expect(live(site)).toBe(one);
  }
  const three = await publish('three');
  expect(await run()).toEqual([three]);
  expect([live(site), told]).toEqual([three, []]);
});

it('F33: a release that was rolled back is followed once more when it is promoted after that, and left alone when it is live again', async () => {
  const { team, site, store, told, run, one, two } = await followed();
  await rollBack(site, 'mf-billing');
  for (const [wanted, changes] of [
    [one, []],
    [two, [two]],
  ] as const) {
    await rollBack(team, 'mf-billing', { wanted });
    await promote(team, store, 'mf-billing', me);
    expect(await run()).toEqual(changes);
  }
  await rollBack(site, 'mf-billing');
  await rollBack(site, 'mf-billing', { wanted: two });
  expect([await run(), told, live(site)]).toEqual([[], [], two]);
});

it('F33: what a share of the browsers tried and was withdrawn stays so, and a shell as well; the rest is followed', async () => {
  const { team, site, store, told, publish, run, two } = await followed();
  const three = await publish('three');
  await release(site, 'three', 10);
  await withdraw(site, 'mf-billing');
  const before = live(site, 'shell');
  await activate(team, { shell: prepareShell(team, shellBuild(team, { source: 'other()' })), remotes: {} });
  await promote(team, store, 'shell', me);
  const shell = live(team, 'shell');
  expect(await run()).toEqual([shell]);
  expect([live(site), told]).toEqual([two, [expect.stringContaining(`mf-billing ${three} was taken back`)]]);
  await rollBack(site, 'shell');
  expect(await run()).toEqual([]);
  expect(told).toContainEqual(expect.stringContaining(`shell ${shell} was taken back`));
  expect(live(site, 'shell')).toBe(before);
});

it('F33: rolled back on one site, a release is taken back from all by promoting what that site has', async () => {
  const { site, store, publish, two, told, run } = await followed();
  const other = temporaryPlaces();
  await publish('three');
  await run();
  await follow(other, store);
  await rollBack(site, 'mf-billing');
  await promote(site, store, 'mf-billing', me);
  await follow(other, store);
  expect([await run(), told, live(other)]).toEqual([[], [], two]);
});

it('F86: what was changed here while releases were on their way from the store stays, and is told', async () => {
  const { site, store, publish, run, two } = await followed();
  await publish('three');
  const slow: ReleaseStore = {
    ...store,
    get: async (name, id) => {
      const files = await store.get(name, id);
      // Another one that follows was faster, and somebody has taken back what it brought.
      await run();
      await rollBack(site, name);
      return files;
    },
  };
  await expect(follow(site, slow)).rejects.toThrow(
    `mf-billing was changed here while releases were on their way: ${two} is live. Nothing was made live`,
  );
  expect([live(site), await run(), live(site)]).toEqual([two, [], two]);
  const four = await publish('four');
  expect((await Promise.all([follow(site, store), follow(site, store)])).flat().map(({ to }) => to)).toEqual([four]);
});

it('F87: what was rolled back stays so, though the clock of whoever promoted it is ahead', async () => {
  const { team, site, store, told, publish, run, one } = await followed();
  await rollBack(site, 'mf-billing', { wanted: one });
  const soon = Date.now() + 5 * 60_000;
  vi.setSystemTime(soon);
  const three = await publish('three');
  vi.useRealTimers();
  expect(await run()).toEqual([three]);
  await rollBack(site, 'mf-billing');
  const before = live(site);
  expect([await run(), live(site)]).toEqual([[], before]);
  expect(told).toEqual([expect.stringContaining(`mf-billing ${three} was taken back here`)]);
  // Promoted once more it is another promotion, whatever the clocks say.
  for (const wanted of [one, three]) {
    await rollBack(team, 'mf-billing', { wanted });
    await promote(team, store, 'mf-billing', me);
  }
  expect(await run()).toEqual([three]);
});

it('F264: what a site has retired stays so, although a newer release of it waits in the store, until something is promoted after that', async () => {
  const { site, told, publish, run } = await followed();
  await publish('three');
  await retire(site, 'mf-billing');
  expect([await run(), live(site)]).toEqual([[], undefined]);
  expect(told).toEqual([
    expect.stringMatching(
      /^mf-billing was taken back here at 20.+Z and stays so: pnpm rollback mf-billing makes it live again\.$/,
    ),
  ]);
  const four = await publish('four');
  expect([await run(), told, live(site)]).toEqual([[four], [], four]);
});

it('F264: of a release that was rolled back, promoted once more and then retired the retirement holds', async () => {
  const { team, site, store, run, one, two } = await followed();
  await rollBack(site, 'mf-billing');
  for (const wanted of [one, two]) {
    await rollBack(team, 'mf-billing', { wanted });
    await promote(team, store, 'mf-billing', me);
  }
  await retire(site, 'mf-billing');
  expect([await run(), live(site)]).toEqual([[], undefined]);
});

it('F330: what a site follows is not held to the budgets of its own checkout, which may be older', async () => {
  const { team, site, store, publish, run } = await followed();
  const tight = { '/dashboard/billing/invoices': { kib: 0.01, requests: 1 } };
  write(site.root, 'mf-billing/budget.json', JSON.stringify(tight));
  const three = await publish('three');
  expect(await run()).toEqual([three]);
  await activate(team, { shell: prepareShell(team, shellBuild(team, { source: 'other()' })), remotes: {} });
  await promote(team, store, 'shell', me);
  expect(await run()).toEqual([live(team, 'shell')]);
  await expect(release(site, 'four')).rejects.toThrow('mf-billing/budget.json allows 0.01 in 1');
});
