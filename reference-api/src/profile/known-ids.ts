import { inArray } from 'drizzle-orm';
import { isUuid } from '../database/ids';
import type { Database } from '../database/open-database';
import { conditions, skills } from '../database/schema';
import { unprocessable } from '../http-error';
import type { MessageText } from '../texts/message';

/** The ids without repetition. Throws when the catalogue has not each of them. */
export function knownSkills(database: Database, ids: string[]): Promise<string[]> {
  return known(database, skills, 'There is no skill with the id {id}', ids);
}

/** As knownSkills. */
export function knownConditions(database: Database, ids: string[]): Promise<string[]> {
  return known(database, conditions, 'There is no condition with the id {id}', ids);
}

async function known(
  database: Database,
  table: typeof skills | typeof conditions,
  missing: MessageText,
  ids: string[],
) {
  const wanted = [...new Set(ids.map((id) => id.toLowerCase()))];
  const shaped = wanted.filter(isUuid);
  const rows =
    shaped.length === 0 ? [] : await database.select({ id: table.id }).from(table).where(inArray(table.id, shaped));
  const found = new Set(rows.map((row) => row.id));
  const unknown = wanted.find((id) => !found.has(id));
  if (unknown !== undefined) throw unprocessable(missing, { id: unknown });
  return wanted;
}
