import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { listFiles } from '../files';
import type { Places } from '../places';
import { accountBuild, billingBuild, shellBuild, temporaryPlaces, write } from '../testing/fake-site';
import { activate } from './activate';
import { readActivity } from './activity';
import { readRegistry } from './live-registry';
import { overview } from './overview';
import { prepareShell } from './prepare-shell';
import { prepareRemote, releaseId } from './remote-release';
import { rollBack } from './rollback';
import { readLiveShell } from './shell-release';

async function siteWithBilling(): Promise<Places> {
  const places = temporaryPlaces();
  await activate(places, { shell: prepareShell(places, shellBuild(places)), remotes: {} });
  await releaseBilling(places, 'one');
  return places;
}

async function releaseBilling(places: Places, source: string): Promise<string[]> {
  const release = prepareRemote(places, 'mf-billing', billingBuild(places, { source }));
  return (await activate(places, { remotes: { 'mf-billing': release } })).map(({ name }) => name);
}

const liveBilling = (places: Places) => {
  const release = readRegistry(places).microFrontends['mf-billing']?.[0];
  if (!release) throw new Error('mf-billing is not live.');
  return release;
};

const composedPage = (places: Places) =>
  readFileSync(join(places.site, 'dashboard/billing/invoices/index.html'), 'utf8');

describe('release', () => {
  it('names the folder by version and content, with compressed twins and the integrity of each file', async () => {
    const places = await siteWithBilling();
    const release = liveBilling(places);
    expect(release.url).toMatch(/^\/remotes\/mf-billing\/1\.2\.0-[0-9a-f]{8}\/remoteEntry\.js$/);
    expect(release.metadata.integrity).toBe(release.extras.files['remoteEntry.js']);
    const files = listFiles(join(places.site, release.url, '..'));
    expect(files).toContain('assets/invoices-1.css.br');
    expect(files).toContain('remoteEntry.js.gz');
    expect(files).not.toContain('careline-build.json');
  });

  it('does nothing when nothing has changed', async () => {
    const places = await siteWithBilling();
    const before = readFileSync(places.registry, 'utf8');
    expect(await releaseBilling(places, 'one')).toEqual([]);
    expect(readFileSync(places.registry, 'utf8')).toBe(before);
  });

  it('keeps the folder before it untouched and falls back to it', async () => {
    const places = await siteWithBilling();
    const first = liveBilling(places);
    await releaseBilling(places, 'two');
    expect(liveBilling(places).url).not.toBe(first.url);
    expect(liveBilling(places).fallbackUrl).toBe(first.url);
    expect(readFileSync(join(places.site, first.url), 'utf8')).toBe('entry("one")');
  });

  it('points back, and forward again with the same content', async () => {
    const places = await siteWithBilling();
    const first = releaseId(liveBilling(places));
    await releaseBilling(places, 'two');
    const second = releaseId(liveBilling(places));
    expect(await rollBack(places, 'mf-billing')).toMatchObject({ from: second, to: first });
    expect(releaseId(liveBilling(places))).toBe(first);
    expect(overview(places).find((row) => row.name === 'mf-billing')).toMatchObject({ live: first, others: [second] });
    await expect(rollBack(places, 'mf-billing')).rejects.toThrow('nothing to roll back to');
    await releaseBilling(places, 'two');
    expect(releaseId(liveBilling(places))).toBe(second);
  });

  it('stays as it was when the site cannot be composed, and goes live when it can', async () => {
    const places = await siteWithBilling();
    const first = liveBilling(places).url;
    write(places.dataDir, 'config.json', '{');
    await expect(releaseBilling(places, 'two')).rejects.toThrow('config.json is not JSON');
    expect(liveBilling(places).url).toBe(first);
    expect(readActivity(places)).toHaveLength(2);
    rmSync(join(places.dataDir, 'config.json'));
    expect(await releaseBilling(places, 'two')).toEqual(['mf-billing']);
    expect(composedPage(places)).toContain(liveBilling(places).url);
  });

  it('keeps the live shell when the site cannot be composed', async () => {
    const places = await siteWithBilling();
    const first = readLiveShell(places)?.id;
    const shell = prepareShell(places, shellBuild(places, { source: 'changed()' }));
    write(places.dataDir, 'config.json', '{');
    await expect(activate(places, { shell, remotes: {} })).rejects.toThrow('config.json is not JSON');
    expect(readLiveShell(places)?.id).toBe(first);
  });

  it('composes the site also when nothing has changed: the one before may have died on the way', async () => {
    const places = await siteWithBilling();
    write(places.site, 'dashboard/billing/invoices/index.html', 'half');
    expect(await releaseBilling(places, 'one')).toEqual([]);
    expect(composedPage(places)).toContain(liveBilling(places).url);
  });

  it('goes back one release only, however often it was tried', async () => {
    const places = await siteWithBilling();
    await releaseBilling(places, 'two');
    const second = releaseId(liveBilling(places));
    await releaseBilling(places, 'three');
    const third = releaseId(liveBilling(places));
    write(places.dataDir, 'config.json', '{');
    await expect(rollBack(places, 'mf-billing')).rejects.toThrow('config.json is not JSON');
    expect(releaseId(liveBilling(places))).toBe(third);
    rmSync(join(places.dataDir, 'config.json'));
    expect((await rollBack(places, 'mf-billing')).to).toBe(second);
    expect(composedPage(places)).toContain(second);
  });

  it('rolls the shell back to its release before', async () => {
    const places = await siteWithBilling();
    const first = readLiveShell(places)?.id;
    await activate(places, { shell: prepareShell(places, shellBuild(places, { source: 'changed()' })), remotes: {} });
    expect(readLiveShell(places)?.id).not.toBe(first);
    expect((await rollBack(places, 'shell')).to).toBe(first);
    expect(readLiveShell(places)?.id).toBe(first);
  });

  it('loses neither of two releases at once', async () => {
    const places = await siteWithBilling();
    const account = prepareRemote(places, 'mf-account', accountBuild(places));
    await Promise.all([releaseBilling(places, 'two'), activate(places, { remotes: { 'mf-account': account } })]);
    expect(Object.keys(readRegistry(places).microFrontends)).toEqual(['mf-account', 'mf-billing']);
  });

  it('takes over the lock of a process that has died', async () => {
    const places = await siteWithBilling();
    write(places.dataDir, 'release.lock', '999999999');
    expect(await releaseBilling(places, 'two')).toEqual(['mf-billing']);
    expect(existsSync(join(places.dataDir, 'release.lock'))).toBe(false);
  });
});

describe('what is refused', () => {
  it('a remote that imports what the live shell does not share', async () => {
    const places = await siteWithBilling();
    const build = billingBuild(places, { imports: ['Button', 'Chart'] });
    const release = prepareRemote(places, 'mf-billing', build);
    await expect(activate(places, { remotes: { 'mf-billing': release } })).rejects.toThrow(
      /mf-billing 1\.2\.0 imports Chart from @careline\/shared\/ui, which shell .* does not offer\. Release the shell/,
    );
  });

  it('a shell that no longer shares what a live remote imports', async () => {
    const places = await siteWithBilling();
    const shell = prepareShell(places, shellBuild(places, { offers: ['Table'] }));
    await expect(activate(places, { shell, remotes: {} })).rejects.toThrow('imports Button from @careline/shared/ui');
    expect(readLiveShell(places)?.id).not.toBe(shell.id);
  });

  it('a remote before the first shell', async () => {
    await expect(releaseBilling(temporaryPlaces(), 'one')).rejects.toThrow('The shell has no release yet');
  });

  it('a path that another remote serves', async () => {
    const places = await siteWithBilling();
    const account = prepareRemote(places, 'mf-account', accountBuild(places, '/dashboard/billing/invoices'));
    await expect(activate(places, { remotes: { 'mf-account': account } })).rejects.toThrow(
      'mf-billing and mf-account both offer /dashboard/billing/invoices',
    );
  });

  it('a path that the shell itself serves', async () => {
    const places = await siteWithBilling();
    const account = prepareRemote(places, 'mf-account', accountBuild(places, '/dashboard'));
    await expect(activate(places, { remotes: { 'mf-account': account } })).rejects.toThrow(
      'mf-account and the shell both offer /dashboard. One of them must go.',
    );
  });

  it('to roll back to a path that the shell itself serves by now', async () => {
    const places = await siteWithBilling();
    const release = (path: string) =>
      activate(places, { remotes: { 'mf-account': prepareRemote(places, 'mf-account', accountBuild(places, path)) } });
    await release('/help');
    await release('/dashboard/account');
    const paths = ['/', '/dashboard', '/help'];
    await activate(places, { shell: prepareShell(places, shellBuild(places, { paths })), remotes: {} });
    await expect(rollBack(places, 'mf-account')).rejects.toThrow('mf-account and the shell both offer /help');
  });

  it('a registry that breaks a rule, as a whole', async () => {
    const places = await siteWithBilling();
    const registry = JSON.parse(readFileSync(places.registry, 'utf8'));
    registry.microFrontends['mf-billing'][0].deployment.traffic = 50;
    write(places.live, 'registry.json', JSON.stringify(registry));
    await expect(releaseBilling(places, 'two')).rejects.toThrow('registry.json is refused');
  });
});
