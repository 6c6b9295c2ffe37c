import { eq } from 'drizzle-orm';
import type { Context } from '../context';
import type { Database } from '../database/open-database';
import { professionalConditions, professionalSkills, professionals } from '../database/schema';
import { badRequest, notFound, unprocessable } from '../http-error';
import { keepOnlyConditions, linkConditions, unlinkConditions } from './condition-links';
import { knownSkills } from './known-ids';
import type { ProfileChanges } from './profile-schema';

/** Of an account: each brings its words and skills into the profile, which is read whole. */
const mostConditions = 200;

/** Applies the fields that are there, and leaves the others. One transaction: all of it or nothing. */
export function updateProfile({ database, clock }: Context, userId: string, changes: ProfileChanges): Promise<void> {
  return database.transaction(async (transaction) => {
    // Locked, so that two saves at once follow each other instead of mixing their lists.
    const [row] = await transaction.select().from(professionals).where(eq(professionals.userId, userId)).for('update');
    if (row === undefined) throw notFound('This account has no profile.');
    const now = clock();
    await transaction
      .update(professionals)
      .set({ ...columnsOf(changes), updatedAt: now })
      .where(eq(professionals.id, row.id));
    if (changes.skill_ids) await replaceSkills(transaction, row.id, changes.skill_ids);
    await changeConditions(transaction, row.id, changes, now);
  });
}

/** Throws where an account would have more than there is room for, and than it has. */
async function changeConditions(database: Database, id: string, changes: ProfileChanges, now: Date): Promise<void> {
  const count = () => database.$count(professionalConditions, eq(professionalConditions.professionalId, id));
  const before = await count();
  if (changes.condition_ids) await keepOnlyConditions(database, id, changes.condition_ids, now);
  if (changes.conditions_to_link) await linkConditions(database, id, changes.conditions_to_link, now);
  if (changes.conditions_to_unlink) await unlinkConditions(database, id, changes.conditions_to_unlink);
  if ((await count()) > Math.max(before, mostConditions))
    throw unprocessable('An account has room for {limit} conditions. Remove one before you add another.', {
      limit: mostConditions,
    });
}

async function replaceSkills(database: Database, professionalId: string, skillIds: string[]): Promise<void> {
  const known = await knownSkills(database, skillIds);
  await database.delete(professionalSkills).where(eq(professionalSkills.professionalId, professionalId));
  if (known.length === 0) return;
  await database.insert(professionalSkills).values(known.map((skillId) => ({ professionalId, skillId })));
}

/** Drizzle leaves out what is undefined; null empties a field. */
function columnsOf(changes: ProfileChanges) {
  return {
    firstName: trimmed(changes.first_name),
    middleName: trimmed(changes.middle_name),
    lastName: trimmed(changes.last_name),
    description: trimmed(changes.description),
    organizationName: trimmed(changes.organization_name),
    email: trimmed(changes.email),
    photoUrl: photo(changes.photo_url),
    street1: trimmed(changes.personal_address_street1),
    street2: trimmed(changes.personal_address_street2),
    city: trimmed(changes.personal_address_city),
    state: trimmed(changes.personal_address_state),
    postal: trimmed(changes.personal_address_postal),
    country: trimmed(changes.personal_address_country),
    customConditions: changes.custom_conditions,
  };
}

function trimmed(text: string | null | undefined): string | undefined {
  return text === null ? '' : text?.trim();
}

/** Only what an image element may show: a web address, a path of the site, or a small picture in the text itself. */
function photo(text: string | null | undefined): string | undefined {
  const url = trimmed(text);
  if (!url || /^(https?:\/\/|\/(?!\/)|data:image\/(png|jpeg|webp|gif|avif);base64,)/i.test(url)) return url;
  throw badRequest('{field} must be a web address, a path of the site or an image', { field: 'photo_url' });
}
