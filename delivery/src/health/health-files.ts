import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { exists, readJson, writeJson } from '../files';
import type { Places } from '../places';
import { addTotals, type HealthCounts, type Totals, totalsSchema } from './health-counts';

/** Days of which a release is judged, the newest on which anything was told of it: what it did long ago is no part of what it is. */
const JUDGED_DAYS = 14;
/** Days that are kept. */
const KEPT_DAYS = 90;

const folderOf = (places: Places) => join(places.dataDir, 'health');
const dayPattern = /^\d{4}-\d\d-\d\d$/;

/** The day by which counts are kept apart, everywhere the same: in UTC. */
export function dayOf(time: Date): string {
  return time.toISOString().slice(0, 10);
}

/** Writes what one server has counted on a day since its start; each has a file of its own, so that several need not agree. */
export function writeTotals(places: Places, day: string, server: string, totals: Totals): void {
  writeJson(join(folderOf(places), day, `${server}.json`), Object.fromEntries(totals));
}

/** What all servers of this data folder were told of each release on its newest days; a file that is damaged counts as none. */
export function readHealth(places: Places): (remote: string, release: string) => HealthCounts | undefined {
  const days = daysIn(places)
    .toReversed()
    .map((day) => totalsOf(places, day));
  return (remote, release) => {
    const key = `${remote}/${release}`;
    const sum: Totals = new Map();
    const told = days.flatMap((totals) => totals.get(key) ?? []).slice(0, JUDGED_DAYS);
    for (const counts of told) addTotals(sum, { [key]: counts });
    return sum.get(key);
  };
}

/**
 * Folds the files that servers have written on one day into one, and removes what is too old. The last two days stay: somebody may be writing there. Only for who holds the
 * release lock.
 */
export function foldHealth(places: Places, now = new Date()): void {
  const before = (days: number) => dayOf(new Date(now.getTime() - days * 24 * 60 * 60 * 1000));
  for (const day of daysIn(places)) {
    if (day >= before(1)) continue;
    const [file, folder] = [foldedFile(places, day), join(folderOf(places), day)];
    if (day < before(KEPT_DAYS)) rmSync(file, { force: true });
    else if (exists(folder)) writeJson(file, Object.fromEntries(totalsOf(places, day)));
    rmSync(folder, { recursive: true, force: true });
  }
}

const foldedFile = (places: Places, day: string) => join(folderOf(places), `${day}.json`);

/** Oldest first. */
function daysIn(places: Places): string[] {
  const folder = folderOf(places);
  if (!exists(folder)) return [];
  const names = readdirSync(folder).map((name) => name.replace(/\.json$/, ''));
  return [...new Set(names)].filter((name) => dayPattern.test(name)).sort();
}

/**
 * One file once it is folded. A process that died while it folded leaves both, which say the same; where the clock was ahead as it folded, servers have written all that they
 * counted that day once more: of each figure the larger counts.
 */
function totalsOf(places: Places, day: string): Totals {
  const folder = join(folderOf(places), day);
  const written = exists(folder) ? readdirSync(folder).filter((file) => file.endsWith('.json')) : [];
  const totals: Totals = new Map();
  for (const file of written) addTotals(totals, readTotals(join(folder, file)));
  addTotals(totals, readTotals(foldedFile(places, day)), Math.max);
  return totals;
}

function readTotals(file: string): Readonly<Record<string, HealthCounts>> {
  const found = v.safeParse(
    totalsSchema,
    quietly(() => readJson(file)),
  );
  return found.success ? found.output : {};
}

function quietly(read: () => unknown): unknown {
  try {
    return read();
  } catch {
    return undefined;
  }
}
