import { localeTags, useLocale } from '@careline/shared';
import { Facts, formatPhone, Text } from '@careline/shared/ui';
import { CallBack } from '../calls/call-back';
import { dayOf, type LoggedCall } from '../calls/call-log';
import { CallStatus } from '../calls/call-status';
import { dayText, timeText } from '../calls/call-words';
import { Caller } from '../calls/caller';
import styles from './dashboard-calls.module.css';

export interface CallListProps {
  readonly title: string;
  /** What stands there without calls. */
  readonly empty?: string;
  readonly calls: readonly LoggedCall[];
  readonly now: Date;
  readonly withStatus?: boolean;
}

/** Some calls, each with who called, when and to which number, and with the way to call back. */
export function CallList({ title, empty, calls, now, withStatus = false }: CallListProps) {
  return (
    <section className={styles.list}>
      <h3 className={styles.listTitle}>{title}</h3>
      {calls.length === 0 ? (
        <p className={styles.empty}>{empty}</p>
      ) : (
        <ul aria-label={title} className={styles.calls}>
          {calls.map((call) => (
            <CallRow key={call.key} call={call} now={now} withStatus={withStatus} />
          ))}
        </ul>
      )}
    </section>
  );
}

function CallRow({ call, now, withStatus }: Pick<CallListProps, 'now' | 'withStatus'> & { readonly call: LoggedCall }) {
  const tag = localeTags[useLocale()];
  const day = dayOf(call.started_at);
  const time = timeText(call.started_at, tag);
  const name = call.number.friendly_name || formatPhone(call.number.phone_number);
  return (
    <li className={styles.call}>
      <span className={styles.words}>
        <span className={styles.caller}>
          <Caller phone={call.from_number} />
        </span>
        <span className={styles.facts}>
          <Text tone="muted" size="small">
            <Facts>
              <span className={styles.when}>
                {day === undefined ? '—' : dayText(day, tag, now, 'short')}
                {time === undefined ? null : <span className={styles.time}>, {time}</span>}
              </span>
              <span className={styles.name} title={name}>
                {name}
              </span>
            </Facts>
          </Text>
        </span>
      </span>
      {withStatus ? (
        <>
          <span className={styles.timeAside}>{time}</span>
          <span className={styles.status}>
            <CallStatus status={call.status} />
          </span>
        </>
      ) : null}
      <CallBack phone={call.from_number} />
    </li>
  );
}
