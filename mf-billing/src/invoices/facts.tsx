import styles from './invoices.module.css';

/** Short facts with dots between them; where they break, no line begins or ends with a dot. */
export function Facts({ facts }: { readonly facts: readonly string[] }) {
  return (
    <span className={styles.facts}>
      {facts.map((fact, index) => (
        <span key={fact}>
          {index === 0 ? null : <span className={styles.dot}> · </span>}
          {fact}
        </span>
      ))}
    </span>
  );
}
