import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where sources, releases and the composed site are. */
export interface Places {
  /** The workspace's root. */
  readonly root: string;
  readonly dataDir: string;
  /** Live releases of the remotes. */
  readonly registry: string;
  /** Live release of the shell. */
  readonly shell: string;
  /** A record of every release that was ever made. */
  readonly releases: string;
  /** Everything that is served: HTML, and the immutable folders of all releases. */
  readonly site: string;
}

/** Places of this workspace; data go to DATA_DIR, or to .data in the root. */
export function placesFrom(environment: NodeJS.ProcessEnv): Places {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  return placesIn(root, resolve(root, environment.DATA_DIR ?? '.data'));
}

export function placesIn(root: string, dataDir: string): Places {
  return {
    root,
    dataDir,
    registry: join(dataDir, 'registry.json'),
    shell: join(dataDir, 'shell.json'),
    releases: join(dataDir, 'releases'),
    site: join(dataDir, 'site'),
  };
}
