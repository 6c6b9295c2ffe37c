import { parseRegistry, type Registry } from '@careline/shared/manifest';
import { readJson, writeJson } from '../files';
import type { Places } from '../places';

/** The live releases of all remotes; empty before the first release. Throws when the file breaks a rule of the registry. */
export function readRegistry(places: Places): Registry {
  return parseRegistry(readJson(places.registry) ?? { microFrontends: {} });
}

/** Replaces the registry in one step, after it was read back by its own rules. */
export function writeRegistry(places: Places, registry: Registry): void {
  const names = Object.keys(registry.microFrontends).sort();
  const sorted = {
    ...registry,
    microFrontends: Object.fromEntries(names.map((name) => [name, registry.microFrontends[name]])),
  };
  writeJson(places.registry, parseRegistry(JSON.parse(JSON.stringify(sorted))));
}
