import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Release } from '@careline/shared/manifest';
import { Failure } from '../failure';
import { exists } from '../files';
import type { Places } from '../places';
import { activate } from './activate';
import { withdrawnIds } from './activity';
import { buildPackage } from './build';
import { fingerprintOf, readFingerprints, writeFingerprint } from './fingerprint';
import { readRegistry } from './live-registry';
import { prepareShell } from './prepare-shell';
import { prepareRemote, releaseId } from './remote-release';
import { readLiveShell, type ShellRelease } from './shell-release';

/** Builds at once; more would only fight for the processor. */
const parallel = 2;

/** Names of the remotes whose folders stand in the workspace. */
export function remotesIn(root: string): string[] {
  return readdirSync(root).filter((name) => name.startsWith('mf-') && exists(join(root, name, 'vite.config.ts')));
}

/**
 * Builds the shell and every remote whose sources have changed since they were last built, and makes them live together. A release that was
 * rolled back stays so: only `pnpm release` with its name makes it live again. Returns the names that are new. Throws a Failure that names
 * what failed; then nothing becomes live.
 */
export async function releaseAll(places: Places, environment?: NodeJS.ProcessEnv): Promise<string[]> {
  const known = readFingerprints(places);
  const fingerprints = new Map(
    ['shell', ...remotesIn(places.root)].map((name) => [name, fingerprintOf(places.root, name)]),
  );
  const waiting = [...fingerprints.keys()].filter(
    (name) => known[name] !== fingerprints.get(name) || !isLive(places, name),
  );
  const remotes: Record<string, Release> = {};
  const failures: string[] = [];
  let shell: ShellRelease | undefined;

  async function work(): Promise<void> {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
      try {
        const build = await buildPackage(places, name);
        if (name === 'shell') {
          const prepared = prepareShell(places, build);
          if (mayGoLive(places, name, prepared.id)) shell = prepared;
        } else {
          const prepared = prepareRemote(places, name, build);
          if (mayGoLive(places, name, releaseId(prepared))) remotes[name] = prepared;
        }
      } catch (error) {
        failures.push(
          `${name}: ${error instanceof Failure ? error.message : error instanceof Error ? error.stack : String(error)}`,
        );
      }
    }
  }

  const built = [...waiting];
  await Promise.all(Array.from({ length: parallel }, work));
  if (failures.length > 0) throw new Failure(`Nothing was released.\n${failures.join('\n')}`);
  const changed = await activate(places, shell ? { shell, remotes } : { remotes }, environment);
  for (const name of built) writeFingerprint(places, name, fingerprints.get(name) ?? '');
  return changed;
}

/** A release whose files are gone cannot stay live, even where what the sources make was rolled back. */
function mayGoLive(places: Places, name: string, id: string): boolean {
  if (!isLive(places, name) || !withdrawnIds(places, name).has(id)) return true;
  console.warn(`${name} ${id} was rolled back and stays so: pnpm release ${name} makes it live again.`);
  return false;
}

function isLive(places: Places, name: string): boolean {
  const shell = readLiveShell(places);
  if (name === 'shell') return shell !== undefined && exists(join(places.site, shell.folder, shell.main));
  const url = readRegistry(places).microFrontends[name]?.find((entry) => entry.deployment.default)?.url;
  return url !== undefined && exists(join(places.site, url));
}
