import type { Places } from '../places';
import { readActivity } from './activity';
import { liveIds } from './live';
import { readFittingRegistry } from './live-registry';
import type { Origin } from './origin';
import { readLiveShell } from './shell-release';
import { faultOfRemote, faultOfShell } from './verify-files';

/**
 * Whether a release of these very sources, made from this checkout, is live for everybody, was checked where that is wished, and has all its files as they
 * were released: another build would make the same bytes.
 */
export function isMade(places: Places, name: string, origin: Origin, verify: boolean): boolean {
  const last = readActivity(places).findLast((line) => line.name === name);
  return (
    last?.action === 'release' &&
    last.checkout === origin.checkout &&
    last.fingerprint === origin.fingerprint &&
    last.id === liveIds(places).get(name) &&
    (last.verified === true || !verify) &&
    isWhole(places, name)
  );
}

function isWhole(places: Places, name: string): boolean {
  if (name === 'shell') {
    const shell = readLiveShell(places);
    return shell !== undefined && faultOfShell(places, shell) === undefined;
  }
  const entries = readFittingRegistry(places).registry.microFrontends[name] ?? [];
  // While another release is tried on a share of browsers, asking for this one means that it shall have all of them.
  const [only] = entries.filter(({ deployment }) => deployment.traffic > 0);
  return only?.deployment.traffic === 100 && faultOfRemote(places, only) === undefined;
}
