import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { exists, readJson, writeJson } from '../files';
import type { Places } from '../places';
import { addTotals, type HealthCounts, type Totals, totalsSchema } from './health-counts';

const folderOf = (places: Places) => join(places.dataDir, 'health');

/** Writes what one server has counted since its start; each has a file of its own, so that several need not agree. */
export function writeTotals(places: Places, server: string, totals: Totals): void {
  writeJson(join(folderOf(places), `${server}.json`), Object.fromEntries(totals));
}

/** What all servers of this data folder were told of each release; a file that is damaged counts as none. */
export function readHealth(places: Places): (remote: string, release: string) => HealthCounts | undefined {
  const totals: Totals = new Map();
  const folder = folderOf(places);
  const files = exists(folder) ? readdirSync(folder).filter((file) => file.endsWith('.json')) : [];
  for (const file of files) {
    const found = v.safeParse(
      totalsSchema,
      quietly(() => readJson(join(folder, file))),
    );
    if (found.success) addTotals(totals, found.output);
  }
  return (remote, release) => totals.get(`${remote}/${release}`);
}

function quietly(read: () => unknown): unknown {
  try {
    return read();
  } catch {
    return undefined;
  }
}
