import { beforeEach, expect, it, vi } from 'vitest';
import type { Places } from '../places';
import { billingBuild, shellBuild, temporaryPlaces, write } from '../testing/fake-site';
import { type Build, buildPackage } from './build';
import { readRegistry } from './live-registry';
import { release } from './release';
import { releaseAll } from './release-all';
import { releaseId } from './remote-release';
import { rollBack } from './rollback';
import { readLiveShell } from './shell-release';

vi.mock('./build', { spy: true });

let places: Places;
let sources: { billing: string; shell: string };

/** Sources that would build to these contents. */
function edit(changed: Partial<typeof sources>): void {
  sources = { ...sources, ...changed };
  write(places.root, 'mf-billing/src/index.ts', sources.billing);
  write(places.root, 'shell/src/main.ts', sources.shell);
}

function built(_: Places, name: string): Promise<Build> {
  const build =
    name === 'shell'
      ? shellBuild(places, { source: sources.shell })
      : billingBuild(places, { source: sources.billing });
  return Promise.resolve(build);
}

beforeEach(async () => {
  places = temporaryPlaces();
  for (const name of ['shell', 'mf-billing']) write(places.root, `${name}/vite.config.ts`, '');
  for (const folder of ['shared', 'delivery/src/vite', 'delivery/src/release'])
    write(places.root, `${folder}/index.ts`, '');
  vi.mocked(buildPackage).mockImplementation(built);
  sources = { billing: 'one', shell: 'one' };
  edit({});
  await releaseAll(places);
});

const liveBilling = () => {
  const [live] = readRegistry(places).microFrontends['mf-billing'] ?? [];
  return live && releaseId(live);
};

it('leaves a remote that was released alone and rolled back as it is, and does not build it again', async () => {
  edit({ billing: 'two' });
  await release(places, 'mf-billing');
  const first = await rollBack(places, 'mf-billing');
  vi.mocked(buildPackage).mockClear();
  expect(await releaseAll(places)).toEqual([]);
  expect(liveBilling()).toBe(first);
  expect(buildPackage).not.toHaveBeenCalled();
});

it('does not make a release that was rolled back live again, though it must be built anew', async () => {
  edit({ billing: 'two', shell: 'two' });
  await releaseAll(places);
  const first = { billing: await rollBack(places, 'mf-billing'), shell: await rollBack(places, 'shell') };
  write(places.root, 'shared/index.ts', 'changed, and of no effect');
  const said = vi.spyOn(console, 'warn').mockReturnValue();
  expect(await releaseAll(places)).toEqual([]);
  expect({ billing: liveBilling(), shell: readLiveShell(places)?.id }).toEqual(first);
  expect(said).toHaveBeenCalledWith(expect.stringMatching(/^mf-billing .* was rolled back and stays so: pnpm release/));
});

it('makes it live again when pnpm release names it, and from then on as any other', async () => {
  edit({ billing: 'two' });
  await releaseAll(places);
  const second = liveBilling();
  await rollBack(places, 'mf-billing');
  expect(await release(places, 'mf-billing')).toBe(true);
  expect(liveBilling()).toBe(second);
  edit({ billing: 'three' });
  expect(await releaseAll(places)).toEqual(['mf-billing']);
});

it('names what there is to release when there is no such remote', async () => {
  await expect(release(places, 'mf-none')).rejects.toThrow('There is no mf-none/vite.config.ts');
});
