import { execFile } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeEach, expect, it, vi } from 'vitest';
import { composeToServe } from '../commands/serve';
import { inShort } from '../failure';
import { integrityOf } from '../files';
import { settled } from '../lock';
import { type Places, placesIn } from '../places';
import { billingBuild, shellBuild, temporaryPlaces, write } from '../testing/fake-site';
import type { KilledRelease } from '../testing/killed-release';
import { type Disk, stepOf, sweepTimeout } from '../testing/mortal-disk';
import { activate } from './activate';
import { readActivity } from './activity';
import { buildPackage } from './build';
import { readFingerprints } from './fingerprint';
import { liveIds } from './live';
import { originOf } from './origin';
import { prepareShell } from './prepare-shell';
import { release } from './release';
import { prepareRemote } from './remote-release';

const disk = vi.hoisted((): Disk => ({ writes: 0, fault: undefined }));
vi.mock('node:fs', async (original) => {
  const { mortal } = await import('../testing/mortal-disk');
  return mortal(await original(), disk);
});

vi.mock('./build', { spy: true });
vi.mock('./origin', { spy: true });

const copy = { recursive: true, verbatimSymlinks: true };
let places: Places;

const buildsOf = (source: string) => ({
  shell: shellBuild(places, { source }),
  billing: billingBuild(places, { source }),
});

/** Makes a shell and a remote live that belong together; counts the writes, and lets the disk fail on the way. */
function releaseBoth(source: string, fault?: Disk['fault']): Promise<unknown> {
  const builds = buildsOf(source);
  return on(fault, async () => {
    const remotes = { 'mf-billing': prepareRemote(places, 'mf-billing', builds.billing) };
    await activate(places, { shell: prepareShell(places, builds.shell), remotes });
  });
}

/** All that `pnpm release mf-billing --no-verify` does, but for the build and the calls of git. */
function releaseBilling(source: string, fault?: Disk['fault']): Promise<unknown> {
  const build = billingBuild(places, { source });
  vi.mocked(buildPackage).mockResolvedValue(build);
  vi.mocked(originOf).mockReturnValue({ by: 'name', fingerprint: source });
  return on(fault, () => release(places, 'mf-billing'));
}

async function on(fault: Disk['fault'], work: () => Promise<unknown>): Promise<unknown> {
  Object.assign(disk, { writes: 0, fault });
  try {
    await work();
    return undefined;
  } catch (error) {
    return error;
  } finally {
    const { writes } = disk;
    disk.fault = undefined;
    // Of a process that is gone; that its lock is taken over is proved elsewhere.
    rmSync(join(places.dataDir, 'release.lock'), { force: true });
    disk.writes = writes;
  }
}

/** The ids that are live, once it is sure that the registry, the log and every page of the site say the same. */
function wholeSite(places: Places): string {
  const live = liveIds(places);
  const activity = readActivity(places);
  for (const [name, id] of live) expect(activity.findLast((line) => line.name === name)?.id).toBe(id);
  const entry = `/remotes/mf-billing/${live.get('mf-billing')}/remoteEntry.js`;
  expect(readFileSync(join(places.site, 'preloads/en.json'), 'utf8')).toContain(`"url":"${entry}"`);
  for (const page of ['dashboard/billing/invoices', 'es/dashboard/billing/invoices', 'ru/dashboard', '']) {
    const html = readFileSync(join(places.site, page, 'index.html'), 'utf8');
    expect(html).toContain(`<meta name="careline-build" content="${live.get('shell')}" data-singly>`);
    if (page.endsWith('invoices')) expect(html).toContain(entry);
    const map = JSON.parse(/<script type="importmap">(.+?)<\/script>/.exec(html)?.[1] ?? '{}');
    for (const [file, integrity] of Object.entries(map.integrity))
      expect(integrityOf(readFileSync(join(places.site, file)))).toBe(integrity);
  }
  expect(readFileSync(join(places.site, 'registry.json'), 'utf8')).toContain(`"shell":"${live.get('shell')}"`);
  return [...live.values()].join(' ');
}

const leftovers = ({ dataDir }: Places) =>
  readdirSync(dataDir, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tmp|lock/.test(file));

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  places = temporaryPlaces();
  await releaseBoth('one');
});

it.each([
  ['death', stepOf(3)],
  // It refuses the same writes, so that fewer of them will do.
  ['full', stepOf(7)],
] as const)(
  'T10: %s at any write of a release leaves the site of before or that of after, and the next command nothing else',
  async (kind, step) => {
    const before = wholeSite(places);
    cpSync(places.dataDir, join(places.root, 'before'), copy);
    await releaseBoth('two');
    const { writes } = disk;
    const after = wholeSite(places);
    const seen = new Set<string>();
    // The site changes hands in the last writes.
    for (let at = writes; at >= 1; at -= at > writes - 12 ? 1 : step) {
      rmSync(places.dataDir, { recursive: true });
      cpSync(join(places.root, 'before'), places.dataDir, copy);
      const error = await releaseBoth('two', { at, kind });
      const state = wholeSite(places);
      expect([before, after], `write ${at}`).toContain(state);
      if (state === before) expect(error, `write ${at}`).toBeInstanceOf(Error);
      if (kind === 'full' && error !== undefined)
        expect(inShort(error, places.dataDir)).toMatch(/There is no space left on the disk: free some/);
      seen.add(state);
      await settled(places);
      expect([wholeSite(places), leftovers(places)]).toEqual([state, []]);
    }
    expect(seen).toEqual(new Set([before, after]));
    expect(await releaseBoth('three')).toBeUndefined();
    expect([before, after]).not.toContain(wholeSite(places));
  },
  sweepTimeout,
);

it.each(['death', 'full'] as const)(
  'T10: %s at any write of pnpm release notes no sources as built that are not live, for a release of all would leave them out',
  async (kind) => {
    write(places.root, 'mf-billing/vite.config.ts', '');
    await releaseBilling('two');
    const before = wholeSite(places);
    cpSync(places.dataDir, join(places.root, 'before'), copy);
    await releaseBilling('three');
    const { writes } = disk;
    const after = wholeSite(places);
    const seen = new Set<string>();
    for (let at = writes; at >= 1; at -= at > writes - 3 ? 1 : stepOf(9)) {
      rmSync(places.dataDir, { recursive: true });
      cpSync(join(places.root, 'before'), places.dataDir, copy);
      const error = await releaseBilling('three', { at, kind });
      const state = wholeSite(places);
      expect([before, after], `write ${at}`).toContain(state);
      const noted = readFingerprints(places)['mf-billing'];
      if (state === before) expect(noted, `write ${at}`).toBe('two');
      if (noted === 'two') expect(error, `write ${at}`).toBeInstanceOf(Error);
      await settled(places);
      expect([wholeSite(places), leftovers(places)]).toEqual([state, []]);
      seen.add(`${state === before} ${noted}`);
    }
    expect(seen.size).toBeGreaterThan(1);
  },
  sweepTimeout,
);

const program = fileURLToPath(new URL('../testing/killed-release.ts', import.meta.url));

/** Makes builds live on a copy of the data folder, in a process of its own that is killed before a write; resolves to how it ended. */
function killedRelease(task: Omit<KilledRelease, 'root' | 'dataDir'>) {
  const killed = placesIn(places.root, join(places.root, `killed-${task.at}`));
  cpSync(places.dataDir, killed.dataDir, copy);
  const given: KilledRelease = { root: killed.root, dataDir: killed.dataDir, ...task };
  return new Promise<{ killed: Places; signal: unknown; words: string }>((resolve) => {
    execFile(process.execPath, ['--import', 'tsx', program, JSON.stringify(given)], (error, words) =>
      resolve({ killed, signal: error?.signal, words }),
    );
  });
}

it('T10: kill -9 on the way to a release leaves the site of before or that of after, and a lock that the next command takes over', async () => {
  const before = wholeSite(places);
  const task = { builds: buildsOf('two') };
  const unharmed = await killedRelease(task);
  const after = wholeSite(unharmed.killed);
  const writes = Number(unharmed.words);
  expect(writes).toBeGreaterThan(100);
  const ends = await Promise.all(
    [0.25, 0.5, 0.75, 1].map((part) => killedRelease({ ...task, at: Math.floor(writes * part) })),
  );
  const states = [];
  for (const { killed, signal } of ends) {
    expect(signal).toBe('SIGKILL');
    const state = wholeSite(killed);
    await settled(killed);
    expect([wholeSite(killed), leftovers(killed)]).toEqual([state, []]);
    states.push(state);
  }
  expect(new Set(states)).toEqual(new Set([before, after]));
}, 60_000);

it('T10: a restart on a full disk serves what was composed last, and says why', async () => {
  const said = vi.spyOn(console, 'error').mockReturnValue();
  const before = wholeSite(places);
  Object.assign(disk, { writes: 0, fault: { at: 1, kind: 'full' } });
  await composeToServe(places, {});
  disk.fault = undefined;
  expect(said.mock.calls.join('\n')).toMatch(/There is no space left on the disk.*served as it was composed last/s);
  expect(wholeSite(places)).toBe(before);
});
