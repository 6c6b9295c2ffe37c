import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Registry, Release } from '@careline/shared/manifest';
import { beforeEach, describe, expect, it } from 'vitest';
import { listFiles } from '../files';
import type { Places } from '../places';
import { activate } from '../release/activate';
import { readRegistry } from '../release/live-registry';
import { prepareShell } from '../release/prepare-shell';
import { prepareRemote } from '../release/remote-release';
import { repair } from '../release/repair';
import { readLiveShell } from '../release/shell-release';
import { accountBuild, billingBuild, shellBuild, temporaryPlaces, write } from '../testing/fake-site';
import { compose } from './compose';

let places: Places;

beforeEach(async () => {
  places = temporaryPlaces();
  const account = prepareRemote(places, 'mf-account', accountBuild(places, '/dashboard/account', { shown: [] }));
  await activate(places, { shell: prepareShell(places, shellBuild(places)), remotes: { 'mf-account': account } });
  await releaseBilling('one');
  await releaseBilling('two');
});

const releaseBilling = (source: string) =>
  activate(places, {
    remotes: { 'mf-billing': prepareRemote(places, 'mf-billing', billingBuild(places, { source })) },
  });

const siteNow = () =>
  listFiles(places.site, ['remotes', 'shell']).map((file) => [file, readFileSync(join(places.site, file), 'utf8')]);

function billing(registry: Registry): Release {
  const [release] = registry.microFrontends['mf-billing'] ?? [];
  if (!release) throw new Error('mf-billing is not live.');
  return release;
}

/** Composes from a registry that was changed by hand; nothing of the site may be touched when that is refused. */
function expectRefused(changed: unknown, reason: string | RegExp): void {
  const before = siteNow();
  write(places.live, 'registry.json', JSON.stringify(changed));
  expect(() => compose(places)).toThrow(reason);
  expect(siteNow()).toEqual(before);
}

/** The live registry with a change in the release of mf-billing. */
function withBilling(change: (release: Release) => Partial<Release>): Registry {
  const registry = readRegistry(places);
  const release = billing(registry);
  registry.microFrontends['mf-billing'] = [{ ...release, ...change(release) }];
  return registry;
}

const never = '/remotes/mf-billing/1.2.0-00000000/remoteEntry.js';

describe('SM5: a registry is refused before anything changes', () => {
  it('that is null, or holds what no registry holds', () => {
    const registry = readRegistry(places);
    expectRefused(null, 'registry.json is refused: the document');
    expectRefused({ ...registry, remotes: {} }, 'registry.json is refused: remotes');
    expectRefused({ schema: 'x' }, 'registry.json is refused: microFrontends');
  });

  it('with a release on an origin that the configuration does not allow', () => {
    const elsewhere = withBilling(({ url }) => ({ url: `https://cdn.example${url}` }));
    expectRefused(elsewhere, 'config.json allows no remotes from https://cdn.example: add it to overrideOrigins');
    write(places.dataDir, 'config.json', '{ "overrideOrigins": ["https://cdn.example"] }');
    compose(places);
    expect(readFileSync(join(places.site, 'registry/en.json'), 'utf8')).toContain('https://cdn.example/remotes/');
  });

  it('with a release that was never made', () => {
    expectRefused(
      withBilling(() => ({ url: never })),
      /^mf-billing 1\.2\.0-00000000: .*\.js is missing\. pnpm release mf-billing makes it anew/,
    );
  });

  it('with a fallback that was never made', () => {
    expectRefused(
      withBilling(() => ({ fallbackUrl: never })),
      `The fallback of mf-billing: ${never} is not among its releases`,
    );
  });

  it('with a hash that is not that of the file', () => {
    const mixed = withBilling(({ metadata, extras }) => ({
      extras: { ...extras, files: { ...extras.files, 'assets/invoices-1.js': metadata.integrity } },
    }));
    expectRefused(mixed, /assets\/invoices-1\.js is not the file that was released/);
  });

  it('with two owners of one path', () => {
    const doubled = withBilling(({ extras }) => {
      const pages = extras.manifest.pages.map((page) => ({ ...page, path: '/dashboard/account' }));
      return { extras: { ...extras, manifest: { ...extras.manifest, pages } } };
    });
    expectRefused(doubled, 'mf-billing and mf-account both offer /dashboard/account');
  });
});

describe('SM5: a site is not composed around a file that is not the released one', () => {
  it.each([
    ['the live remote', () => billing(readRegistry(places)).url],
    ['its fallback', () => billing(readRegistry(places)).fallbackUrl ?? ''],
    ['the shell', () => `${readLiveShell(places)?.folder}remoteEntry.js`],
  ])('of %s', (_, file) => {
    write(places.site, file(), 'changed()');
    const before = siteNow();
    expect(() => compose(places)).toThrow(`${join(places.published, file())} is not the file that was released`);
    expect(siteNow()).toEqual(before);
  });

  it('F353: and for a damaged fallback it names the command that helps', async () => {
    const { url, fallbackUrl } = billing(readRegistry(places));
    write(places.published, fallbackUrl ?? '', 'changed()');
    expect(() => compose(places)).toThrow('released. pnpm releases --repair takes that fallback away.');
    await repair(places);
    compose(places);
    expect(billing(readRegistry(places))).toMatchObject({ url });
    expect(billing(readRegistry(places))).not.toHaveProperty('fallbackUrl');
  });

  it('and the release after a damaged one falls back to the whole one before', async () => {
    const { url, fallbackUrl } = billing(readRegistry(places));
    rmSync(join(places.site, url));
    await releaseBilling('three');
    expect(billing(readRegistry(places)).fallbackUrl).toBe(fallbackUrl);
    rmSync(join(places.published, fallbackUrl ?? ''));
    await releaseBilling('four');
    expect(billing(readRegistry(places)).fallbackUrl).not.toBe(fallbackUrl);
  });
});
