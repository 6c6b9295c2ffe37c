import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Places } from '../places';
import type { Build } from '../release/build';
import { billingBuild, shellBuild, write } from './fake-site';

/** Sources of the shell and of mf-billing that would build to these contents. */
export function writeSources({ root }: Places, { billing, shell }: { billing?: string; shell?: string }): void {
  for (const name of ['shell', 'mf-billing']) write(root, `${name}/vite.config.ts`, '');
  for (const folder of ['shared', 'delivery/remote-kit/src', 'delivery/src/release'])
    write(root, `${folder}/index.ts`, '');
  if (billing !== undefined) write(root, 'mf-billing/src/index.ts', billing);
  if (shell !== undefined) write(root, 'shell/src/index.ts', shell);
}

/** In the place of buildPackage: what a build of those sources would leave behind. */
export async function buildOfSources(places: Places, name: string): Promise<Build> {
  const source = readFileSync(join(places.root, name, 'src/index.ts'), 'utf8');
  return name === 'shell' ? shellBuild(places, { source }) : billingBuild(places, { source });
}
