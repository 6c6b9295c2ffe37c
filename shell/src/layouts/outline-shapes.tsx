import styles from './outline-shapes.module.css';

/** In the outline of a layout, in the place of the links that the registry knows. */
export function LinkShapes() {
  return (
    <div className={styles.links} aria-hidden="true">
      <span />
      <span />
      <span />
      <span />
      <span />
      <span />
    </div>
  );
}

/** In the place of who is signed in. */
export function PersonShape() {
  return <span className={styles.person} aria-hidden="true" />;
}

/** In the place of how far the professional is. */
export function PositionShape() {
  return <div className={styles.position} aria-hidden="true" />;
}
