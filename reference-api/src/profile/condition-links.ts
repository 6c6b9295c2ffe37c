import { randomUUID } from 'node:crypto';
import { and, eq, inArray, notInArray, or } from 'drizzle-orm';
import { isUuid } from '../database/ids';
import type { Database } from '../database/open-database';
import { conditionSkills, professionalConditions } from '../database/schema';
import { knownConditions, knownSkills } from './known-ids';
import type { ConditionLink } from './profile-schema';

// R154, word for word.
const shortDefault = 'I specialize in treating this condition';
const longDefault = 'I have experience and expertise in providing care for patients with this condition.';

/** Links conditions, or changes those that are linked already; what an entry leaves out stays as it was. */
export async function linkConditions(
  database: Database,
  professionalId: string,
  entries: (string | ConditionLink)[],
  now: Date,
): Promise<void> {
  const links = entries.map((entry) => (typeof entry === 'string' ? { condition_id: entry } : entry));
  await knownConditions(
    database,
    links.map((link) => link.condition_id),
  );
  for (const link of links) await linkCondition(database, professionalId, link, now);
}

async function linkCondition(
  database: Database,
  professionalId: string,
  link: ConditionLink,
  now: Date,
): Promise<void> {
  const given = {
    shortDescription: link.personalized_short_description ?? undefined,
    longDescription: link.personalized_long_description ?? undefined,
    active: link.active,
  };
  const [row] = await database
    .insert(professionalConditions)
    .values({
      id: randomUUID(),
      professionalId,
      conditionId: link.condition_id,
      shortDescription: given.shortDescription ?? shortDefault,
      longDescription: given.longDescription ?? longDefault,
      active: given.active ?? true,
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoUpdate({
      target: [professionalConditions.professionalId, professionalConditions.conditionId],
      set: { ...given, updatedAt: now },
    })
    .returning({ id: professionalConditions.id });
  if (row === undefined || link.associated_skills === undefined) return;
  const skillIds = await knownSkills(
    database,
    link.associated_skills.map((skill) => (typeof skill === 'string' ? skill : skill.skill_id)),
  );
  await database.delete(conditionSkills).where(eq(conditionSkills.professionalConditionId, row.id));
  if (skillIds.length === 0) return;
  await database
    .insert(conditionSkills)
    .values(skillIds.map((skillId) => ({ professionalConditionId: row.id, skillId })));
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
  const rows = wanted.map((conditionId) => ({
    id: randomUUID(),
    professionalId,
    conditionId,
    shortDescription: shortDefault,
    longDescription: longDefault,
    active: true,
    createdAt: now,
    updatedAt: now,
  }));
  await database.insert(professionalConditions).values(rows).onConflictDoNothing();
}
