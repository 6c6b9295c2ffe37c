import { field, isRecord, readBoolean, readDate, readText, readTexts, type UnknownRecord } from '../read';
import { DEEPEST_ENVELOPE, findList, readItems } from '../read-list';
import type { CatalogueItem } from './catalogue-item';
import type { Profile, ProfilePhone, ProfileTexts } from './profile';
import { readUserCondition } from './user-condition';

/**
 * Reads a profile under `profile`, `Body` or `body`, or the answer itself where it has an id; null where the answer holds none,
 * which is what a new professional gets (PD18); undefined where it is no object.
 */
export function readProfile(data: unknown): Profile | null | undefined {
  if (data == null || data === '') return null;
  if (!isRecord(data)) return undefined;
  const record = profileRecord(data);
  const marks = record === data ? ['id'] : ['id', 'first_name', 'last_name', 'email'];
  return field(record, ...marks) === undefined ? null : profileOf(record);
}

function profileRecord(record: UnknownRecord, depth = 0): UnknownRecord {
  const inner = field(record, 'profile', 'body');
  return isRecord(inner) && depth < DEEPEST_ENVELOPE ? profileRecord(inner, depth + 1) : record;
}

function profileOf(record: UnknownRecord): Profile {
  const skills = itemsOf(record, 'skills');
  const conditions = itemsOf(record, 'conditions');
  const personalized = readItems(
    findList(field(record, 'personalized_conditions'), []) ?? [],
    readUserCondition,
    'personalized conditions',
  );
  const custom = field(record, 'custom_conditions');
  return {
    id: readText(field(record, 'id')) ?? '',
    ...textsOf(record),
    skills,
    conditions,
    skill_ids: firstFilled(readTexts(field(record, 'skill_ids')), idsOf(skills)),
    condition_ids: firstFilled(
      readTexts(field(record, 'condition_ids')),
      idsOf(conditions),
      personalized.map((condition) => condition.condition_id),
    ),
    custom_conditions: Array.isArray(custom) ? custom : [],
    personalized_conditions: personalized,
    phone_numbers: readItems(findList(field(record, 'phone_numbers'), []) ?? [], readProfilePhone, 'profile phones'),
    created_at: readDate(field(record, 'created_at')),
    updated_at: readDate(field(record, 'updated_at')),
  };
}

function textsOf(record: UnknownRecord): ProfileTexts {
  const text = (...names: readonly string[]) => readText(field(record, ...names)) ?? '';
  return {
    first_name: text('first_name'),
    middle_name: text('middle_name'),
    last_name: text('last_name'),
    description: text('description'),
    organization_name: text('organization_name'),
    email: text('email'),
    photo_url: text('photo_url'),
    personal_address_street1: text('personal_address_street1'),
    personal_address_street2: text('personal_address_street2'),
    personal_address_city: text('personal_address_city'),
    personal_address_state: text('personal_address_state', 'state_province'),
    personal_address_postal: text('personal_address_postal', 'postal_code'),
    personal_address_country: text('personal_address_country', 'country_code'),
  };
}

function itemsOf(record: UnknownRecord, name: string): readonly CatalogueItem[] {
  return readItems(findList(field(record, name), []) ?? [], readProfileItem, `profile ${name}`);
}

/** A profile names its skills and conditions as catalogue entries, by id, by name alone, or in rows of its own that join them to it. */
function readProfileItem(value: unknown): CatalogueItem | undefined {
  if (typeof value === 'string' && value !== '') return { id: value, name: value };
  if (!isRecord(value)) return undefined;
  const id = readText(field(value, 'skill_id', 'condition_id', 'id'));
  const details = field(value, 'condition_details');
  const name = field(value, 'name') ?? (isRecord(details) && field(details, 'name'));
  return id === undefined ? undefined : { id, name: readText(name) ?? '' };
}

function readProfilePhone(value: unknown): ProfilePhone | undefined {
  if (!isRecord(value)) return undefined;
  const phone = readText(field(value, 'phone_number'));
  if (phone === undefined) return undefined;
  return {
    id: readText(field(value, 'id')) ?? phone,
    phone_number: phone,
    is_verified: readBoolean(field(value, 'is_verified')) ?? false,
    is_primary: readBoolean(field(value, 'is_primary')) ?? false,
  };
}

function idsOf(items: readonly CatalogueItem[]): readonly string[] {
  return items.map((item) => item.id);
}

function firstFilled(...lists: readonly (readonly string[])[]): readonly string[] {
  return lists.find((list) => list.length > 0) ?? [];
}
