import { readFileSync } from 'node:fs';
import { CONTRACT_VERSION } from '@careline/shared/manifest';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Places } from '../places';
import { accountBuild, billingBuild, shellBuild, temporaryPlaces } from '../testing/fake-site';
import { activate } from './activate';
import { prepareShell } from './prepare-shell';
import { propose } from './propose';
import { prepareRemote } from './remote-release';
import { rollBack } from './rollback';

let places: Places;

const prepared = (variation: Parameters<typeof billingBuild>[1]) =>
  prepareRemote(places, 'mf-billing', billingBuild(places, variation));
const releaseBilling = (variation: Parameters<typeof billingBuild>[1] = {}) =>
  activate(places, { remotes: { 'mf-billing': prepared(variation) } });
const releaseAccount = () =>
  activate(places, { remotes: { 'mf-account': prepareRemote(places, 'mf-account', accountBuild(places)) } });
const releaseShell = (variation: Parameters<typeof shellBuild>[1] = {}) =>
  activate(places, { shell: prepareShell(places, shellBuild(places, variation)), remotes: {} });

beforeEach(async () => {
  places = temporaryPlaces();
  await releaseShell();
});

describe('T4: a widget', () => {
  it('that a page lists and nobody offers keeps its release back', async () => {
    await expect(releaseAccount()).rejects.toThrow(
      'mf-account shows payment-methods@1 on /dashboard/account, and nothing that is live would offer it.',
    );
  });

  it('that a live page lists cannot be taken away, by a release or by a roll back', async () => {
    await releaseBilling({ offersWidget: false });
    await releaseBilling();
    await releaseAccount();
    const before = readFileSync(places.registry, 'utf8');
    const taken = 'mf-account shows payment-methods@1';
    await expect(releaseBilling({ source: 'two', offersWidget: false })).rejects.toThrow(taken);
    await expect(rollBack(places, 'mf-billing')).rejects.toThrow(taken);
    expect(readFileSync(places.registry, 'utf8')).toBe(before);
  });
});

describe('T4: a named page', () => {
  beforeEach(() => releaseBilling({ pageName: 'billing' }));

  it('cannot be taken away while others may link to it', async () => {
    await expect(releaseBilling({ source: 'two' })).rejects.toThrow(
      'mf-billing would no longer serve the page named billing, and others may link to it.',
    );
  });

  it('may go once the contract has no such name', async () => {
    await releaseShell({ source: 'newer()', pageNames: [] });
    expect(await releaseBilling({ source: 'two' })).toHaveLength(1);
  });
});

describe('T4: types', () => {
  const types = (button: string) => ({ types: { '@careline/shared/ui': { Button: button } } });
  const [major, minor] = CONTRACT_VERSION.split('.').map(Number);
  const newer = `${major}.${(minor ?? 0) + 1}.0`;

  beforeEach(() => releaseShell({ source: 'typed()', built: types('aaa') }));

  it('of a newer contract than the shell has keep a release back, where it uses one that differs', async () => {
    const contract = newer;
    expect(await releaseBilling({ built: { contract, ...types('aaa') } })).toHaveLength(1);
    await expect(releaseBilling({ source: 'two', built: { contract, ...types('bbb') } })).rejects.toThrow(
      new RegExp(
        `mf-billing 1.2.0 was built with contract ${newer}, and in shell .* Button has another type. Release the shell first`,
      ),
    );
  });

  it('that do not fit are refused before anything is composed or looked at', () => {
    const remotes = { 'mf-billing': prepared({ built: types('bbb') }) };
    expect(() => propose(places, { remotes })).toThrow('Merge both, raise CONTRACT_VERSION');
  });

  it('of an older contract of the same major version fit a newer shell', async () => {
    await releaseShell({ source: 'newer()', contract: newer, built: types('bbb') });
    expect(await releaseBilling({ built: types('aaa') })).toHaveLength(1);
  });

  it('that differ within one version keep back the remote, and the shell as well', async () => {
    await expect(releaseBilling({ built: types('bbb') })).rejects.toThrow('Merge both, raise CONTRACT_VERSION');
    await releaseBilling({ built: types('aaa') });
    await expect(releaseShell({ source: 'other()', built: types('bbb') })).rejects.toThrow('Merge both');
  });

  it('that were built anew to the same files go live with the shell that they were built for', async () => {
    await releaseBilling({ built: types('aaa') });
    const shell = prepareShell(places, shellBuild(places, { source: 'other()', built: types('bbb') }));
    const changes = await activate(places, { shell, remotes: { 'mf-billing': prepared({ built: types('bbb') }) } });
    expect(changes.map(({ name }) => name)).toEqual(['shell']);
  });
});

it.each(['19.4.0', '20.0.0', '18.3.1'])(
  'T4: a build with React %s does not go beside a shell with 19.3.1',
  async (react) => {
    await expect(releaseBilling({ built: { react } })).rejects.toThrow(`was built with React ${react}, and shell`);
  },
);
