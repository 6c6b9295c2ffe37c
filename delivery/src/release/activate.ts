import { join } from 'node:path';
import type { Registry } from '@careline/shared/manifest';
import { composeFrom } from '../compose/compose';
import { environmentLayer } from '../compose/site-config';
import { everywhere } from '../compose/site-model';
import { writeJson } from '../files';
import { withReleaseLock } from '../lock';
import type { Places } from '../places';
import { type Change, refuseMoved, startMayRelease } from './live';
import type { Origin } from './origin';
import { type Prepared, propose } from './propose';
import { releaseId } from './remote-release';

interface Asked extends Prepared {
  /** Name → who made it from what. */
  readonly origins?: Readonly<Record<string, Origin>>;
  /** Throws where it is no longer right to make them live: asked when nobody else can change what is. */
  readonly refuse?: () => void;
}

/**
 * Makes prepared releases live, all of them or none, once the site is composed from them and what stays. Composes also when nothing is new: the
 * configuration may be. Returns what has changed for visitors. Throws a Failure when the releases do not fit.
 */
export async function activate(
  places: Places,
  asked: Asked,
  environment?: NodeJS.ProcessEnv,
): Promise<readonly Change[]> {
  return withReleaseLock(places, () => {
    const { origins = {}, traffic } = asked;
    asked.refuse?.();
    const { shell, registry, changes } = propose(places, withoutForeign(places, asked));
    for (const { name, to } of changes)
      writeJson(join(places.releases, name, `${to}.json`), name === 'shell' ? shell : recordOf(registry, name, to));
    const at = new Date().toISOString();
    const activity = changes.map(({ name, to }) => ({
      at,
      name,
      id: to,
      action: name !== 'shell' && isPart(traffic) ? ('canary' as const) : ('release' as const),
      ...(name !== 'shell' && isPart(traffic) && { traffic }),
      ...origins[name],
    }));
    composeFrom(places, { shell, registry }, { environment: environment && environmentLayer(environment), activity });
    return changes;
  });
}

/** For what was built and may have been overtaken: throws a Failure where one of them is no longer as it was `seen` live. */
export function refuseOvertaken(
  places: Places,
  seen: ReadonlyMap<string, string>,
  { shell, remotes }: Pick<Prepared, 'shell' | 'remotes'>,
): void {
  if (shell) refuseMoved(places, 'shell', seen.get('shell'), shell.id);
  for (const [name, release] of Object.entries(remotes)) refuseMoved(places, name, seen.get(name), releaseId(release));
}

const isPart = (traffic: number | undefined) => traffic !== undefined && traffic < 100;

/** As it would stand alone: a share of the traffic is a matter of the registry. */
function recordOf({ microFrontends }: Registry, name: string, id: string) {
  const entry = microFrontends[name]?.find((release) => releaseId(release) === id);
  return entry && everywhere(entry);
}

/** While a start was building, somebody may have released by name: asked again, now that nobody else can. */
function withoutForeign(places: Places, { shell, remotes, origins = {}, ...asked }: Asked): Prepared {
  const isLeft = (name: string) => origins[name]?.by !== 'start' || startMayRelease(places, name);
  return {
    ...asked,
    shell: isLeft('shell') ? shell : undefined,
    remotes: Object.fromEntries(Object.entries(remotes).filter(([name]) => isLeft(name))),
  };
}
