import { inArray } from 'drizzle-orm';
import { isUuid } from '../database/ids';
import type { Database } from '../database/open-database';
import { conditions, skills } from '../database/schema';
import { unprocessable } from '../http-error';

/** The ids without repetition. Throws when the catalogue has not each of them. */
export function knownSkills(database: Database, ids: string[]): Promise<string[]> {
  return known(database, skills, 'skill', ids);
}

/** As knownSkills. */
export function knownConditions(database: Database, ids: string[]): Promise<string[]> {
  return known(database, conditions, 'condition', ids);
}

async function known(database: Database, table: typeof skills | typeof conditions, kind: string, ids: string[]) {
  const wanted = [...new Set(ids.map((id) => id.toLowerCase()))];
  const shaped = wanted.filter(isUuid);
  const rows =
    shaped.length === 0 ? [] : await database.select({ id: table.id }).from(table).where(inArray(table.id, shaped));
  const found = new Set(rows.map((row) => row.id));
  const unknown = wanted.find((id) => !found.has(id));
  if (unknown !== undefined) throw unprocessable(`There is no ${kind} with the id ${unknown}`);
  return wanted;
}
