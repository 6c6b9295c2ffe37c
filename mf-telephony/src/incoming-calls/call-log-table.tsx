import { localeTags, useLocale, useTexts } from '@careline/shared';
import { humanised } from '@careline/shared/api';
import {
  Badge,
  formatDateTime,
  formatPhone,
  Table,
  type TableColumn,
  Text,
  type Tone,
  UiLink,
} from '@careline/shared/ui';
import { formatDuration } from '../statistics/figures';
import { isMissed, type LoggedCall } from './call-log';
import styles from './incoming-calls.module.css';

/** Calls as a log: who, to which number, when, how long, and whether somebody answered. */
export function CallLogTable({ calls }: { readonly calls: readonly LoggedCall[] }) {
  const { t } = useTexts();
  const tag = localeTags[useLocale()];
  const columns: readonly TableColumn<LoggedCall>[] = [
    {
      key: 'from',
      header: t('calls.columns.from'),
      role: 'title',
      cell: (call) => <Caller phone={call.from_number} />,
    },
    {
      key: 'number',
      header: t('calls.columns.number'),
      cell: ({ number }) => <Text figures>{number.friendly_name || formatPhone(number.phone_number)}</Text>,
    },
    {
      key: 'time',
      header: t('calls.columns.time'),
      cell: ({ started_at }) => <Text figures>{started_at === undefined ? '—' : formatDateTime(started_at, tag)}</Text>,
    },
    { key: 'status', header: t('calls.columns.status'), cell: (call) => <CallStatus status={call.status} /> },
    {
      key: 'duration',
      header: t('calls.columns.duration'),
      align: 'end',
      cell: ({ duration_seconds }) => <Text figures>{duration_seconds ? formatDuration(duration_seconds) : '—'}</Text>,
    },
  ];
  return <Table caption={t('calls.log')} columns={columns} rows={calls} rowKey={({ key }) => key} />;
}

/** Calling back takes one click; a hidden caller cannot be called. */
function Caller({ phone }: { readonly phone: string }) {
  if (!/^\+?\d{5,}$/.test(phone.replace(/[\s().-]/g, ''))) return phone;
  return (
    <UiLink href={`tel:${phone.replace(/[\s().-]/g, '')}`} className={styles.caller}>
      {formatPhone(phone)}
    </UiLink>
  );
}

function CallStatus({ status }: { readonly status: string | undefined }) {
  const { t } = useTexts();
  if (status === undefined) return '—';
  const known = status.replaceAll(/[^a-z]+/g, '_');
  const tone: Tone = isMissed({ status }) ? 'error' : /answer|complet/.test(status) ? 'success' : 'gray';
  return (
    <Badge tone={tone} dot>
      {t(`calls.status.${known}`, { defaultValue: humanised(known) })}
    </Badge>
  );
}
