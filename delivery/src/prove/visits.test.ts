import { expect, it } from 'vitest';
import { liveState } from '../compose/compose';
import { activate } from '../release/activate';
import { prepareShell } from '../release/prepare-shell';
import { prepareRemote } from '../release/remote-release';
import { accountBuild, billingBuild, shellBuild, temporaryPlaces } from '../testing/fake-site';
import { visitsFor } from './visits';

async function site() {
  const places = temporaryPlaces();
  const billing = prepareRemote(places, 'mf-billing', billingBuild(places));
  const account = prepareRemote(places, 'mf-account', accountBuild(places));
  const shell = prepareShell(places, shellBuild(places, { rules: { '/dashboard': { redirect: '/' } } }));
  await activate(places, { shell, remotes: { 'mf-billing': billing, 'mf-account': account } });
  return liveState(places);
}

const pathsFor = async (...names: string[]) =>
  visitsFor(names, await site())
    .map(({ path }) => path)
    .sort();

it('T2: a release is looked at on its own pages and where its widgets are shown, in three languages', async () => {
  const [invoices, account] = ['/dashboard/billing/invoices', '/dashboard/account'];
  expect(await pathsFor('mf-billing')).toEqual([
    ...[account, invoices],
    ...[`/es${account}`, `/es${invoices}`],
    ...[`/ru${account}`, `/ru${invoices}`],
  ]);
  expect(await pathsFor('mf-account')).toEqual([account, `/es${account}`, `/ru${account}`]);
  const [own] = visitsFor(['mf-account'], await site());
  expect(own).toEqual({
    path: account,
    visitor: 'complete',
    layout: 'dashboard',
    remotes: ['mf-account', 'mf-billing'],
    widgets: [],
  });
});

it('T2: a shell is looked at on every page of the site but those that only lead elsewhere, and nobody has to sign in for what is public', async () => {
  expect(await pathsFor('shell')).toEqual(['/', '/dashboard/account', '/dashboard/billing/invoices', '/es', '/ru']);
  expect(visitsFor(['shell'], await site())[0]?.visitor).toBe('nobody');
});
