import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { run as releases } from '../commands/releases';
import { composeToServe } from '../commands/serve';
import type { Places } from '../places';
import { accountBuild, billingBuild, shellBuild, temporaryPlaces, write } from '../testing/fake-site';
import { activate } from './activate';
import { liveIds } from './live';
import { readRegistry } from './live-registry';
import { prepareShell } from './prepare-shell';
import { prepareRemote } from './remote-release';
import { repair } from './repair';
import { rollBack } from './rollback';

let places: Places;

beforeEach(async () => {
  places = temporaryPlaces();
  const account = prepareRemote(places, 'mf-account', accountBuild(places, '/dashboard/account', { shown: [] }));
  await activate(places, { shell: prepareShell(places, shellBuild(places)), remotes: { 'mf-account': account } });
  for (const source of ['one', 'two', 'three']) await releaseBilling(source);
  await rollBack(places, 'mf-billing');
});

const releaseBilling = (source: string) =>
  activate(places, {
    remotes: { 'mf-billing': prepareRemote(places, 'mf-billing', billingBuild(places, { source })) },
  });
const billing = () => readRegistry(places).microFrontends['mf-billing']?.[0];

describe('T10: a damaged registry', () => {
  it.each([
    ['is cut off', () => write(places.live, 'registry.json', '{ "microFrontends": {')],
    ['is null', () => write(places.live, 'registry.json', 'null')],
    ['is gone', () => rmSync(places.registry)],
    [
      'is gone with its copy',
      () => {
        rmSync(places.registry);
        rmSync(join(places.site, 'registry.json'));
      },
    ],
    ['is gone with its pointer', () => rmSync(places.live)],
    [
      'is gone with all that was composed',
      () => {
        rmSync(places.live);
        rmSync(places.compositions, { recursive: true });
      },
    ],
  ])('that %s stops every release with the way out, and is rebuilt', async (_, damage) => {
    const before = liveIds(places);
    damage();
    await expect(releaseBilling('four')).rejects.toThrow('pnpm releases --repair rebuilds it from the records');
    expect((await repair(places)).lost).toEqual([]);
    expect(liveIds(places)).toEqual(before);
    expect(await releaseBilling('four')).toHaveLength(1);
  });

  it('does not keep the site from being served', async () => {
    const said = vi.spyOn(console, 'error').mockReturnValue();
    const before = readFileSync(join(places.site, 'index.html'), 'utf8');
    write(places.live, 'registry.json', 'null');
    await composeToServe(places, {});
    expect(said).toHaveBeenCalledWith(expect.stringContaining('The site is served as it was composed last'));
    expect(readFileSync(join(places.site, 'index.html'), 'utf8')).toBe(before);
  });
});

it('T10: what is not whole gives way to the release before it, and a fallback that is not whole goes', async () => {
  const [two] = [billing()];
  write(places.published, two?.url ?? '', 'changed()');
  expect((await repair(places)).live.get('mf-billing')).not.toBe(two?.url.split('/').at(-2));
  expect(billing()?.fallbackUrl).toBeUndefined();
  rmSync(join(places.published, 'remotes/mf-billing'), { recursive: true });
  expect((await repair(places)).lost).toEqual(['mf-billing']);
});

it('T10: where no release of the shell is whole nothing is rebuilt, and it says what to do', async () => {
  const before = readFileSync(places.registry, 'utf8');
  rmSync(join(places.published, 'shell'), { recursive: true });
  await expect(repair(places)).rejects.toThrow('No release of the shell is whole: pnpm release shell makes one.');
  expect(readFileSync(places.registry, 'utf8')).toBe(before);
});

it('T10: pnpm releases says that a registry was changed by hand and not composed', async () => {
  vi.stubEnv('DATA_DIR', places.dataDir);
  const said: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((line) => said.push(String(line)));
  await releases([]);
  expect(said.join('\n')).not.toContain('by hand');
  const { 'mf-billing': _, ...microFrontends } = readRegistry(places).microFrontends;
  write(places.live, 'registry.json', JSON.stringify({ ...readRegistry(places), microFrontends }));
  await releases([]);
  vi.unstubAllEnvs();
  expect(said.at(-1)).toContain('was changed by hand since the site was composed: pnpm compose makes that live.');
});
