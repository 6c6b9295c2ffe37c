import { usePlatform, useQuery } from '@careline/shared';
import type { CatalogueItem } from '@careline/shared/lists';
import { skillsQuery } from '../api/catalogue/catalogue-queries';
import { skillNames } from './skill-names';

/** Names of skills by id; the catalogue is asked for where `known` lacks one of `ids`. Undefined until its answer. */
export function useSkillNames(
  ids: readonly string[],
  known: readonly CatalogueItem[],
): ReadonlyMap<string, string> | undefined {
  const platform = usePlatform();
  const areKnown = ids.every((id) => known.some((skill) => skill.id === id));
  const catalogue = useQuery({ ...skillsQuery(platform.api), enabled: !areKnown });
  return catalogue.isLoading ? undefined : skillNames(platform, known);
}
