import type { CatalogueItem } from './catalogue-item';

/** A phone of the profile; only `is_verified` tells that the platform has verified it (PD27). */
export interface ProfilePhone {
  readonly id: string;
  readonly phone_number: string;
  readonly is_verified: boolean;
  readonly is_primary: boolean;
}

/** A condition that the professional treats, in their own words. */
export interface UserCondition {
  readonly id: string;
  readonly condition_id: string;
  readonly professional_id: string | undefined;
  readonly condition_details: { readonly name: string };
  readonly active: boolean;
  readonly personalized_short_description: string;
  readonly personalized_long_description: string;
  readonly associated_skills: readonly { readonly skill_id: string }[];
}

/** The texts of a profile; an absent one is the empty text, as a form shows it. */
export interface ProfileTexts {
  readonly first_name: string;
  readonly middle_name: string;
  readonly last_name: string;
  readonly description: string;
  readonly organization_name: string;
  readonly email: string;
  readonly photo_url: string;
  readonly personal_address_street1: string;
  readonly personal_address_street2: string;
  readonly personal_address_city: string;
  readonly personal_address_state: string;
  readonly personal_address_postal: string;
  readonly personal_address_country: string;
}

/** Professional profile (R68–R71). */
export interface Profile extends ProfileTexts {
  readonly id: string;
  readonly skills: readonly CatalogueItem[];
  readonly conditions: readonly CatalogueItem[];
  /** As the server sent them, or else the ids of `skills`. */
  readonly skill_ids: readonly string[];
  /** As the server sent them, or else the ids of `conditions` or `personalized_conditions`. */
  readonly condition_ids: readonly string[];
  /** Of unknown shape; kept, so that saving loses nothing. */
  readonly custom_conditions: readonly unknown[];
  readonly personalized_conditions: readonly UserCondition[];
  readonly phone_numbers: readonly ProfilePhone[];
  readonly created_at: string | undefined;
  readonly updated_at: string | undefined;
}
