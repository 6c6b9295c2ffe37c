import { beforeEach, expect, it } from 'vitest';
import type { Places } from '../places';
import { accountBuild, billingBuild, shellBuild, temporaryPlaces } from '../testing/fake-site';
import { activate } from './activate';
import { setTraffic, withdraw } from './canary';
import { liveIds } from './live';
import { prepareShell } from './prepare-shell';
import { prepareRemote } from './remote-release';
import { retire } from './retire';
import { rollBack } from './rollback';

let places: Places;

const releaseBilling = (offersWidget: boolean, traffic = 100) => {
  const remotes = { 'mf-billing': prepareRemote(places, 'mf-billing', billingBuild(places, { offersWidget })) };
  return activate(places, { remotes, traffic });
};
const releaseAccount = (shown: readonly string[], traffic = 100) => {
  const build = accountBuild(places, '/dashboard/account', { shown });
  return activate(places, { remotes: { 'mf-account': prepareRemote(places, 'mf-account', build) }, traffic });
};
const live = (name: string) => liveIds(places).get(name);

const lack = 'mf-account shows payment-methods@1 on /dashboard/account, and nothing that is live would offer it.';
const trialOf = (name: string) =>
  ` That is where another release of ${name} is tried on a share of browsers: pnpm withdraw ${name} ends it.`;

beforeEach(async () => {
  places = temporaryPlaces();
  await activate(places, { shell: prepareShell(places, shellBuild(places)), remotes: {} });
});

it('F447: what a trial of another remote needs is not rolled back from under it', async () => {
  const [before] = await releaseBilling(false);
  await releaseBilling(true);
  const needed = live('mf-billing');
  await releaseAccount([]);
  await releaseAccount(['payment-methods@1'], 10);
  await expect(rollBack(places, 'mf-billing')).rejects.toThrow(
    `With 1.2.0 in its place, ${lack}${trialOf('mf-account')}`,
  );
  expect(live('mf-billing')).toBe(needed);
  await withdraw(places, 'mf-account');
  expect((await rollBack(places, 'mf-billing')).to).toBe(before?.to);
});

it('F447: two trials that would not go together are not begun: some browsers would have both', async () => {
  await releaseBilling(true);
  await releaseAccount([]);
  await releaseBilling(false, 10);
  await expect(releaseAccount(['payment-methods@1'], 10)).rejects.toThrow(
    `${lack} Release the remote that offers it first, or both together: pnpm release --all.${trialOf('mf-billing')}`,
  );
  await withdraw(places, 'mf-billing');
  await releaseAccount(['payment-methods@1'], 10);
  await expect(releaseBilling(false, 10)).rejects.toThrow(trialOf('mf-account'));
});

it('F447: whoever takes a remote away is told of the trial that needs it', async () => {
  await releaseBilling(true);
  await releaseAccount([]);
  await releaseAccount(['payment-methods@1'], 10);
  await expect(retire(places, 'mf-billing')).rejects.toThrow(
    `Release that page without it first.${trialOf('mf-account')}`,
  );
});

it('F447: a trial is raised to all beside another one that it goes with', async () => {
  await releaseBilling(true);
  await releaseAccount([]);
  await releaseAccount(['payment-methods@1'], 10);
  await activate(places, {
    remotes: { 'mf-billing': prepareRemote(places, 'mf-billing', billingBuild(places, { source: 'two' })) },
    traffic: 10,
  });
  await setTraffic(places, 'mf-billing', 100);
  expect((await setTraffic(places, 'mf-account', 100)).to).toBe(live('mf-account'));
});
