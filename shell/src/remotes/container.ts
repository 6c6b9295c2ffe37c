import type { BringParts, ReleaseScripts } from './release-scripts';

/** A remote as Module Federation hands it over, for an ES module: `init` takes the share scope, `get` gives a factory of what is exposed by a name. */
interface Container {
  readonly init: (shareScope: object) => unknown;
  readonly get: (exposed: string) => Promise<() => unknown>;
}

/**
 * What the container at `entry` exposes as `./remote`; it takes what it shares with the shell from `shareScope`, into which `bringParts` loads. Rejects where no module comes from there, or
 * one that is no container, or where the container's own code throws.
 */
export async function loadExposed(
  entry: string,
  shareScope: object,
  scripts: Pick<ReleaseScripts, 'runContainer' | 'runRest'>,
  bringParts: BringParts,
): Promise<unknown> {
  await scripts.runContainer();
  const module: object = await import(/* @vite-ignore */ new URL(entry, window.location.origin).href);
  if (!isContainer(module)) throw new Error(`${entry} is no container: it has to export “init” and “get”.`);
  await module.init(shareScope);
  await scripts.runRest(bringParts);
  const factory = await module.get('./remote');
  return factory();
}

function isContainer(module: object): module is Container {
  return ['init', 'get'].every((name) => typeof Reflect.get(module, name) === 'function');
}
