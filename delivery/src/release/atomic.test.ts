import { cpSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it, vi } from 'vitest';
import { composeToServe } from '../commands/serve';
import { inShort } from '../failure';
import { integrityOf } from '../files';
import { settled } from '../lock';
import type { Places } from '../places';
import { billingBuild, shellBuild, temporaryPlaces } from '../testing/fake-site';
import type { Disk } from '../testing/mortal-disk';
import { activate } from './activate';
import { readActivity } from './activity';
import { liveIds } from './live';
import { prepareShell } from './prepare-shell';
import { prepareRemote } from './remote-release';

const disk = vi.hoisted((): Disk => ({ writes: 0, fault: undefined }));
vi.mock('node:fs', async (original) => {
  const { mortal } = await import('../testing/mortal-disk');
  return mortal(await original(), disk);
});

let places: Places;

/** Releases a shell and a remote that belong together; counts the writes, and lets the disk fail on the way. */
async function releaseBoth(source: string, fault?: Disk['fault']): Promise<unknown> {
  const builds = { shell: shellBuild(places, { source }), billing: billingBuild(places, { source }) };
  Object.assign(disk, { writes: 0, fault });
  try {
    const remotes = { 'mf-billing': prepareRemote(places, 'mf-billing', builds.billing) };
    await activate(places, { shell: prepareShell(places, builds.shell), remotes });
    return undefined;
  } catch (error) {
    return error;
  } finally {
    disk.fault = undefined;
    // Of a process that is gone; that its lock is taken over is proved elsewhere.
    rmSync(join(places.dataDir, 'release.lock'), { force: true });
  }
}

/** The ids that are live, once it is sure that the registry, the log and every page of the site say the same. */
function wholeSite(): string {
  const live = liveIds(places);
  const activity = readActivity(places);
  for (const [name, id] of live) expect(activity.findLast((line) => line.name === name)?.id).toBe(id);
  for (const page of ['dashboard/billing/invoices', 'es/dashboard/billing/invoices', 'ru/dashboard', '']) {
    const html = readFileSync(join(places.site, page, 'index.html'), 'utf8');
    expect(html).toContain(`<meta name="careline-build" content="${live.get('shell')}">`);
    expect(html).toContain(`/remotes/mf-billing/${live.get('mf-billing')}/remoteEntry.js`);
    const map = JSON.parse(/<script type="importmap">(.+?)<\/script>/.exec(html)?.[1] ?? '{}');
    for (const [file, integrity] of Object.entries(map.integrity))
      expect(integrityOf(readFileSync(join(places.site, file)))).toBe(integrity);
  }
  expect(readFileSync(join(places.site, 'registry.json'), 'utf8')).toContain(`"shell":"${live.get('shell')}"`);
  return [...live.values()].join(' ');
}

const leftovers = () =>
  readdirSync(places.dataDir, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tmp|lock/.test(file));

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  places = temporaryPlaces();
  await releaseBoth('one');
});

it.each([
  ['death', 1],
  // It refuses the same writes, so that some of them will do.
  ['full', 7],
] as const)(
  'T10: %s at any write of a release leaves the site of before or that of after, and the next command nothing else',
  async (kind, step) => {
    const before = wholeSite();
    const copy = { recursive: true, verbatimSymlinks: true };
    cpSync(places.dataDir, join(places.root, 'before'), copy);
    await releaseBoth('two');
    const { writes } = disk;
    const after = wholeSite();
    const seen = new Set<string>();
    for (let at = writes; at >= 1; at -= step) {
      rmSync(places.dataDir, { recursive: true });
      cpSync(join(places.root, 'before'), places.dataDir, copy);
      const error = await releaseBoth('two', { at, kind });
      const state = wholeSite();
      expect([before, after], `write ${at}`).toContain(state);
      if (state === before) expect(error, `write ${at}`).toBeInstanceOf(Error);
      if (kind === 'full' && error !== undefined)
        expect(inShort(error, places.dataDir)).toMatch(/There is no space left on the disk: free some/);
      seen.add(state);
      await settled(places);
      expect([wholeSite(), leftovers()]).toEqual([state, []]);
    }
    expect(seen).toEqual(new Set([before, after]));
    expect(await releaseBoth('three')).toBeUndefined();
    expect([before, after]).not.toContain(wholeSite());
  },
  60_000,
);

it('T10: a restart on a full disk serves what was composed last, and says why', async () => {
  const said = vi.spyOn(console, 'error').mockReturnValue();
  const before = wholeSite();
  Object.assign(disk, { writes: 0, fault: { at: 1, kind: 'full' } });
  await composeToServe(places, {});
  disk.fault = undefined;
  expect(said.mock.calls.join('\n')).toMatch(/There is no space left on the disk.*served as it was composed last/s);
  expect(wholeSite()).toBe(before);
});
