import { useTexts } from '@careline/shared';
import type { UserCondition } from '@careline/shared/lists';

/** What a condition is called, also where the server gives it no name. */
export function useConditionName(): (condition: UserCondition) => string {
  const { t } = useTexts();
  return ({ condition_details }) => condition_details.name || t('conditions.mine.unnamed');
}
