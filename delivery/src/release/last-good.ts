import { readJson } from '../files';
import { readHealth } from '../health/health-files';
import { judge, type Verdict } from '../health/judge';
import type { Places } from '../places';
import { type Activity, readActivity, withdrawnIds } from './activity';
import { storedRemote } from './repair';
import { parseShellRelease, shellRecord } from './shell-release';
import { storedReleases } from './stored-releases';
import { faultOfShell } from './verify-files';

/** Ids of all releases of a remote, that which was live for all last first, or had the last change that `counts`; one that never had comes last. */
export function newestFirst(places: Places, name: string, counts: (line: Activity) => boolean = isForAll): string[] {
  const live = readActivity(places).filter((line) => line.name === name && counts(line));
  const lastLive = (id: string) => live.findLastIndex((line) => line.id === id);
  return storedReleases(places, name).sort((one, other) => lastLive(other) - lastLive(one));
}

/**
 * The release of a remote, or of the shell, to go back to from `id`: the last one that browsers have found good, else the last of which they have not found it bad. What was
 * rolled back, never live, or is damaged, is none. Undefined where there is none left.
 */
export function lastGood(
  places: Places,
  name: string,
  id: string,
  isWanted: (other: string) => boolean = () => true,
): string | undefined {
  const verdict = verdicts(places, name);
  const isFit = fitToReturn(places, name);
  const wasLive = new Set(
    readActivity(places).flatMap((line) => (line.name === name && isForAll(line) ? [line.id] : [])),
  );
  const others = newestFirst(places, name).filter(
    (other) => other !== id && wasLive.has(other) && isFit(other) && isWanted(other),
  );
  const isWhole = (other: string) => isWholeRelease(places, name, other);
  return others.find((other) => verdict(other) === 'good' && isWhole(other)) ?? others.find(isWhole);
}

const isForAll = ({ action }: Activity) => action === 'release' || action === 'rollback';

/** Id of a release of `name` → whether a roll back may choose it by itself: neither was it taken back, nor have browsers found it bad. */
export function fitToReturn(places: Places, name: string): (id: string) => boolean {
  const verdict = verdicts(places, name);
  const withdrawn = withdrawnIds(places, name);
  return (id) => !withdrawn.has(id) && verdict(id) !== 'bad';
}

/** Whether all files of a release are there as it was made. */
export function isWholeRelease(places: Places, name: string, id: string): boolean {
  return name === 'shell' ? isWholeShell(places, id) : storedRemote(places, name, id) !== undefined;
}

function isWholeShell(places: Places, id: string): boolean {
  try {
    return faultOfShell(places, parseShellRelease(readJson(shellRecord(places, id)))) === undefined;
  } catch {
    return false;
  }
}

/** Id of a release of `name` → what browsers have found it to be. */
export function verdicts(places: Places, name: string): (id: string) => Verdict {
  const health = readHealth(places);
  return (id) => judge(health(name, id));
}
