import type { LayoutName } from '@careline/shared/manifest';
import styles from './entry-shape.module.css';

/** The shape of a page that nobody knows yet, in a layout of this name. Without style attributes, which the CSP forbids in the document's HTML. */
export function EntryShape({ layout }: { readonly layout: LayoutName }) {
  return (
    <div className={styles.shape} aria-hidden="true">
      <span className={styles.heading} />
      <span className={styles.line} />
      {layout === 'dashboard' ? <Cards /> : <Fields />}
    </div>
  );
}

function Cards() {
  return (
    <>
      <div className={styles.cards}>
        <span className={styles.card} />
        <span className={styles.card} />
        <span className={styles.card} />
      </div>
      <span className={styles.table} />
    </>
  );
}

function Fields() {
  return (
    <div className={styles.fields}>
      <span className={styles.label} />
      <span className={styles.control} />
      <span className={styles.label} />
      <span className={styles.control} />
      <span className={styles.button} />
    </div>
  );
}
