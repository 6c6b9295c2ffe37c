import { localeTags, useLocale, useTexts } from '@careline/shared';
import { formatDateTime, Table } from '@careline/shared/ui';
import { catalogueLanguage } from '../api/catalogue/catalogue-language';
import { ChangedValue } from './changed-value';
import type { FieldChange, HistoryEntry } from './profile-history';

interface Row extends FieldChange {
  readonly key: string;
  readonly at: string;
}

/** One row for each changed field, the latest save first. */
export function HistoryTable({ entries }: { readonly entries: readonly HistoryEntry[] }) {
  const { t } = useTexts();
  const locale = useLocale();
  const rows: readonly Row[] = entries.flatMap(({ at, changes }, save) =>
    changes.map((change, index) => ({ ...change, at, key: `${entries.length - save}-${index}` })),
  );

  return (
    <Table
      caption={t('history.caption')}
      rows={rows}
      rowKey={(row) => row.key}
      columns={[
        { key: 'field', header: t('history.columns.field'), cell: (row) => <FieldName change={row} />, role: 'title' },
        {
          key: 'before',
          header: t('history.columns.before'),
          cell: (row) => <ChangedValue field={row.field} value={row.before} />,
        },
        {
          key: 'after',
          header: t('history.columns.after'),
          cell: (row) => <ChangedValue field={row.field} value={row.after} />,
        },
        {
          key: 'when',
          header: t('history.columns.when'),
          cell: (row) => <time dateTime={row.at}>{formatDateTime(row.at, localeTags[locale])}</time>,
        },
      ]}
    />
  );
}

/** Which field, and of which condition. */
function FieldName({ change: { field, subject } }: { readonly change: FieldChange }) {
  const { t } = useTexts();
  const name = t([`profile.fields.${field}`, `conditions.fields.${field}`]);
  if (subject === undefined) return name;
  return (
    <>
      {name}: <span lang={catalogueLanguage}>{subject}</span>
    </>
  );
}
