import { asc, desc, eq } from 'drizzle-orm';
import type { Database } from '../database/open-database';
import {
  conditionSkills,
  conditions,
  professionalConditions,
  professionalPhones,
  professionalSkills,
  professionals,
  skills,
} from '../database/schema';
import { notFound } from '../http-error';
import type { PersonalizedCondition, Profile } from './profile-schema';

/** The whole profile of a user, as the API shows it. */
export async function readProfile(database: Database, userId: string): Promise<Profile> {
  const [row] = await database.select().from(professionals).where(eq(professionals.userId, userId));
  if (row === undefined) throw notFound('This account has no profile.');
  const ownSkills = await database
    .select({ id: skills.id, name: skills.name })
    .from(professionalSkills)
    .innerJoin(skills, eq(skills.id, professionalSkills.skillId))
    .where(eq(professionalSkills.professionalId, row.id))
    .orderBy(asc(skills.name));
  const personalized = await readConditions(database, row.id);
  return {
    id: row.id,
    first_name: row.firstName,
    middle_name: row.middleName,
    last_name: row.lastName,
    description: row.description,
    organization_name: row.organizationName,
    email: row.email,
    photo_url: row.photoUrl,
    personal_address_street1: row.street1,
    personal_address_street2: row.street2,
    personal_address_city: row.city,
    personal_address_state: row.state,
    personal_address_postal: row.postal,
    personal_address_country: row.country,
    skills: ownSkills,
    skill_ids: ownSkills.map((skill) => skill.id),
    conditions: personalized.map((condition) => condition.condition_details),
    condition_ids: personalized.map((condition) => condition.condition_id),
    custom_conditions: row.customConditions,
    personalized_conditions: personalized,
    phone_numbers: await readPhones(database, row.id),
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}

async function readConditions(database: Database, professionalId: string): Promise<PersonalizedCondition[]> {
  const rows = await database
    .select({ link: professionalConditions, details: conditions })
    .from(professionalConditions)
    .innerJoin(conditions, eq(conditions.id, professionalConditions.conditionId))
    .where(eq(professionalConditions.professionalId, professionalId))
    .orderBy(asc(conditions.name));
  const associated = await database
    .select({ link: conditionSkills.professionalConditionId, skill_id: skills.id, name: skills.name })
    .from(conditionSkills)
    .innerJoin(skills, eq(skills.id, conditionSkills.skillId))
    .innerJoin(professionalConditions, eq(professionalConditions.id, conditionSkills.professionalConditionId))
    .where(eq(professionalConditions.professionalId, professionalId))
    .orderBy(asc(skills.name));
  return rows.map(({ link, details }) => ({
    id: link.id,
    condition_id: link.conditionId,
    professional_id: professionalId,
    condition_details: details,
    active: link.active,
    personalized_short_description: link.shortDescription,
    personalized_long_description: link.longDescription,
    associated_skills: associated.filter((skill) => skill.link === link.id),
    created_at: link.createdAt.toISOString(),
    updated_at: link.updatedAt.toISOString(),
  }));
}

async function readPhones(database: Database, professionalId: string) {
  const rows = await database
    .select()
    .from(professionalPhones)
    .where(eq(professionalPhones.professionalId, professionalId))
    .orderBy(desc(professionalPhones.isPrimary), asc(professionalPhones.phoneNumber));
  return rows.map((phone) => ({
    id: phone.id,
    phone_number: phone.phoneNumber,
    is_verified: phone.isVerified,
    is_primary: phone.isPrimary,
  }));
}
