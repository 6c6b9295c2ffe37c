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

it.each([
  ['of one', () => release(places, 'mf-billing')],
  ['of all', () => releaseAll(places)],
])('F448: what is rolled back while a release %s builds stays rolled back', async (_, again) => {
  writeSources(places, { billing: 'two' });
  await releaseAll(places);
  writeSources(places, { billing: 'three' });
  vi.mocked(buildPackage).mockImplementationOnce(async (from, name) => {
    await rollBack(places, 'mf-billing');
    return buildOfSources(from, name);
  });
  const two = live('mf-billing');
  await expect(again()).rejects.toThrow(`mf-billing ${two} is no longer live: somebody made `);
  const back = live('mf-billing');
  expect(back).not.toBe(two);
  // Asked for once more, it is what somebody wants who knows.
  await again();
  expect(live('mf-billing')).not.toBe(back);
});

it('F452: a release of all makes live for all what only a share of browsers tries', async () => {
  const one = live('mf-billing');
  writeSources(places, { billing: 'two' });
  const tried = await release(places, 'mf-billing', { traffic: 10 });
  expect(live('mf-billing')).toBe(one);
  expect(await releaseAll(places)).toEqual([{ name: 'mf-billing', from: one, to: tried?.to }]);
});

it('names what there is to release when there is no such remote', async () => {
  await expect(release(places, 'mf-none')).rejects.toThrow('There is no mf-none/vite.config.ts');
});
