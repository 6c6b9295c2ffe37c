import type { Platform } from '@careline/shared';
import type { CatalogueItem } from '@careline/shared/lists';
import { catalogueKeys } from '../api/catalogue/catalogue-queries';

/** Names of skills by id: of those given, and of the catalogue as far as it is loaded. */
export function skillNames(
  { queries }: Pick<Platform, 'queries'>,
  known: readonly CatalogueItem[] = [],
): ReadonlyMap<string, string> {
  const catalogue = queries.getQueryData<readonly CatalogueItem[]>(catalogueKeys.skills) ?? [];
  return new Map([...catalogue, ...known].map(({ id, name }) => [id, name]));
}

/** Skills as people read them; an id without a name stays as it is. */
export function skillsText(ids: readonly string[], names: ReadonlyMap<string, string>): string {
  return ids.map((id) => names.get(id) ?? id).join(', ');
}
