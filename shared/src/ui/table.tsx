import type { ReactNode } from 'react';
import { classNames } from './class-names';
import styles from './table.module.css';
import { VisuallyHidden } from './visually-hidden';

/** A column: its header, and what stands in it for a row. */
export interface TableColumn<Row> {
  key: string;
  header: ReactNode;
  cell: (row: Row) => ReactNode;
  /** `end` for money and figures. */
  align?: 'start' | 'end';
  /** `title` heads the card on phones; `actions` stands at the row's end, its header is read out only. */
  role?: 'title' | 'actions';
}

export interface TableProps<Row> {
  /** What the table holds; read out, and shown only with `showCaption`. */
  caption: string;
  showCaption?: boolean;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
}

/**
 * Rows of 48 px; in less than 592 px of room each row becomes a card. The ARIA roles repeat the elements' own because
 * `display: grid` takes those away in some browsers.
 */
export function Table<Row>({ caption, showCaption = false, columns, rows, rowKey }: TableProps<Row>) {
  return (
    <div className={styles.frame}>
      {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
      <table className={styles.table} role="table">
        <caption className={styles.caption}>
          {showCaption ? caption : <VisuallyHidden>{caption}</VisuallyHidden>}
        </caption>
        {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
        <thead role="rowgroup" className={styles.head}>
          {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
          <tr role="row">
            {columns.map((column) => (
              // biome-ignore lint/a11y/noRedundantRoles: see above
              <th key={column.key} role="columnheader" scope="col" className={cellClass(column)}>
                {column.role === 'actions' ? <VisuallyHidden>{column.header}</VisuallyHidden> : column.header}
              </th>
            ))}
          </tr>
        </thead>
        {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
        <tbody role="rowgroup">
          {rows.map((row) => (
            // biome-ignore lint/a11y/noRedundantRoles: see above
            <tr key={rowKey(row)} role="row" className={styles.row}>
              {columns.map((column) => (
                // biome-ignore lint/a11y/noRedundantRoles: see above
                <td key={column.key} role="cell" className={cellClass(column)}>
                  {column.role === undefined ? (
                    <span className={styles.cardLabel} aria-hidden="true">
                      {column.header}
                    </span>
                  ) : null}
                  <span className={styles.value}>{column.cell(row)}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function cellClass<Row>(column: TableColumn<Row>): string {
  return classNames(
    styles.cell,
    column.align === 'end' && styles.end,
    column.role === 'title' && styles.title,
    column.role === 'actions' && styles.actions,
  );
}
