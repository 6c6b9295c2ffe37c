import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { exists, readJson } from './files';

/** Where sources, releases and the composed site are. */
export interface Places {
  /** The root of the workspace, or of a remote's own repository. */
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

/** Places of this checkout; data go to DATA_DIR, or to .data in the root where it says nothing. */
export function placesFrom(environment: NodeJS.ProcessEnv): Places {
  const root = workspaceRoot() ?? repositoryAround(process.cwd());
  return placesIn(root, resolve(root, environment.DATA_DIR || '.data'));
}

/** The workspace that this code is a source of; undefined where it is installed. */
export function workspaceRoot(): string | undefined {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  return exists(join(root, 'pnpm-workspace.yaml')) ? root : undefined;
}

function repositoryAround(folder: string): string {
  for (let above = folder; ; above = dirname(above)) {
    if (exists(join(above, 'package.json'))) return above;
    if (above === dirname(above)) return folder;
  }
}

/** The remote that the whole repository is; undefined for a workspace with a folder for each. */
export function soleRemote(root: string): string | undefined {
  if (!exists(join(root, 'remote.manifest.ts'))) return undefined;
  const { name } = v.parse(v.object({ name: v.string() }), readJson(join(root, 'package.json')));
  return name.replace(/^@[^/]+\//, '');
}

/** The folder of a remote's sources, or of the shell's. */
export function folderOf(root: string, name: string): string {
  return soleRemote(root) === name ? root : join(root, name);
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
