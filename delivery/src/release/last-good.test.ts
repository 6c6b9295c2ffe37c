import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { noCounts } from '../health/health-counts';
import { dayOf, writeTotals } from '../health/health-files';
import { withReleaseLock } from '../lock';
import type { Places } from '../places';
import { billingBuild, shellBuild, temporaryPlaces, write } from '../testing/fake-site';
import { activate } from './activate';
import { liveIds } from './live';
import { readRegistry } from './live-registry';
import { prepareShell } from './prepare-shell';
import { prepareRemote, releaseId } from './remote-release';
import { rollBack } from './rollback';

async function site() {
  const places = temporaryPlaces();
  await activate(places, { shell: prepareShell(places, shellBuild(places)), remotes: {} });
  return places;
}

/** Id of the new release. */
async function release(places: Places, source: string, pageName?: string): Promise<string> {
  const made = prepareRemote(places, 'mf-billing', billingBuild(places, { source, ...(pageName && { pageName }) }));
  await activate(places, { remotes: { 'mf-billing': made } });
  return releaseId(made);
}

const tell = (places: Places, id: string, mounts: number, render = 0) =>
  writeTotals(
    places,
    dayOf(new Date()),
    `server-${id}`,
    new Map([[`mf-billing/${id}`, { ...noCounts(), mounts, failures: { render } }]]),
  );

function fallback(places: Places): string | undefined {
  const url = readRegistry(places).microFrontends['mf-billing']?.[0]?.fallbackUrl;
  return url && releaseId({ url });
}

it('T2: rollback and fallback pass over what browsers found bad, and go to the last good release', async () => {
  const places = await site();
  const good = await release(places, 'good');
  tell(places, good, 50);
  const bad = await release(places, 'bad');
  expect(fallback(places)).toBe(good);
  tell(places, bad, 10, 10);
  const hotfix = await release(places, 'hot-fix that is bad, too');
  expect(fallback(places)).toBe(good);
  expect(await rollBack(places, 'mf-billing')).toMatchObject({ from: hotfix, to: good });
});

it('F70: of two who roll the same release back at once one does, and the other is told that it is done', async () => {
  const places = await site();
  const [, before, bad] = [await release(places, 'old'), await release(places, 'before'), await release(places, 'bad')];
  // Both see the bad one while a third holds the lock.
  const begun = withReleaseLock(places, () => wait(1));
  const both = await Promise.allSettled([rollBack(places, 'mf-billing'), rollBack(places, 'mf-billing')]);
  await begun;
  expect(both).toMatchObject([
    { value: { from: bad, to: before } },
    {
      reason: {
        message: `mf-billing ${bad} is no longer live: somebody made ${before} live meanwhile. Nothing was done; pnpm releases says who.`,
      },
    },
  ]);
  expect(liveIds(places).get('mf-billing')).toBe(before);
});

it('an untried release is no fallback while an older one is good', async () => {
  const places = await site();
  const good = await release(places, 'good');
  tell(places, good, 50);
  await release(places, 'two');
  await release(places, 'three');
  expect(fallback(places)).toBe(good);
});

it('T2: the shell goes back to its last good release too', async () => {
  const places = await site();
  const ids: string[] = [];
  for (const [source, mounts, failures] of [
    ['good', 50, 0],
    ['bad', 10, 10],
    ['worse', 0, 10],
  ] as const) {
    const shell = prepareShell(places, shellBuild(places, { source }));
    await activate(places, { shell, remotes: {} });
    ids.push(shell.id);
    const counts = { ...noCounts(), mounts, failures: { bootstrap: failures } };
    writeTotals(places, dayOf(new Date()), `server-${source}`, new Map([[`shell/${shell.id}`, counts]]));
  }
  expect(await rollBack(places, 'shell')).toEqual({ name: 'shell', from: ids[2], to: ids[0] });
});

it('without a word of browsers it is the one before, and never one that was rolled back', async () => {
  const places = await site();
  const one = await release(places, 'one');
  await release(places, 'two');
  expect((await rollBack(places, 'mf-billing')).to).toBe(one);
  await release(places, 'three');
  expect(fallback(places)).toBe(one);
  expect((await rollBack(places, 'mf-billing')).to).toBe(one);
});

it('nor one that was rolled back although browsers had found it good, nor one that a share of them alone has had', async () => {
  const places = await site();
  const one = await release(places, 'one');
  const two = await release(places, 'two');
  tell(places, two, 50);
  await rollBack(places, 'mf-billing', { wanted: one });
  const tried = prepareRemote(places, 'mf-billing', billingBuild(places, { source: 'tried' }));
  await activate(places, { remotes: { 'mf-billing': tried }, traffic: 10 });
  tell(places, releaseId(tried), 50);
  await release(places, 'three');
  expect(fallback(places)).toBe(one);
  expect((await rollBack(places, 'mf-billing')).to).toBe(one);
});

it('a release that is made live once more does not fall back to itself', async () => {
  const places = await site();
  const one = await release(places, 'one');
  tell(places, one, 50);
  const two = await release(places, 'two');
  expect(await release(places, 'one')).toBe(one);
  expect(fallback(places)).toBe(two);
});

it('T4: a roll back that takes away a page which others link to is refused, as a release is', async () => {
  const places = await site();
  const without = await release(places, 'one');
  await release(places, 'two', 'billing');
  await expect(rollBack(places, 'mf-billing', { wanted: without })).rejects.toThrow(
    'mf-billing would no longer serve the page named billing',
  );
});

it('F267: a roll back goes by itself to no release that browsers have found bad, and names what it could take', async () => {
  const places = await site();
  const bad = await release(places, 'bad');
  tell(places, bad, 10, 10);
  const hotfix = await release(places, 'hot-fix');
  await expect(rollBack(places, 'mf-billing')).rejects.toThrow(
    `mf-billing has nothing to roll back to: each other release was taken back, was found bad by browsers, or was never live for all. pnpm rollback mf-billing <release> takes one all the same: ${bad}.`,
  );
  expect(liveIds(places).get('mf-billing')).toBe(hotfix);
  expect((await rollBack(places, 'mf-billing', { wanted: bad })).to).toBe(bad);
});

it('F267: nor to one that was rolled back itself, of the shell neither', async () => {
  const places = await site();
  const [, two] = [await release(places, 'one'), await release(places, 'two')];
  await release(places, 'one');
  expect((await rollBack(places, 'mf-billing')).to).toBe(two);
  await expect(rollBack(places, 'mf-billing')).rejects.toThrow('mf-billing has nothing to roll back to: each other');
  expect(liveIds(places).get('mf-billing')).toBe(two);

  const first = String(liveIds(places).get('shell'));
  await expect(rollBack(places, 'shell')).rejects.toThrow(
    'shell has nothing to roll back to: it has no other release that is whole.',
  );
  const counts = { ...noCounts(), failures: { bootstrap: 10 } };
  writeTotals(places, dayOf(new Date()), 'server', new Map([[`shell/${first}`, counts]]));
  await activate(places, { shell: prepareShell(places, shellBuild(places, { source: 'next()' })), remotes: {} });
  await expect(rollBack(places, 'shell')).rejects.toThrow(`takes one all the same: ${first}.`);
});

it.each(['by itself', 'by name'])(
  'F353: a roll back to a whole release does without the one before that, where this is damaged: %s',
  async (how) => {
    const places = await site();
    const [one, two, bad] = [await release(places, 'one'), await release(places, 'two'), await release(places, 'bad')];
    write(places.published, `remotes/mf-billing/${one}/assets/cards-1.js`, 'changed()');
    const wanted = how === 'by name' ? two : undefined;
    expect(await rollBack(places, 'mf-billing', { wanted })).toMatchObject({ from: bad, to: two });
    expect(fallback(places)).toBeUndefined();
  },
);
