import { join } from 'node:path';
import { liveReleases } from '../compose/site-model';
import { Failure } from '../failure';
import { exists } from '../files';
import type { Places } from '../places';
import { readActivity } from './activity';
import { checkoutId } from './checkout';
import { readFittingRegistry } from './live-registry';
import { releaseId } from './remote-release';
import { readLiveShell } from './shell-release';

/** One change of what visitors get; undefined is what is not live. */
export interface Shift {
  readonly name: string;
  readonly from: string | undefined;
  readonly to: string | undefined;
}

/** One that a release makes. */
export interface Change extends Shift {
  readonly to: string;
}

/** `mf-billing 1.0.0-1a2b3c4d → 1.0.0-5e6f7a8b`. */
export function inWords({ name, from, to }: Shift): string {
  return `${name} ${from ?? 'not live'} → ${to ?? 'not live'}`;
}

/** Name → id of the live release, the shell first, then the remotes by name. */
export function liveIds(places: Places): Map<string, string> {
  const live = new Map<string, string>();
  const shell = readLiveShell(places);
  if (shell) live.set('shell', shell.id);
  for (const [name, release] of liveReleases(readFittingRegistry(places).registry)) live.set(name, releaseId(release));
  return live;
}

/**
 * For who has looked at what is live, and would change something else by now. Throws a Failure where another release of `name` than `seen` is live, unless it is the one that
 * is wanted.
 */
export function refuseMoved(places: Places, name: string, seen: string | undefined, wanted?: string): void {
  const live = liveIds(places).get(name);
  if (live === seen || (live !== undefined && live === wanted)) return;
  const before = seen === undefined ? `${name} is no longer without a release` : `${name} ${seen} is no longer live`;
  const now = live === undefined ? 'took it away' : `made ${live} live`;
  throw new Failure(`${before}: somebody ${now} meanwhile. Nothing was done; pnpm releases says who.`);
}

/** Whether `name` has a live release whose files are there; those on another origin are not looked for. */
export function isLive(places: Places, name: string): boolean {
  const shell = readLiveShell(places);
  if (name === 'shell') return shell !== undefined && exists(join(places.published, shell.folder, shell.main));
  const url = liveUrl(places, name);
  return url !== undefined && (isElsewhere(url) || exists(join(places.published, url)));
}

/**
 * Whether a start of this checkout may release `name`: where nothing is live, and where a start of this very checkout made what is live. What was
 * released by name, from elsewhere, rolled back, or made by who knows whom, is somebody's wish, and a restart is none.
 */
export function startMayRelease(places: Places, name: string): boolean {
  if (!isLive(places, name)) return true;
  if (isElsewhere(liveUrl(places, name))) return false;
  const last = readActivity(places).findLast((line) => line.name === name);
  return (
    last?.action === 'release' &&
    last.by === 'start' &&
    last.id === liveIds(places).get(name) &&
    last.checkout === checkoutId(places.root)
  );
}

function liveUrl(places: Places, name: string): string | undefined {
  return liveReleases(readFittingRegistry(places).registry).get(name)?.url;
}

/** Nobody's start puts a release on another origin. */
const isElsewhere = (url: string | undefined) => url !== undefined && !url.startsWith('/');
