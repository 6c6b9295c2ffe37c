import { randomUUID } from 'node:crypto';
import { and, eq, inArray, notInArray, or, sql } from 'drizzle-orm';
import { isUuid } from '../database/ids';
import type { Database } from '../database/open-database';
import { conditionSkills, professionalConditions } from '../database/schema';
import { knownConditions, knownSkills } from './known-ids';
import type { ConditionLink } from './profile-schema';

// R154, word for word.
const shortDefault = 'I specialize in treating this condition';
const longDefault = 'I have experience and expertise in providing care for patients with this condition.';

/** What is given about a condition; undefined leaves what is there. */
interface Given {
  readonly shortDescription: string | undefined;
  readonly longDescription: string | undefined;
  readonly active: boolean | undefined;
  readonly skillIds: string[] | undefined;
}

/**
 * Links conditions, or changes those that are linked already; what an entry leaves out stays as it was. However many there are, it takes the same
 * few statements. The caller has locked the professional.
 */
export async function linkConditions(
  database: Database,
  professionalId: string,
  entries: (string | ConditionLink)[],
  now: Date,
): Promise<void> {
  const links = foldRepeats(entries);
  const conditionIds = await knownConditions(database, [...links.keys()]);
  if (conditionIds.length === 0) return;
  const linked = await database
    .select()
    .from(professionalConditions)
    .where(
      and(
        eq(professionalConditions.professionalId, professionalId),
        inArray(professionalConditions.conditionId, conditionIds),
      ),
    );
  const before = new Map(linked.map((row) => [row.conditionId, row]));
  const rows = [...links].map(([conditionId, given]) => {
    const row = before.get(conditionId) ?? newLink(professionalId, conditionId, now);
    return {
      ...row,
      shortDescription: given.shortDescription ?? row.shortDescription,
      longDescription: given.longDescription ?? row.longDescription,
      active: given.active ?? row.active,
      updatedAt: now,
    };
  });
  await database
    .insert(professionalConditions)
    .values(rows)
    .onConflictDoUpdate({
      target: [professionalConditions.professionalId, professionalConditions.conditionId],
      set: {
        shortDescription: excluded(professionalConditions.shortDescription),
        longDescription: excluded(professionalConditions.longDescription),
        active: excluded(professionalConditions.active),
        updatedAt: now,
      },
    });
  await replaceSkills(
    database,
    rows.flatMap(({ id, conditionId }) => {
      const skillIds = links.get(conditionId)?.skillIds;
      return skillIds === undefined ? [] : [{ id, skillIds }];
    }),
  );
}

/** By condition: of several entries for one, each changes what it gives. */
function foldRepeats(entries: (string | ConditionLink)[]): Map<string, Given> {
  const links = new Map<string, Given>();
  for (const entry of entries) {
    const link: ConditionLink = typeof entry === 'string' ? { condition_id: entry } : entry;
    const id = link.condition_id.toLowerCase();
    const before = links.get(id);
    links.set(id, {
      shortDescription: link.personalized_short_description ?? before?.shortDescription,
      longDescription: link.personalized_long_description ?? before?.longDescription,
      active: link.active ?? before?.active,
      skillIds: link.associated_skills?.map(skillIdOf) ?? before?.skillIds,
    });
  }
  return links;
}

function excluded({ name }: { name: string }) {
  return sql`excluded.${sql.identifier(name)}`;
}

function skillIdOf(skill: string | { skill_id: string }): string {
  return (typeof skill === 'string' ? skill : skill.skill_id).toLowerCase();
}

async function replaceSkills(database: Database, links: { id: string; skillIds: string[] }[]): Promise<void> {
  if (links.length === 0) return;
  await knownSkills(
    database,
    links.flatMap(({ skillIds }) => skillIds),
  );
  await database.delete(conditionSkills).where(
    inArray(
      conditionSkills.professionalConditionId,
      links.map(({ id }) => id),
    ),
  );
  const pairs = links.flatMap(({ id, skillIds }) =>
    [...new Set(skillIds)].map((skillId) => ({ professionalConditionId: id, skillId })),
  );
  if (pairs.length > 0) await database.insert(conditionSkills).values(pairs);
}

function newLink(professionalId: string, conditionId: string, now: Date) {
  return {
    id: randomUUID(),
    professionalId,
    conditionId,
    shortDescription: shortDefault,
    longDescription: longDefault,
    active: true,
    createdAt: now,
    updatedAt: now,
  };
}

/** Unlinks by the condition's id or by the link's own; what is not linked is no mistake. */
export async function unlinkConditions(database: Database, professionalId: string, ids: string[]): Promise<void> {
  const shaped = ids.filter(isUuid);
  if (shaped.length === 0) return;
  const named = or(inArray(professionalConditions.conditionId, shaped), inArray(professionalConditions.id, shaped));
  await database
    .delete(professionalConditions)
    .where(and(eq(professionalConditions.professionalId, professionalId), named));
}

/** Makes the linked conditions exactly these; those that stay keep their texts. */
export async function keepOnlyConditions(
  database: Database,
  professionalId: string,
  ids: string[],
  now: Date,
): Promise<void> {
  const wanted = await knownConditions(database, ids);
  const own = eq(professionalConditions.professionalId, professionalId);
  await database
    .delete(professionalConditions)
    .where(wanted.length === 0 ? own : and(own, notInArray(professionalConditions.conditionId, wanted)));
  if (wanted.length === 0) return;
  const rows = wanted.map((conditionId) => newLink(professionalId, conditionId, now));
  await database.insert(professionalConditions).values(rows).onConflictDoNothing();
}
