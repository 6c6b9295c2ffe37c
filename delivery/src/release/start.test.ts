import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Places, placesIn } from '../places';
import { temporaryPlaces, write } from '../testing/fake-site';
import { buildOfSources, writeSources } from '../testing/fake-sources';
import { readActivity } from './activity';
import { buildPackage } from './build';
import { checkoutId } from './checkout';
import { liveIds } from './live';
import { readRegistry } from './live-registry';
import { release } from './release';
import { releaseAll } from './release-all';
import { rollBack } from './rollback';

vi.mock('./build', { spy: true });

let places: Places;
let said: string[];

/** Another checkout that releases into the same data folder. */
function clone(sources: { billing: string; shell: string }): Places {
  const other = placesIn(temporaryPlaces().root, places.dataDir);
  writeSources(other, sources);
  return other;
}

const start = (from: Places) => releaseAll(from, undefined, { by: 'start' });
const lastLine = () => readActivity(places).at(-1);

beforeEach(() => {
  said = [];
  vi.spyOn(console, 'log').mockImplementation((line) => said.push(String(line)));
  vi.mocked(buildPackage).mockImplementation(buildOfSources);
  places = temporaryPlaces();
  writeSources(places, { billing: 'one', shell: 'one' });
});

describe('T1: a start', () => {
  it('releases what has no live release, and what it released itself from sources that have changed since', async () => {
    expect((await start(places)).map(({ name, from }) => [name, from])).toEqual([
      ['shell', undefined],
      ['mf-billing', undefined],
    ]);
    const first = liveIds(places).get('mf-billing');
    writeSources(places, { billing: 'two' });
    const changes = await start(places);
    expect(changes).toEqual([{ name: 'mf-billing', from: first, to: liveIds(places).get('mf-billing') }]);
  });

  it('takes nothing back that was released from another checkout', async () => {
    await start(places);
    await release(clone({ billing: 'two', shell: 'one' }), 'mf-billing');
    const before = readFileSync(places.registry, 'utf8');
    expect(await start(places)).toEqual([]);
    expect(await start(clone({ billing: 'old', shell: 'old' }))).toEqual([]);
    expect(readFileSync(places.registry, 'utf8')).toBe(before);
    expect(said).toContainEqual(
      expect.stringMatching(
        /^mf-billing 1\.2\.0-.* stays: it was released by .*pnpm release mf-billing makes live what/,
      ),
    );
  });

  it('leaves alone what a start of another checkout made, also of a copy with all its files', async () => {
    await start(places);
    const copy = placesIn(join(places.root, 'copy'), places.dataDir);
    for (const part of ['.careline-checkout', 'shell', 'mf-billing', 'shared', 'delivery'])
      cpSync(join(places.root, part), join(copy.root, part), { recursive: true });
    writeSources(copy, { billing: 'two', shell: 'two' });
    expect(await start(copy)).toEqual([]);
    expect(checkoutId(copy.root)).not.toBe(checkoutId(places.root));
  });

  it('leaves alone what was released by name, or rolled back, from its own checkout', async () => {
    await start(places);
    writeSources(places, { billing: 'two' });
    await release(places, 'mf-billing');
    writeSources(places, { billing: 'three', shell: 'two' });
    expect((await start(places)).map(({ name }) => name)).toEqual(['shell']);
    const back = await rollBack(places, 'shell');
    writeSources(places, { shell: 'three' });
    expect(await start(places)).toEqual([]);
    expect(liveIds(places).get('shell')).toBe(back.to);
  });

  it('leaves alone what an older version made without a word of its origin', async () => {
    await start(places);
    const lines = readActivity(places).map(({ at, name, id, action }) => JSON.stringify({ at, name, id, action }));
    write(places.releases, 'activity.jsonl', `${lines.join('\n')}\n`);
    write(places.live, 'activity.jsonl', '');
    writeSources(places, { billing: 'two', shell: 'two' });
    expect(await start(places)).toEqual([]);
  });

  it('leaves alone what is released by name while it builds', async () => {
    await start(places);
    const other = clone({ billing: 'from elsewhere', shell: 'one' });
    writeSources(places, { billing: 'two' });
    vi.mocked(buildPackage).mockImplementationOnce(async (from, name) => {
      await release(other, 'mf-billing');
      return buildOfSources(from, name);
    });
    expect(await start(places)).toEqual([]);
    expect(lastLine()).toMatchObject({ by: 'name', checkout: checkoutId(other.root) });
  });

  it('leaves alone a remote on another origin', async () => {
    await start(places);
    const registry = readRegistry(places);
    for (const entry of registry.microFrontends['mf-billing'] ?? []) entry.url = `https://cdn.example${entry.url}`;
    write(places.dataDir, 'config.json', '{ "overrideOrigins": ["https://cdn.example"] }');
    write(places.live, 'registry.json', JSON.stringify(registry));
    writeSources(places, { billing: 'two' });
    expect(await start(places)).toEqual([]);
  });

  it('releases what is live and whose files are gone', async () => {
    await release(clone({ billing: 'two', shell: 'two' }), 'shell');
    rmSync(join(places.published, 'shell'), { recursive: true });
    expect((await start(places)).map(({ name }) => name)).toContain('shell');
  });
});

it('F449: what is missing is released, and nothing that has a release, though a start made it', async () => {
  const missing = () => releaseAll(places, undefined, { by: 'start', isOfMissing: true });
  expect((await missing()).map(({ name }) => name)).toEqual(['shell', 'mf-billing']);
  writeSources(places, { billing: 'two', shell: 'two' });
  expect(await missing()).toEqual([]);
});

it('T1: all by name are released wherever what is live came from', async () => {
  await start(places);
  const other = clone({ billing: 'two', shell: 'two' });
  expect((await releaseAll(other)).map(({ name }) => name)).toEqual(['shell', 'mf-billing']);
});

it('T1: each release records who made it, from which commit, with which changes, and why', async () => {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Ana', '-c', 'user.email=ana@careline.example', ...args], {
      cwd: places.root,
      encoding: 'utf8',
    }).trim();
  await release(places, 'shell');
  expect(lastLine()).toMatchObject({ by: 'name', user: userInfo().username, fingerprint: expect.any(String) });
  expect(lastLine()).not.toHaveProperty('commit');
  git('init', '-q');
  git('add', 'mf-billing', 'shared', 'delivery');
  git('commit', '-qm', 'sources');
  await release(places, 'mf-billing', { message: 'the new filter' });
  expect(lastLine()).toMatchObject({ commit: git('rev-parse', 'HEAD'), dirty: false, message: 'the new filter' });
  writeSources(places, { billing: 'two' });
  await release(places, 'mf-billing');
  expect(lastLine()).toMatchObject({ dirty: true, checkout: checkoutId(places.root) });
});
