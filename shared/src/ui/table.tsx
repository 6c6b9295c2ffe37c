import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { classNames } from './class-names';
import styles from './table.module.css';
import { useIsPrinted } from './use-is-printed';
import { VisuallyHidden } from './visually-hidden';

/** A column: its header, and what stands in it for a row. */
export interface TableColumn<Row> {
  key: string;
  header: ReactNode;
  cell: (row: Row) => ReactNode;
  /** `end` for money and figures. */
  align?: 'start' | 'end';
  /** `title` names the row and heads its card on phones; `actions` stands at the row's end, its header is read out only. */
  role?: 'title' | 'actions';
  /** With `twoLines`, where it stands on phones: at a line's start or end, at the start of both where it has two lines of its own, or not at all. */
  place?: 'first' | 'firstEnd' | 'second' | 'secondEnd' | 'both' | 'nowhere';
}

/** Rows that follow each other under a heading of their own. */
interface TableGroup<Row> {
  /** Nothing is headed where it is missing. */
  heading?: ReactNode;
  rows: readonly Row[];
}

export interface TableProps<Row> {
  /** What the table holds; read out, and shown only with `showCaption`. */
  caption: string;
  showCaption?: boolean;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  /** The same rows in groups; their order is kept. */
  groups?: readonly TableGroup<Row>[];
  rowKey: (row: Row) => string;
  /** On phones two lines instead of a card with labels; the columns say where they stand. */
  twoLines?: boolean;
}

/**
 * Rows of 48 px; in less than 592 px of room each row becomes a card, or two lines. The ARIA roles repeat the elements' own because
 * `display: grid` takes those away in some browsers.
 */
export function Table<Row>({
  caption,
  showCaption = false,
  columns,
  rows,
  groups = [{ rows }],
  rowKey,
  twoLines = false,
}: TableProps<Row>) {
  const shown = useSlices(groups.reduce((sum, group) => sum + group.rows.length, 0));
  return (
    <div className={styles.frame}>
      {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
      <table className={classNames(styles.table, twoLines && styles.twoLines)} role="table">
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
        {firstOf(groups, shown, rowKey).map((group) => (
          // biome-ignore lint/a11y/noRedundantRoles: see above
          <tbody key={group.key} role="rowgroup">
            {group.heading === undefined ? null : (
              // biome-ignore lint/a11y/noRedundantRoles: see above
              <tr role="row" className={styles.groupRow}>
                {/* biome-ignore lint/a11y: see above */}
                <th role="rowheader" scope="rowgroup" colSpan={columns.length} className={styles.groupHeading}>
                  {group.heading}
                </th>
              </tr>
            )}
            {group.rows.map((row) => (
              // biome-ignore lint/a11y/noRedundantRoles: see above
              <tr key={rowKey(row)} role="row" className={styles.row}>
                {columns.map((column) => (
                  <Cell key={column.key} column={column}>
                    {column.cell(row)}
                  </Cell>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}

/** How many rows more a table shows at a time, as many as the skeletons of long ones: a slow phone took some 30 ms to lay sixteen out. */
const SLICE = 12;

/** Of so many rows those that are shown, more of them after each paint until all are; on paper all. */
function useSlices(count: number): number {
  const [shown, setShown] = useState(SLICE);
  const isPrinted = useIsPrinted();
  useEffect(() => {
    if (shown < count) startTransition(() => setShown((rows) => rows + SLICE));
  }, [shown, count]);
  return isPrinted ? count : shown;
}

interface ShownGroup<Row> extends TableGroup<Row> {
  key: string;
}

/** Of the groups so many rows. A group is known by its last row: new ones come first, and must not take the focus from those that stay. */
function firstOf<Row>(
  groups: readonly TableGroup<Row>[],
  count: number,
  rowKey: (row: Row) => string,
): readonly ShownGroup<Row>[] {
  let left = count;
  return groups.flatMap((group, index) => {
    const rows = group.rows.slice(0, left);
    left -= rows.length;
    const last = group.heading === undefined ? undefined : group.rows.at(-1);
    const key = last === undefined ? `group ${index}` : rowKey(last);
    return rows.length > 0 || group.rows.length === 0 ? [{ ...group, rows, key }] : [];
  });
}

interface CellProps<Row> {
  column: TableColumn<Row>;
  children: ReactNode;
}

/** The cell that names the row is read out with each of the others. */
function Cell<Row>({ column, children }: CellProps<Row>) {
  if (column.role === 'title') {
    return (
      // biome-ignore lint/a11y/noRedundantRoles: see above
      <th role="rowheader" scope="row" className={cellClass(column)}>
        <span className={styles.value}>{children}</span>
      </th>
    );
  }
  return (
    // biome-ignore lint/a11y/noRedundantRoles: see above
    <td role="cell" className={cellClass(column)}>
      {column.role === undefined ? (
        <span className={styles.cardLabel} aria-hidden="true">
          {column.header}
        </span>
      ) : null}
      <span className={styles.value}>{children}</span>
    </td>
  );
}

function cellClass<Row>(column: TableColumn<Row>): string {
  return classNames(
    styles.cell,
    column.align === 'end' && styles.end,
    column.role === 'title' && styles.title,
    column.role === 'actions' && styles.actions,
    column.place !== undefined && styles[column.place],
  );
}
