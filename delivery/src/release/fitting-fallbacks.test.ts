import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Places } from '../places';
import { accountBuild, billingBuild, shellBuild, temporaryPlaces } from '../testing/fake-site';
import { activate } from './activate';
import { readRegistry } from './live-registry';
import { prepareShell } from './prepare-shell';
import { prepareRemote } from './remote-release';

let places: Places;
let said: ReturnType<typeof vi.spyOn>;

const releaseBilling = (variation: Parameters<typeof billingBuild>[1] = {}, traffic = 100) => {
  const remotes = { 'mf-billing': prepareRemote(places, 'mf-billing', billingBuild(places, variation)) };
  return activate(places, { remotes, traffic });
};
const releaseAccount = (variation: Parameters<typeof accountBuild>[2] = {}, traffic = 100) => {
  const build = accountBuild(places, '/dashboard/account', variation);
  return activate(places, { remotes: { 'mf-account': prepareRemote(places, 'mf-account', build) }, traffic });
};
const releaseShell = (variation: Parameters<typeof shellBuild>[1] = {}) =>
  activate(places, { shell: prepareShell(places, shellBuild(places, variation)), remotes: {} });
const fallbackOf = (name: string) => readRegistry(places).microFrontends[name]?.[0]?.fallbackUrl;

beforeEach(async () => {
  said = vi.spyOn(console, 'warn').mockReturnValue();
  places = temporaryPlaces();
  await releaseShell();
});

describe('T4: a fallback is not offered', () => {
  it('where it lacks an export of a newer shell', async () => {
    await releaseBilling({ imports: ['Button'] });
    await releaseBilling({ imports: ['Table'] });
    expect(fallbackOf('mf-billing')).toBeDefined();
    await releaseShell({ source: 'newer()', offers: ['Table'] });
    expect(fallbackOf('mf-billing')).toBeUndefined();
    expect(said.mock.calls.join()).toMatch(/mf-billing has no fallback any more\. .* imports Button/);
    expect(existsSync(join(places.site, 'preloads/fallbacks/mf-billing.json'))).toBe(false);
  });

  it('where it lacks a widget that a page has begun to show, for all or for some', async () => {
    await releaseBilling({ offersWidget: false });
    await releaseBilling();
    await releaseAccount({ shown: [] });
    expect(fallbackOf('mf-billing')).toBeDefined();
    await releaseAccount({}, 10);
    expect(fallbackOf('mf-billing')).toBeUndefined();
    expect(said).toHaveBeenLastCalledWith(
      'mf-billing has no fallback any more. With 1.2.0 in its place, mf-account shows payment-methods@1 on /dashboard/account, and nothing that is live would offer it.',
    );
  });

  it('where it shows a widget that nobody offers any more', async () => {
    await releaseBilling();
    await releaseAccount();
    await releaseAccount({ shown: [] });
    expect(fallbackOf('mf-account')).toBeDefined();
    await releaseBilling({ offersWidget: false });
    expect(fallbackOf('mf-account')).toBeUndefined();
  });

  it('where its widget does not take what it is given', async () => {
    await releaseBilling();
    await releaseBilling({ takes: { isStep: 'boolean?' } });
    await releaseAccount();
    expect(fallbackOf('mf-billing')).toBeDefined();
    await releaseAccount({ gives: { isStep: 'boolean' } });
    expect(fallbackOf('mf-billing')).toBeUndefined();
    expect(said.mock.calls.join()).toContain(
      'mf-account gives payment-methods@1 the prop isStep, which its owner does not take (mf-billing).',
    );
  });

  it('where it lacks a page that others link to by its name', async () => {
    await releaseBilling();
    await releaseBilling({ pageName: 'billing' });
    expect(fallbackOf('mf-billing')).toBeUndefined();
    expect(said.mock.calls.join()).toContain('mf-billing would no longer serve the page named billing');
    await releaseBilling({ source: 'two', pageName: 'billing' });
    expect(fallbackOf('mf-billing')).toBeDefined();
  });
});

it('T4: what is tried on some falls back to what all others have, whatever it has beyond that', async () => {
  await releaseBilling({ offersWidget: false });
  await releaseBilling({ pageName: 'billing' }, 10);
  const [live, tried] = readRegistry(places).microFrontends['mf-billing'] ?? [];
  expect([live?.deployment.default, tried?.deployment.default]).toEqual([true, false]);
  expect(tried?.fallbackUrl).toBe(live?.url);
  expect(said).not.toHaveBeenCalled();
});
