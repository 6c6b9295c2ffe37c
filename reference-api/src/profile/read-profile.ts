import { eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
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

const empty = sql.raw(`'[]'::json`);

const ownSkills: SQL<Profile['skills']> = sql`(
  select coalesce(json_agg(json_build_object('id', ${skills.id}, 'name', ${skills.name}) order by ${skills.name}), ${empty})
  from ${professionalSkills} join ${skills} on ${skills.id} = ${professionalSkills.skillId}
  where ${professionalSkills.professionalId} = ${professionals.id})`;

const ownPhones: SQL<Profile['phone_numbers']> = sql`(
  select coalesce(json_agg(json_build_object('id', ${professionalPhones.id}, 'phone_number', ${professionalPhones.phoneNumber},
    'is_verified', ${professionalPhones.isVerified}, 'is_primary', ${professionalPhones.isPrimary})
    order by ${professionalPhones.isPrimary} desc, ${professionalPhones.phoneNumber}), ${empty})
  from ${professionalPhones} where ${professionalPhones.professionalId} = ${professionals.id})`;

const associatedSkills = sql`(
  select coalesce(json_agg(json_build_object('skill_id', ${skills.id}, 'name', ${skills.name}) order by ${skills.name}), ${empty})
  from ${conditionSkills} join ${skills} on ${skills.id} = ${conditionSkills.skillId}
  where ${conditionSkills.professionalConditionId} = ${professionalConditions.id})`;

const ownConditions: SQL<PersonalizedCondition[]> = sql`(
  select coalesce(json_agg(json_build_object(
    'id', ${professionalConditions.id}, 'condition_id', ${conditions.id}, 'professional_id', ${professionals.id},
    'condition_details', json_build_object('id', ${conditions.id}, 'name', ${conditions.name}),
    'active', ${professionalConditions.active},
    'personalized_short_description', ${professionalConditions.shortDescription},
    'personalized_long_description', ${professionalConditions.longDescription},
    'associated_skills', ${associatedSkills},
    'created_at', ${inUtc(professionalConditions.createdAt)}, 'updated_at', ${inUtc(professionalConditions.updatedAt)})
    order by ${conditions.name}), ${empty})
  from ${professionalConditions} join ${conditions} on ${conditions.id} = ${professionalConditions.conditionId}
  where ${professionalConditions.professionalId} = ${professionals.id})`;

/** Drizzle takes the tables' names away from the columns of a selected expression, but leaves an expression within it alone. */
function whole<Found>(query: SQL<Found>): SQL<Found> {
  return sql`${query}`;
}

/** As JavaScript writes a moment. */
function inUtc(column: SQLWrapper): SQL {
  return sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}

/** The whole profile of a user, as the API shows it. One statement: on the embedded database each one more costs all others that wait. */
export async function readProfile(database: Database, userId: string): Promise<Profile> {
  const [found] = await database
    .select({
      row: professionals,
      skills: whole(ownSkills),
      conditions: whole(ownConditions),
      phones: whole(ownPhones),
    })
    .from(professionals)
    .where(eq(professionals.userId, userId));
  if (found === undefined) throw notFound('This account has no profile.');
  const { row, skills: skillList, conditions: personalized, phones } = found;
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
    skills: skillList,
    skill_ids: skillList.map((skill) => skill.id),
    conditions: personalized.map((condition) => condition.condition_details),
    condition_ids: personalized.map((condition) => condition.condition_id),
    custom_conditions: row.customConditions,
    personalized_conditions: personalized,
    phone_numbers: phones,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}
