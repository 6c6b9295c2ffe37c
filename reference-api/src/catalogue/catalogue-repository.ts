import { and, asc, count, desc, type SQL, sql } from 'drizzle-orm';
import { uuidFromName } from '../database/ids';
import type { Database } from '../database/open-database';
import { conditions, skills } from '../database/schema';
import { conditionNames, skillNames } from './catalogue-names';

export type CatalogueEntry = { id: string; name: string };

/** Brings both catalogues into the database; names that are there stay as they are, so a longer list can follow later. */
export async function seedCatalogue(database: Database): Promise<void> {
  await seedNames(database, skills, 'skill', skillNames);
  await seedNames(database, conditions, 'condition', conditionNames);
}

async function seedNames(
  database: Database,
  table: typeof skills | typeof conditions,
  kind: string,
  names: readonly string[],
) {
  const [stored] = await database.select({ rows: count() }).from(table);
  if (stored?.rows === names.length) return;
  for (let start = 0; start < names.length; start += 1000) {
    const rows = names.slice(start, start + 1000).map((name) => ({ id: uuidFromName(`${kind}:${name}`), name }));
    await database.insert(table).values(rows).onConflictDoNothing();
  }
}

export function listSkills(database: Database, limit: number): Promise<CatalogueEntry[]> {
  return database.select().from(skills).orderBy(asc(skills.name)).limit(limit);
}

/** Letters of names, each over the one by which it is found as well. */
const accented = 'àáâãäåçèéêëìíîïñòóôõöùúûüýÿ';
const plain = 'aaaaaaceeeeiiiinooooouuuuyy';

/** Conditions whose name holds every word of `search`, those that begin with it first. */
export function listConditions(database: Database, limit: number, search = ''): Promise<CatalogueEntry[]> {
  const words = fold(search)
    .split(/\s+/)
    .filter((word) => word !== '');
  const name = sql`translate(lower(${conditions.name}), ${accented}, ${plain})`;
  const order: SQL[] = [asc(sql`lower(${conditions.name})`)];
  if (words.length > 0) order.unshift(desc(sql`starts_with(${name}, ${words.join(' ')})`));
  return database
    .select()
    .from(conditions)
    .where(and(...words.map((word) => sql`position(${word} in ${name}) > 0`)))
    .orderBy(...order)
    .limit(limit);
}

/** Without case and accents, and with the apostrophes and hyphens of names: keyboards of phones write others. */
function fold(text: string): string {
  const letters = text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[‘’ʼ]/g, "'")
    .replace(/\p{Pd}/gu, '-');
  return letters.toLowerCase();
}
