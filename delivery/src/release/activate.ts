import { join } from 'node:path';
import { composeFrom } from '../compose/compose';
import { environmentLayer } from '../compose/site-config';
import { writeJson } from '../files';
import { withReleaseLock } from '../lock';
import type { Places } from '../places';
import { type Prepared, propose } from './candidate';
import { type Change, startMayRelease } from './live';
import type { Origin } from './origin';

interface Asked extends Prepared {
  /** Name → who made it from what. */
  readonly origins?: Readonly<Record<string, Origin>>;
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
    const { origins = {} } = asked;
    const { shell, registry, changes } = propose(places, withoutForeign(places, asked));
    for (const { name, to } of changes)
      writeJson(
        join(places.releases, name, `${to}.json`),
        name === 'shell' ? shell : registry.microFrontends[name]?.[0],
      );
    const at = new Date().toISOString();
    const activity = changes.map(({ name, to }) => ({
      at,
      name,
      id: to,
      action: 'release' as const,
      ...origins[name],
    }));
    composeFrom(places, { shell, registry }, { environment: environment && environmentLayer(environment), activity });
    return changes;
  });
}

/** While a start was building, somebody may have released by name: asked again, now that nobody else can. */
function withoutForeign(places: Places, { shell, remotes, origins = {} }: Asked): Prepared {
  const isLeft = (name: string) => origins[name]?.by !== 'start' || startMayRelease(places, name);
  return {
    shell: isLeft('shell') ? shell : undefined,
    remotes: Object.fromEntries(Object.entries(remotes).filter(([name]) => isLeft(name))),
  };
}
