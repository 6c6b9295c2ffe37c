import { type Registry, type Release, releaseSchema } from '@careline/shared/manifest';
import * as v from 'valibot';
import { everywhere } from '../compose/site-model';
import { Failure } from '../failure';
import { checkNames, checkWidgets } from '../release/check-losses';
import { checkTogether } from '../release/check-together';
import { checkContracts } from '../release/fits';
import { parseShellRelease, type ShellRelease } from '../release/shell-release';
import { recordOf } from './bundle';
import type { Files, ReleaseStore } from './release-store';

/**
 * Holds a release to what is live in the store that it is promoted to, by the rules of a release: contract, exports, types, React, paths, names and widgets. A store without
 * a shell has nothing to hold it to yet. Throws a Failure that says what does not fit, and where. Budgets are a matter of the sources.
 */
export async function checkFit(store: ReleaseStore, name: string, id: string, files: Files): Promise<void> {
  let shell: ShellRelease | undefined;
  const remotes: Record<string, Release> = {};
  for (const other of await store.names()) {
    const live = (await store.history(other)).at(-1)?.id;
    if (live === undefined) continue;
    const record = JSON.parse((await store.file(other, live, recordOf(other, live))).toString());
    if (other === 'shell') shell = parseShellRelease(record);
    else remotes[other] = v.parse(releaseSchema, record);
  }
  const record: unknown = JSON.parse(files.get(recordOf(name, id))?.toString() ?? 'null');
  const isShell = name === 'shell';
  const next = isShell ? parseShellRelease(record) : shell;
  if (!next) return;
  const before = registryOf(remotes);
  const after = isShell ? before : registryOf({ ...remotes, [name]: v.parse(releaseSchema, record) });
  try {
    checkContracts(next, after);
    checkTogether(next, after);
    checkWidgets(before, after);
    checkNames(next, before, after);
  } catch (error) {
    if (error instanceof Failure) throw new Failure(`${name} ${id} does not fit ${store.address}: ${error.message}`);
    throw error;
  }
}

/** What a release fell back to, and its share of the browsers, are matters of where it came from. */
function registryOf(remotes: Readonly<Record<string, Release>>): Registry {
  const entries = Object.entries(remotes).map(([name, { fallbackUrl: _, ...release }]) => [
    name,
    [everywhere(release)],
  ]);
  return { microFrontends: Object.fromEntries(entries) };
}
