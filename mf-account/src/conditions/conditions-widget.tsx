import type { WidgetCatalogue } from '@careline/shared';
import { Conditions } from './conditions';

/** `conditions@1`: search, add, describe and remove conditions, for another team's page. */
export function ConditionsWidget({ onChanged }: WidgetCatalogue['conditions@1']) {
  return <Conditions onChanged={onChanged} />;
}
