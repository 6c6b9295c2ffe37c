import { Conditions } from './conditions';

/** `conditions@1`: search, add, describe and remove conditions, for another team's page. */
export function ConditionsWidget(props: { readonly isStep?: boolean }) {
  return <Conditions {...props} />;
}
