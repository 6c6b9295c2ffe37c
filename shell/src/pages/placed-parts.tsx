import { Widget } from '@careline/shared';
import { placedWidgets } from '../routes/placed-widgets';
import { useRegistry } from '../site-context';
import styles from './dashboard-page.module.css';

const noProps = {};

/** What remotes bring for the dashboard's first page, in their order. */
export function PlacedParts() {
  const names = placedWidgets(useRegistry(), 'dashboard');
  return names.map((name) => (
    <div key={name} className={styles.placed}>
      <Widget name={name} propTypes={noProps} props={noProps} />
    </div>
  ));
}
