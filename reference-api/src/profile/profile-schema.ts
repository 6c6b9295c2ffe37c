import { type Static, Type } from '@fastify/type-provider-typebox';

const text = (maxLength: number) => Type.Optional(Type.Union([Type.String({ maxLength }), Type.Null()]));
const ids = Type.Optional(Type.Array(Type.String({ maxLength: 100 }), { maxItems: 1000 }));

const ConditionLink = Type.Object({
  condition_id: Type.String({ maxLength: 100 }),
  personalized_short_description: text(500),
  personalized_long_description: text(5000),
  active: Type.Optional(Type.Boolean()),
  associated_skills: Type.Optional(
    Type.Array(
      Type.Union([Type.String({ maxLength: 100 }), Type.Object({ skill_id: Type.String({ maxLength: 100 }) })]),
      {
        maxItems: 1000,
      },
    ),
  ),
});

const fields = {
  first_name: text(200),
  middle_name: text(200),
  last_name: text(200),
  description: text(10_000),
  organization_name: text(300),
  email: text(254),
  photo_url: text(2048),
  personal_address_street1: text(300),
  personal_address_street2: text(300),
  personal_address_city: text(200),
  personal_address_state: text(100),
  personal_address_postal: text(30),
  personal_address_country: text(100),
  skill_ids: ids,
  condition_ids: ids,
  custom_conditions: Type.Optional(Type.Array(Type.String({ maxLength: 200 }), { maxItems: 200 })),
  conditions_to_link: Type.Optional(
    Type.Array(Type.Union([Type.String({ maxLength: 100 }), ConditionLink]), { maxItems: 1000 }),
  ),
  conditions_to_unlink: ids,
};

const ProfileChanges = Type.Object(fields);
export type ProfileChanges = Static<typeof ProfileChanges>;
export type ConditionLink = Static<typeof ConditionLink>;

/** The changes, in a `body` object (R175), or bare. */
export const ProfileUpdate = Type.Object({ body: Type.Optional(ProfileChanges), ...fields });

const Entry = Type.Object({ id: Type.String(), name: Type.String() });
const PersonalizedCondition = Type.Object({
  id: Type.String(),
  condition_id: Type.String(),
  professional_id: Type.String(),
  condition_details: Entry,
  active: Type.Boolean(),
  personalized_short_description: Type.String(),
  personalized_long_description: Type.String(),
  associated_skills: Type.Array(Type.Object({ skill_id: Type.String(), name: Type.String() })),
  created_at: Type.String(),
  updated_at: Type.String(),
});
export type PersonalizedCondition = Static<typeof PersonalizedCondition>;

export const Profile = Type.Object({
  id: Type.String(),
  first_name: Type.String(),
  middle_name: Type.String(),
  last_name: Type.String(),
  description: Type.String(),
  organization_name: Type.String(),
  email: Type.String(),
  photo_url: Type.String(),
  personal_address_street1: Type.String(),
  personal_address_street2: Type.String(),
  personal_address_city: Type.String(),
  personal_address_state: Type.String(),
  personal_address_postal: Type.String(),
  personal_address_country: Type.String(),
  skills: Type.Array(Entry),
  skill_ids: Type.Array(Type.String()),
  conditions: Type.Array(Entry),
  condition_ids: Type.Array(Type.String()),
  custom_conditions: Type.Array(Type.String()),
  personalized_conditions: Type.Array(PersonalizedCondition),
  phone_numbers: Type.Array(
    Type.Object({
      id: Type.String(),
      phone_number: Type.String(),
      is_verified: Type.Boolean(),
      is_primary: Type.Boolean(),
    }),
  ),
  created_at: Type.String(),
  updated_at: Type.String(),
});
export type Profile = Static<typeof Profile>;
