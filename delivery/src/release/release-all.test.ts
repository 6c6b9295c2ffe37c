import { beforeEach, expect, it, vi } from 'vitest';
import type { Places } from '../places';
import { temporaryPlaces, write } from '../testing/fake-site';
import { buildOfSources, writeSources } from '../testing/fake-sources';
import { buildPackage } from './build';
import { liveIds } from './live';
import { release } from './release';
import { releaseAll } from './release-all';
import { rollBack } from './rollback';

vi.mock('./build', { spy: true });

let places: Places;
const live = (name: string) => liveIds(places).get(name);

beforeEach(async () => {
  places = temporaryPlaces();
  vi.mocked(buildPackage).mockImplementation(buildOfSources);
  writeSources(places, { billing: 'one', shell: 'one' });
  await releaseAll(places);
});

it('leaves a remote that was released alone and rolled back as it is, and does not build it again', async () => {
  writeSources(places, { billing: 'two' });
  await release(places, 'mf-billing');
  const back = await rollBack(places, 'mf-billing');
  vi.mocked(buildPackage).mockClear();
  expect(await releaseAll(places)).toEqual([]);
  expect(live('mf-billing')).toBe(back.to);
  expect(buildPackage).not.toHaveBeenCalled();
});

it('does not make a release that was rolled back live again, though it must be built anew', async () => {
  writeSources(places, { billing: 'two', shell: 'two' });
  await releaseAll(places);
  const first = [await rollBack(places, 'mf-billing'), await rollBack(places, 'shell')].map(({ to }) => to);
  write(places.root, 'shared/index.ts', 'changed, and of no effect');
  const said = vi.spyOn(console, 'warn').mockReturnValue();
  expect(await releaseAll(places)).toEqual([]);
  expect([live('mf-billing'), live('shell')]).toEqual(first);
  expect(said).toHaveBeenCalledWith(expect.stringMatching(/^mf-billing .* was rolled back and stays so: pnpm release/));
});

it('makes it live again when pnpm release names it, and from then on as any other', async () => {
  writeSources(places, { billing: 'two' });
  await releaseAll(places);
  const second = live('mf-billing');
  const { to: first } = await rollBack(places, 'mf-billing');
  expect(await release(places, 'mf-billing')).toEqual({ name: 'mf-billing', from: first, to: second });
  writeSources(places, { billing: 'three' });
  expect((await releaseAll(places)).map(({ name }) => name)).toEqual(['mf-billing']);
});

it('names what there is to release when there is no such remote', async () => {
  await expect(release(places, 'mf-none')).rejects.toThrow('There is no mf-none/vite.config.ts');
});
