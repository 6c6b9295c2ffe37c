import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Release } from '@careline/shared/manifest';
import { Failure } from '../failure';
import { exists } from '../files';
import { settled } from '../lock';
import { type Places, soleRemote } from '../places';
import { checkSources } from '../prove/check-sources';
import { siteOriginFrom } from '../site-origin';
import { activate, refuseOvertaken } from './activate';
import { readActivity, withdrawnIds } from './activity';
import { buildPackage } from './build';
import { readFingerprints, writeFingerprint } from './fingerprint';
import { type Change, isLive, liveIds, startMayRelease } from './live';
import { originOf, type Wish } from './origin';
import { prepareShell } from './prepare-shell';
import { prove } from './prove';
import { prepareRemote, releaseId } from './remote-release';
import type { ShellRelease } from './shell-release';

/** Builds at once; more would only fight for the processor. */
const parallel = 2;

/** Names of the remotes whose sources are in this checkout. */
export function remotesIn(root: string): string[] {
  const own = soleRemote(root);
  if (own !== undefined) return [own];
  return readdirSync(root).filter((name) => name.startsWith('mf-') && exists(join(root, name, 'vite.config.ts')));
}

interface WishForAll extends Wish {
  /** Those of them that it is about, where it is not all: the widgets that their pages show may come from sources that somebody works on. */
  readonly names?: readonly string[];
  /** Leaves alone all that is live, whatever its sources hold by now. */
  readonly isOfMissing?: boolean;
}

/**
 * Builds the shell and every remote whose sources have changed since they were last built, and makes them live together. A start releases only
 * what nobody else has; asked for by name, everything but what was rolled back. Returns what has changed for visitors. Throws a
 * Failure that names what failed, or was changed by somebody meanwhile; then nothing becomes live.
 */
export async function releaseAll(
  places: Places,
  environment?: NodeJS.ProcessEnv,
  wish: WishForAll = { by: 'name' },
): Promise<readonly Change[]> {
  // The site is composed with it, after minutes of building.
  siteOriginFrom(environment ?? {});
  await settled(places);
  const known = readFingerprints(places);
  const names = wish.names ?? ['shell', ...remotesIn(places.root)];
  const origins = Object.fromEntries(names.map((name) => [name, originOf(places, name, wish)]));
  const seen = liveIds(places);
  const isNew = (name: string) =>
    !isLive(places, name) || (!wish.isOfMissing && known[name] !== origins[name]?.fingerprint);
  const waiting = names.filter((name) => isNew(name) && (wish.by === 'name' || isLeftToStart(places, name, origins)));
  const remotes: Record<string, Release> = {};
  const failures: string[] = [];
  let shell: ShellRelease | undefined;

  async function work(): Promise<void> {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
      try {
        const [build] = await Promise.all([buildPackage(places, name), wish.verify && checkSources(places, name)]);
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
  const verified = wish.verify === true && (await prove(places, { shell, remotes }));
  const made = Object.fromEntries(Object.entries(origins).map(([name, origin]) => [name, { ...origin, verified }]));
  const mayLackWidgets = wish.names !== undefined;
  const refuse = () => {
    // What somebody else has made live while a start was building is left out, and no reason to stop.
    if (wish.by === 'name') refuseOvertaken(places, seen, { shell, remotes });
  };
  const changes = await activate(places, { shell, remotes, mayLackWidgets, origins: made, refuse }, environment);
  for (const name of built) writeFingerprint(places, name, origins[name]?.fingerprint ?? '');
  return changes;
}

/** Says what a start leaves alone although its sources would make something else. */
function isLeftToStart(
  places: Places,
  name: string,
  origins: Readonly<Record<string, { readonly fingerprint: string }>>,
): boolean {
  if (startMayRelease(places, name)) return true;
  const last = readActivity(places).findLast((line) => line.name === name);
  if (last?.fingerprint !== origins[name]?.fingerprint) {
    const how = last?.action === 'rollback' ? 'rolled back to' : 'released';
    console.log(
      `${name} ${last?.id ?? ''} stays: it was ${how} by ${last?.user ?? 'somebody'} at ${last?.at ?? 'an unknown time'}. ` +
        `pnpm release ${name} makes live what these sources hold.`,
    );
  }
  return false;
}

/** A release whose files are gone cannot stay live, even where what the sources make was rolled back. */
function mayGoLive(places: Places, name: string, id: string): boolean {
  if (!isLive(places, name) || !withdrawnIds(places, name).has(id)) return true;
  console.warn(`${name} ${id} was rolled back and stays so: pnpm release ${name} makes it live again.`);
  return false;
}
