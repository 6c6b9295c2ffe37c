import { olderContracts, parseRegistry, type Registry } from '@careline/shared/manifest';
import { Failure } from '../failure';
import { readJson } from '../files';
import type { Places } from '../places';
import { readActivity } from './activity';

/**
 * The live releases; empty before the first one. Throws a Failure when the file breaks a rule of the registry, and when it is gone although something
 * was released: an empty one would take every page away.
 */
export function readRegistry(places: Places): Registry {
  return read(places, (found) => found);
}

/** The live releases without those of remotes that were made for an older contract, and the names of these: they can only be released again. */
export function readFittingRegistry(places: Places): {
  readonly registry: Registry;
  readonly older: readonly string[];
} {
  let older: readonly string[] = [];
  const registry = read(places, (found) => {
    older = [...new Set(olderContracts(found).map(({ name }) => name))];
    return withoutRemotes(found, older);
  });
  return { registry, older };
}

function read(places: Places, prepare: (found: unknown) => unknown): Registry {
  try {
    const found = readJson(places.registry);
    if (found !== undefined) return parseRegistry(prepare(found));
  } catch (error) {
    throw damaged(error instanceof Error ? error.message : String(error));
  }
  if (readActivity(places).length > 0) throw damaged(`${places.registry} is gone.`);
  return { microFrontends: {} };
}

/** The registry as it is written: remotes by name, read back by its own rules. Throws when it breaks one. */
export function tidyRegistry(registry: Registry): Registry {
  const names = Object.keys(registry.microFrontends).sort();
  const sorted = {
    ...registry,
    microFrontends: Object.fromEntries(names.map((name) => [name, registry.microFrontends[name]])),
  };
  return parseRegistry(JSON.parse(JSON.stringify(sorted)));
}

/** Why the registry is refused; undefined for one that keeps the rules. */
export function registryFault(places: Places): string | undefined {
  try {
    readRegistry(places);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function damaged(reason: string): Failure {
  return new Failure(`${reason} pnpm releases --repair rebuilds it from the records of the releases.`);
}

function withoutRemotes(registry: unknown, names: readonly string[]): unknown {
  if (names.length === 0 || typeof registry !== 'object' || registry === null || !('microFrontends' in registry))
    return registry;
  const remotes = Object.entries(registry.microFrontends ?? {}).filter(([name]) => !names.includes(name));
  return { ...registry, microFrontends: Object.fromEntries(remotes) };
}
