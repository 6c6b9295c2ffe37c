import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Places } from '../places';
import { readActivity } from '../release/activity';
import { buildPackage } from '../release/build';
import { liveIds } from '../release/live';
import { releaseAll } from '../release/release-all';
import { accountBuild, temporaryPlaces, write } from '../testing/fake-site';
import { buildOfSources, writeSources } from '../testing/fake-sources';
import { releaseMissing } from './missing';

vi.mock('../release/build', { spy: true });

let places: Places;

beforeEach(() => {
  vi.spyOn(console, 'log').mockReturnValue();
  places = temporaryPlaces();
  writeSources(places, { billing: 'one', shell: 'one' });
  // Its page shows a widget of mf-billing.
  write(places.root, 'mf-account/vite.config.ts', '');
  vi.mocked(buildPackage).mockImplementation(async (from, name) =>
    name === 'mf-account' ? accountBuild(from) : buildOfSources(from, name),
  );
});

it('F72: what is worked on is not released, though another remote has no release and shows a widget of it', async () => {
  rmSync(join(places.root, 'mf-billing/src'), { recursive: true });
  await releaseMissing(places, ['mf-billing']);
  expect([...liveIds(places).keys()]).toEqual(['shell', 'mf-account']);
  writeSources(places, { billing: 'one' });
  expect((await releaseAll(places, undefined, { by: 'start' })).map(({ name }) => name)).toEqual(['mf-billing']);
});

it('F72: neither the shell nor a half-done edit of what is worked on goes live with what another remote lacked', async () => {
  rmSync(join(places.root, 'mf-account/vite.config.ts'));
  await releaseAll(places, undefined, { by: 'start' });
  const before = liveIds(places);
  writeSources(places, { billing: 'half done', shell: 'half done' });
  write(places.root, 'mf-account/vite.config.ts', '');
  await releaseMissing(places, ['mf-billing']);
  expect(liveIds(places)).toEqual(new Map([...before, ['mf-account', expect.any(String)]]));
  expect(readActivity(places).at(-1)?.name).toBe('mf-account');
});
