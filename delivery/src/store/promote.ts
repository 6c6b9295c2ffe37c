import type { Release } from '@careline/shared/manifest';
import { Failure } from '../failure';
import { settled } from '../lock';
import type { Places } from '../places';
import { activate } from '../release/activate';
import {
  type Activity,
  type Provenance,
  provenanceIn,
  provenanceOf,
  readActivity,
  retiredId,
  takenBackAt,
} from '../release/activity';
import { type Change, liveIds } from '../release/live';
import type { Origin } from '../release/origin';
import type { ShellRelease } from '../release/shell-release';
import { packRelease, unpackRelease } from './bundle';
import { checkFit } from './check-fit';
import type { Files, ReleaseStore } from './release-store';

/** Who promotes, and why. */
export interface Promoter {
  readonly user: string;
  readonly message?: string | undefined;
}

/**
 * Makes live in a store what is live in another one, or in this data folder: the same bytes under the same name. Returns the change; undefined
 * where it is live there already. Throws a Failure when it does not fit what is live there, and when somebody else released there meanwhile.
 */
export async function promote(
  from: ReleaseStore | Places,
  to: ReleaseStore,
  name: string,
  { user, message }: Promoter,
): Promise<Change | undefined> {
  const before = (await to.history(name)).at(-1)?.id;
  const { id, files, provenance } = 'address' in from ? await fromStore(from, name) : fromFolder(from, name);
  if (id === before) return undefined;
  await checkFit(to, name, id, files);
  await to.put(name, id, files);
  const line = { id, at: new Date().toISOString(), by: user, ...(message !== undefined && { message }), ...provenance };
  await to.point(name, line, before);
  return { name, from: before, to: id };
}

interface Source {
  readonly id: string;
  readonly files: Files;
  readonly provenance: Provenance;
}

async function fromStore(store: ReleaseStore, name: string): Promise<Source> {
  const line = (await store.history(name)).at(-1);
  if (!line) throw new Failure(`Nothing of ${name} is live in ${store.address}: promote a release there first.`);
  return { id: line.id, files: await store.get(name, line.id), provenance: provenanceIn(line) };
}

function fromFolder(places: Places, name: string): Source {
  const id = liveIds(places).get(name);
  if (id === undefined) throw new Failure(`Nothing of ${name} is live in ${places.dataDir}: pnpm release ${name}.`);
  return { id, files: packRelease(places, name, id), provenance: provenanceOf(places, name, id) };
}

/**
 * Makes live here what is live in a store, all of it or, where the releases do not fit, none. What was taken back here since it became live there stays so, and is told.
 * Returns what has changed for visitors. Throws a Failure where one of them was changed here while they were on their way.
 */
export async function follow(
  places: Places,
  store: ReleaseStore,
  tell: (words: string) => void = () => undefined,
): Promise<readonly Change[]> {
  await settled(places);
  const live = liveIds(places);
  const lines = readActivity(places);
  const wanted = new Map<string, string>();
  const origins: Record<string, Origin> = {};
  const remotes: Record<string, Release> = {};
  let shell: ShellRelease | undefined;
  for (const name of await store.names()) {
    const line = (await store.history(name)).at(-1);
    if (!line || line.id === live.get(name)) continue;
    const takenBack = takenBackAt(places, name, line.id);
    // The two times may be of two clocks: what was followed once is known by its line as well.
    const wasFollowed = lines.some((own) => own.name === name && own.id === line.id && own.promoted === line.at);
    if (takenBack && (wasFollowed || !(new Date(line.at) > takenBack))) {
      const what = retiredId(places, name) === undefined ? `${name} ${line.id}` : name;
      tell(
        `${what} was taken back here at ${takenBack.toISOString()} and stays so: pnpm rollback ${what} makes it live again.`,
      );
      continue;
    }
    const received = unpackRelease(places, name, line.id, await store.get(name, line.id));
    if ('shell' in received) shell = received.shell;
    else remotes[name] = received.remote;
    wanted.set(name, line.id);
    const { by: user, at: promoted, message } = line;
    origins[name] = { by: 'name', user, promoted, ...(message !== undefined && { message }), ...provenanceIn(line) };
  }
  const refuse = () => refuseChanged(places, wanted, lines);
  return activate(places, { shell, remotes, origins, mayBeOverBudget: true, refuse });
}

/** Throws a Failure where one of them was released or taken back since `before` was written; who brought the very same is in nobody's way. */
function refuseChanged(places: Places, wanted: ReadonlyMap<string, string>, before: readonly Activity[]): void {
  const [now, lines] = [liveIds(places), readActivity(places)];
  for (const [name, id] of wanted) {
    if (now.get(name) === id || lastOf(name, lines) === lastOf(name, before)) continue;
    throw new Failure(
      `${name} was changed here while releases were on their way: ${now.get(name) ?? 'nothing'} is live. Nothing was made live: pnpm releases says who did it; then follow again.`,
    );
  }
}

function lastOf(name: string, lines: readonly Activity[]): string {
  return JSON.stringify(lines.findLast((line) => line.name === name));
}
