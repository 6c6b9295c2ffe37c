import { type ApiClient, query } from '@careline/shared/api';
import { fetchConditions, fetchSkills } from './catalogue-calls';
import { searchConditions } from './condition-search';

/** Keys of the shared cache under which the catalogues stand. */
export const catalogueKeys = {
  skills: ['skills'],
  conditions: ['conditions'],
  conditionSearch: ['condition-search'],
} as const;

/** All skills, up to 1000. */
export function skillsQuery(api: ApiClient) {
  return query(catalogueKeys.skills, () => fetchSkills(api));
}

/** The whole catalogue of conditions, up to 3000. */
export function conditionsQuery(api: ApiClient) {
  return query(catalogueKeys.conditions, () => fetchConditions(api));
}

/** Conditions whose name matches what was typed, 50 at most; the plain list for nothing typed. */
export function conditionSearchQuery(api: ApiClient, typed: string) {
  const text = typed.trim();
  return query([...catalogueKeys.conditionSearch, text], ({ signal }) =>
    searchConditions(api, { query: text, signal }),
  );
}
