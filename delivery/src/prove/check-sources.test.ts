import { chmodSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { emitReport } from '../contract/emit-report';
import { keepReport } from '../contract/kept-report';
import { temporaryPlaces, write } from '../testing/fake-site';
import { checkSources } from './check-sources';

vi.mock('../contract/emit-report');

/** A checkout whose tools say what they were asked, and fail where they are named. */
function checkout(...failing: readonly string[]) {
  const places = temporaryPlaces();
  for (const tool of ['tsc', 'biome', 'vitest']) {
    const file = `node_modules/.bin/${tool}`;
    write(places.root, file, `#!/bin/sh\necho "${tool} $*"\nexit ${failing.includes(tool) ? 1 : 0}\n`);
    chmodSync(join(places.root, file), 0o755);
  }
  return places;
}

it.each([
  ['tsc', 'types:\ntsc -b mf-billing'],
  ['biome', 'lint:\nbiome check mf-billing'],
  ['vitest', 'unit tests:\nvitest run mf-billing/src/'],
])('T4: a remote is not released when its %s fails, and the reason is in its words', async (tool, words) => {
  await expect(checkSources(checkout(tool), 'mf-billing')).rejects.toThrow(
    `mf-billing is not fit to be released.\n${words}`,
  );
});

it('T4: a shell is released with shared, and all that is wrong is said at once', async () => {
  const checked = checkSources(checkout('tsc', 'vitest'), 'shell');
  await expect(checked).rejects.toThrow('types:\ntsc -b shell shared\nunit tests:\nvitest run shell/src/ shared/src/');
});

it('T4: a tool that is not installed proves nothing', async () => {
  const places = checkout();
  rmSync(join(places.root, 'node_modules/.bin/biome'));
  await expect(checkSources(places, 'mf-billing')).rejects.toThrow(
    'lint: biome is not installed here: install the packages of package.json.',
  );
});

it('T4: nothing is released from a shared that its API report does not describe', async () => {
  const places = checkout();
  const made = { version: '2.0.0', body: '## @careline/shared\n\nhello 0123456789ab' };
  write(places.root, 'shared/api-versions.json', '{}');
  keepReport(made, join(places.root, 'shared'));
  vi.mocked(emitReport).mockResolvedValue(made);
  await expect(checkSources(places, 'mf-billing')).resolves.toBeUndefined();
  vi.mocked(emitReport).mockResolvedValue({ ...made, body: made.body.replace('hello', 'goodbye') });
  for (const name of ['mf-billing', 'shell'])
    await expect(checkSources(places, name)).rejects.toThrow('contract: What remotes build on has changed');
});
