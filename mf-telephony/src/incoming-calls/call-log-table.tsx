import { localeTags, useLocale, useTexts } from '@careline/shared';
import { Facts, formatPhone, Table, type TableColumn, Text } from '@careline/shared/ui';
import { CallBack } from '../calls/call-back';
import { dayOf, type LoggedCall } from '../calls/call-log';
import { CallStatus } from '../calls/call-status';
import { dayText, timeText } from '../calls/call-words';
import { Caller } from '../calls/caller';
import { formatDuration } from '../statistics/figures';
import styles from './incoming-calls.module.css';

/** Calls as a log, day by day: who, when, to which number, how long, and whether somebody answered. */
export function CallLogTable({ calls }: { readonly calls: readonly LoggedCall[] }) {
  const { t } = useTexts();
  const tag = localeTags[useLocale()];
  const now = new Date();
  const columns: readonly TableColumn<LoggedCall>[] = [
    {
      key: 'from',
      header: t('calls.columns.from'),
      role: 'title',
      place: 'first',
      cell: ({ from_number }) => (
        <Text figures>
          <Caller phone={from_number} />
        </Text>
      ),
    },
    {
      key: 'time',
      header: t('calls.columns.time'),
      place: 'firstEnd',
      cell: ({ started_at }) => <Text figures>{timeText(started_at, tag) ?? '—'}</Text>,
    },
    {
      key: 'number',
      header: t('calls.columns.number'),
      place: 'second',
      cell: ({ number, duration_seconds }) => {
        const name = number.friendly_name || formatPhone(number.phone_number);
        const length = duration_seconds ? formatDuration(duration_seconds) : undefined;
        return (
          <Text figures>
            <span className={styles.line}>
              <Facts>
                <span className={styles.name} title={name}>
                  {name}
                </span>
                {length === undefined ? null : <span className={styles.onPhones}>{length}</span>}
              </Facts>
            </span>
          </Text>
        );
      },
    },
    {
      key: 'status',
      header: t('calls.columns.status'),
      place: 'secondEnd',
      cell: (call) => <CallStatus status={call.status} />,
    },
    {
      key: 'duration',
      header: t('calls.columns.duration'),
      align: 'end',
      place: 'nowhere',
      cell: ({ duration_seconds }) => <Text figures>{duration_seconds ? formatDuration(duration_seconds) : '—'}</Text>,
    },
    {
      key: 'callBack',
      header: t('calls.callBack'),
      role: 'actions',
      cell: (call) => <CallBack phone={call.from_number} />,
    },
  ];
  const groups = byDay(calls).map(({ day, rows }) => ({
    heading: day === undefined ? t('calls.undated') : dayText(day, tag, now),
    rows,
  }));
  return (
    <Table caption={t('calls.log')} columns={columns} rows={calls} groups={groups} rowKey={({ key }) => key} twoLines />
  );
}

/** Calls that follow each other on one day. */
function byDay(
  calls: readonly LoggedCall[],
): readonly { readonly day: string | undefined; readonly rows: LoggedCall[] }[] {
  const groups: { day: string | undefined; rows: LoggedCall[] }[] = [];
  for (const call of calls) {
    const day = dayOf(call.started_at);
    const last = groups.at(-1);
    if (last !== undefined && last.day === day) last.rows.push(call);
    else groups.push({ day, rows: [call] });
  }
  return groups;
}
