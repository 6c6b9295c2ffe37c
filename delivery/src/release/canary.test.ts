import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { composeFrom } from '../compose/compose';
import { noCounts } from '../health/health-counts';
import { dayOf, writeTotals } from '../health/health-files';
import { withReleaseLock } from '../lock';
import type { Places } from '../places';
import { billingBuild, shellBuild, temporaryPlaces, write } from '../testing/fake-site';
import { activate } from './activate';
import { readActivity } from './activity';
import { setTraffic, triedRelease, withdraw } from './canary';
import { lastGood } from './last-good';
import { liveIds } from './live';
import { readRegistry } from './live-registry';
import { overview } from './overview';
import { prepareShell } from './prepare-shell';
import { propose } from './propose';
import { prepareRemote, releaseId } from './remote-release';
import { repair } from './repair';
import { rollBack } from './rollback';
import { raiseUntilHealthy } from './until-healthy';

async function site() {
  const places = temporaryPlaces();
  await activate(places, { shell: prepareShell(places, shellBuild(places)), remotes: {} });
  return { places, one: await release(places, 'one') };
}

async function release(places: Places, source: string, traffic?: number, origin = {}): Promise<string> {
  const made = prepareRemote(places, 'mf-billing', billingBuild(places, { source }));
  await activate(places, { remotes: { 'mf-billing': made }, traffic, origins: { 'mf-billing': origin } });
  return releaseId(made);
}

const live = (places: Places) => liveIds(places).get('mf-billing');
const shares = (places: Places) =>
  readRegistry(places).microFrontends['mf-billing']?.map(({ deployment, url }) => [
    releaseId({ url }),
    deployment.traffic,
  ]);
const page = (places: Places) => readFileSync(join(places.site, 'dashboard/billing/invoices/index.html'), 'utf8');
const tell = (places: Places, id: string, mounts: number, render = 0) =>
  writeTotals(
    places,
    dayOf(new Date()),
    'server',
    new Map([[`mf-billing/${id}`, { ...noCounts(), mounts, failures: { render } }]]),
  );

it('a release with a share of the traffic stands beside the live one, in one page for all browsers', async () => {
  const { places, one } = await site();
  const before = page(places);
  const two = await release(places, 'two', 10);
  expect(live(places)).toBe(one);
  expect(shares(places)).toEqual([
    [one, 90],
    [two, 10],
  ]);
  const html = page(places);
  const links = html.match(/<link [^>]*mf-billing[^>]*>/g) ?? [];
  expect(links).toEqual([]);
  for (const id of [one, two]) {
    expect(html).toContain(`"/remotes/mf-billing/${id}/remoteEntry.js":"sha256-`);
    expect(html).toMatch(new RegExp(`\\["/remotes/mf-billing/${id}/remoteEntry\\.js","sha256-`));
  }
  const [registry] = /"canary":\{.*?"share":10\}/.exec(html) ?? [];
  expect(registry).toContain(`/remotes/mf-billing/${two}/remoteEntry.js`);
  await withdraw(places, 'mf-billing');
  expect(page(places)).toBe(before);
});

it('promoted, it is what all get, and falls back to the one before', async () => {
  const { places, one } = await site();
  const two = await release(places, 'two', 10);
  await setTraffic(places, 'mf-billing', 50);
  expect(shares(places)).toEqual([
    [one, 50],
    [two, 50],
  ]);
  expect(await setTraffic(places, 'mf-billing', 100)).toEqual({ name: 'mf-billing', from: one, to: two });
  expect(shares(places)).toEqual([[two, 100]]);
  expect(readRegistry(places).microFrontends['mf-billing']?.[0]?.fallbackUrl).toContain(one);
  expect((await rollBack(places, 'mf-billing')).to).toBe(one);
});

it('T1: promoted or rolled back to, it says what it was made from, and that nobody proved it', async () => {
  const { places, one } = await site();
  const provenance = { commit: '1a2b3c4d', dirty: true, fingerprint: 'of two', verified: false };
  const two = await release(places, 'two', 10, { user: 'eva', ...provenance });
  const made = () => overview(places).find(({ name }) => name === 'mf-billing')?.made;
  await setTraffic(places, 'mf-billing', 100, { message: 'why' });
  expect(made()).toMatchObject({ id: two, action: 'release', message: 'why', ...provenance });
  await rollBack(places, 'mf-billing');
  expect(made()).toMatchObject({ id: one, action: 'rollback' });
  expect(made()).not.toHaveProperty('commit');
  await rollBack(places, 'mf-billing', { wanted: two });
  expect(made()).toMatchObject({ id: two, action: 'rollback', ...provenance });
});

it('withdrawn, it is nothing that anybody goes back to', async () => {
  const { places, one } = await site();
  const two = await release(places, 'two', 10);
  await withdraw(places, 'mf-billing');
  expect(shares(places)).toEqual([[one, 100]]);
  expect(lastGood(places, 'mf-billing', one)).toBeUndefined();
  await expect(withdraw(places, 'mf-billing')).rejects.toThrow('pnpm release mf-billing --traffic 10 begins that');
  expect(await release(places, 'two')).toBe(two);
  expect(live(places)).toBe(two);
});

it('a first release has no share, and a release for all ends a trial', async () => {
  const places = temporaryPlaces();
  await activate(places, { shell: prepareShell(places, shellBuild(places)), remotes: {} });
  await expect(release(places, 'one', 10)).rejects.toThrow('mf-billing has no live release');
  await release(places, 'one');
  await release(places, 'two', 10);
  const three = await release(places, 'three');
  expect(shares(places)).toEqual([[three, 100]]);
});

it('a release for all ends a trial, also where it is the one that the other browsers have', async () => {
  const { places, one } = await site();
  await release(places, 'two', 10);
  expect(await release(places, 'one', 20)).toBe(one);
  expect(shares(places)).toMatchObject([[one, 90], {}]);
  expect(await release(places, 'one', undefined, { user: 'eva' })).toBe(one);
  expect(shares(places)).toEqual([[one, 100]]);
  expect(overview(places).find(({ name }) => name === 'mf-billing')?.made).toMatchObject({ id: one, user: 'eva' });
});

const damage = (places: Places, id: string) =>
  write(places.published, `remotes/mf-billing/${id}/remoteEntry.js`, 'changed()');

it.each([
  ['goes on trying a release that is whole', false, 90],
  ['T10: gives all browsers the live release where the other one is not whole', true, 100],
])('F408: a rebuilt registry %s', async (_, isDamaged, share) => {
  const { places, one } = await site();
  const two = await release(places, 'two', 10);
  const log = readActivity(places).length;
  if (isDamaged) damage(places, two);
  await repair(places);
  expect(shares(places)).toEqual([[one, share], ...(isDamaged ? [] : [[two, 10]])]);
  expect(readActivity(places)).toHaveLength(isDamaged ? log + 1 : log);
});

it('F408: a rebuilt registry takes the fallback of what is tried away where nothing is known of it', async () => {
  const { places, one } = await site();
  const two = await release(places, 'two', 10);
  rmSync(join(places.releases, 'mf-billing', `${one}.json`));
  await repair(places);
  expect(shares(places)).toEqual([
    [one, 90],
    [two, 10],
  ]);
  expect(readRegistry(places).microFrontends['mf-billing']?.[1]?.fallbackUrl).toBeUndefined();
});

it('F408: a tried release is the way out where the live one is damaged: all get it, and fall back to one that is whole', async () => {
  const { places, one } = await site();
  const live = await release(places, 'two');
  const three = await release(places, 'three', 10);
  damage(places, live);
  await setTraffic(places, 'mf-billing', 100);
  expect(shares(places)).toEqual([[three, 100]]);
  expect(readRegistry(places).microFrontends['mf-billing']?.[0]?.fallbackUrl).toContain(one);
});

it('T4: what is tried is held to all that a release is held to', async () => {
  const { places } = await site();
  const made = prepareRemote(places, 'mf-billing', billingBuild(places, { source: 'two', widgets: ['chart@1'] }));
  await expect(activate(places, { remotes: { 'mf-billing': made }, traffic: 10 })).rejects.toThrow('chart@1');
});

it('healthy, it goes from ten to fifty to all by itself', async () => {
  const { places } = await site();
  const two = await release(places, 'two', 10);
  const seen: (number | undefined)[] = [];
  let mounts = 0;
  const wait = async () => {
    seen.push(triedRelease(readRegistry(places), 'mf-billing')?.share);
    mounts += 10;
    tell(places, two, mounts);
  };
  const told: string[] = [];
  await raiseUntilHealthy(places, 'mf-billing', { tell: (words) => told.push(words), wait });
  expect(seen).toEqual([10, 10, 50, 50]);
  expect(live(places)).toBe(two);
  expect(told).toEqual([expect.stringContaining('has 50 % of the browsers'), expect.stringContaining('has 100 %')]);
});

it('T2: unhealthy, it is withdrawn by itself; changed by somebody else, it is left alone', async () => {
  const { places, one } = await site();
  const two = await release(places, 'two', 10);
  const raise = (wait: () => Promise<void>) => raiseUntilHealthy(places, 'mf-billing', { tell: () => {}, wait });
  await expect(raise(async () => tell(places, two, 1, 3))).rejects.toThrow(
    `mf-billing ${two} is withdrawn. bad: 1 loads, 3 failures (render 3)`,
  );
  expect(shares(places)).toEqual([[one, 100]]);

  const three = await release(places, 'three', 10);
  await expect(raise(async () => void (await withdraw(places, 'mf-billing')))).rejects.toThrow(
    `mf-billing ${three} is no longer tried`,
  );
});

it.each([
  ['healthy', 30, 0],
  ['unhealthy', 1, 9],
])(
  'F29: found %s while another one becomes tried, a release changes nothing for that one',
  async (_, mounts, failures) => {
    const { places, one } = await site();
    const two = await release(places, 'two', 50);
    let another: Promise<string> | undefined;
    const wait = async () => {
      tell(places, two, mounts, failures);
      // Who raises has looked before the lock is free.
      another ??= withReleaseLock(places, async () => {
        await pause(100);
        const three = prepareRemote(places, 'mf-billing', billingBuild(places, { source: 'three' }));
        composeFrom(places, propose(places, { remotes: { 'mf-billing': three }, traffic: 10 }));
        return releaseId(three);
      });
    };
    await expect(raiseUntilHealthy(places, 'mf-billing', { tell: () => {}, wait })).rejects.toThrow(
      `mf-billing ${two} is no longer tried: somebody else has released, promoted or withdrawn it.`,
    );
    expect(shares(places)).toEqual([
      [one, 90],
      [await another, 10],
    ]);
  },
);
