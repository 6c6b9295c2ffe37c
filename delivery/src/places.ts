import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where sources, releases and the composed site are. */
export interface Places {
  /** The workspace's root. */
  readonly root: string;
  readonly dataDir: string;
  /** Immutable folders of all releases: `remotes/<name>/<release>` and `shell/<release>`. */
  readonly published: string;
  /** A record of every release that was ever made. */
  readonly releases: string;
  /** Whole sites with the registry that each was composed from, numbered. */
  readonly compositions: string;
  /** The one pointer: a link to the composition that is live. */
  readonly live: string;
  /** Live releases of the shell and of the remotes. */
  readonly registry: string;
  /** Everything that is served: HTML, and links to the immutable folders. */
  readonly site: string;
}

/** Places of this workspace; data go to DATA_DIR, or to .data in the root. */
export function placesFrom(environment: NodeJS.ProcessEnv): Places {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  return placesIn(root, resolve(root, environment.DATA_DIR ?? '.data'));
}

export function placesIn(root: string, dataDir: string): Places {
  const live = join(dataDir, 'live');
  return {
    root,
    dataDir,
    published: join(dataDir, 'published'),
    releases: join(dataDir, 'releases'),
    compositions: join(dataDir, 'compositions'),
    live,
    registry: join(live, 'registry.json'),
    site: join(live, 'site'),
  };
}
