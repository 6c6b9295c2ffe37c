import { join } from 'node:path';
import { type Release, releaseSchema } from '@careline/shared/manifest';
import * as v from 'valibot';
import { compose } from '../compose/compose';
import { Failure } from '../failure';
import { readJson, writeJson } from '../files';
import { withLock } from '../lock';
import type { Places } from '../places';
import { recordActivity } from './activity';
import { checkTogether } from './check-together';
import { readRegistry, writeRegistry } from './live-registry';
import { releaseId } from './remote-release';
import { parseShellRelease, readLiveShell } from './shell-release';
import { previousShell, storedReleases } from './stored-releases';

/**
 * Points a remote, or the shell, back to the release that was live before, or to the one named. Returns the id that is live now. Throws a
 * Failure when there is nothing to go back to, or when it would not work with what is live.
 */
export async function rollBack(places: Places, name: string, wanted?: string): Promise<string> {
  return withLock(join(places.dataDir, 'release.lock'), () => {
    const id = name === 'shell' ? rollBackShell(places, wanted) : rollBackRemote(places, name, wanted);
    recordActivity(places, name, id, 'rollback');
    compose(places);
    return id;
  });
}

function rollBackRemote(places: Places, name: string, wanted: string | undefined): string {
  const registry = readRegistry(places);
  const current = registry.microFrontends[name]?.find((entry) => entry.deployment.default);
  if (!current) throw new Failure(`${name} has no release: pnpm releases lists what is live.`);
  const target = wanted ?? (current.fallbackUrl === undefined ? undefined : releaseId({ url: current.fallbackUrl }));
  if (target === undefined)
    throw new Failure(`${name} ${releaseId(current)} is its first release: there is nothing to roll back to.`);
  const release = readStored(places, name, target);
  registry.microFrontends[name] = [release];
  const shell = readLiveShell(places);
  if (shell) checkTogether(shell, registry);
  writeRegistry(places, registry);
  return target;
}

function rollBackShell(places: Places, wanted: string | undefined): string {
  const target = wanted ?? previousShell(places);
  if (target === undefined) throw new Failure('The shell has one release only: there is nothing to roll back to.');
  const found = readJson(join(places.releases, 'shell', `${target}.json`));
  if (found === undefined) throw unknownRelease(places, 'shell', target);
  const shell = parseShellRelease(found);
  checkTogether(shell, readRegistry(places));
  writeJson(places.shell, shell);
  return shell.id;
}

function readStored(places: Places, name: string, id: string): Release {
  const found = readJson(join(places.releases, name, `${id}.json`));
  if (found === undefined) throw unknownRelease(places, name, id);
  return v.parse(releaseSchema, found);
}

function unknownRelease(places: Places, name: string, id: string): Failure {
  return new Failure(`${name} has no release ${id}; it has ${storedReleases(places, name).join(', ') || 'none'}.`);
}
