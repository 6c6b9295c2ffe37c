import type { Release } from '@careline/shared/manifest';
import type { Places } from '../places';
import { activate } from './activate';
import { buildPackage } from './build';
import { prepareShell } from './prepare-shell';
import { prepareRemote } from './remote-release';

/** Builds one remote, or `shell`, alone and makes it live. Returns false when this very content is live already. */
export async function release(places: Places, name: string): Promise<boolean> {
  const build = await buildPackage(places, name);
  const prepared =
    name === 'shell'
      ? { shell: prepareShell(places, build), remotes: {} }
      : { remotes: { [name]: prepareRemote(places, name, build) } satisfies Record<string, Release> };
  return (await activate(places, prepared)).length > 0;
}
