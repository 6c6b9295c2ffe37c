import { parseRegistry, type Registry } from '@careline/shared/manifest';
import { readJson, writeJson } from '../files';
import type { Places } from '../places';

/** The live releases of all remotes; empty before the first release. Throws when the file breaks a rule of the registry. */
export function readRegistry(places: Places): Registry {
  const found = readJson(places.registry);
  return parseRegistry(found === undefined ? { microFrontends: {} } : found);
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

/** Replaces the registry in one step. */
export function writeRegistry(places: Places, registry: Registry): void {
  writeJson(places.registry, tidyRegistry(registry));
}

/** Why the registry's file is refused; undefined for one that keeps the rules. */
export function registryFault(places: Places): string | undefined {
  try {
    readRegistry(places);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
