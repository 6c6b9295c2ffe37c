import { Card, QueryView } from '@careline/shared/ui';

/** A query's part of a page, whose content brings cards of its own: what failed stands in a card too. */
export function PanelView<Data>(props: Parameters<typeof QueryView<Data>>[0]) {
  const view = <QueryView {...props} />;
  const hasFailed = props.query.data === undefined && props.query.error !== null;
  return hasFailed ? <Card>{view}</Card> : view;
}
