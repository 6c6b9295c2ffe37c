import { localeTags, useLocale } from '@careline/shared';
import { Facts, formatPhone, Text } from '@careline/shared/ui';
import { CallBack } from '../calls/call-back';
import { dayOf, type LoggedCall } from '../calls/call-log';
import { CallStatus } from '../calls/call-status';
import { dayText, timeText } from '../calls/call-words';
import styles from './dashboard-calls.module.css';

export interface CallListProps {
  readonly title: string;
  /** What stands there without calls. */
  readonly empty: string;
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
            <li key={call.key} className={styles.call}>
              <span className={styles.words}>
                <span className={styles.caller}>{formatPhone(call.from_number)}</span>
                <Text tone="muted" size="small">
                  <Facts>
                    <span>
                      <When call={call} now={now} />
                    </span>
                    <span>{call.number.friendly_name || formatPhone(call.number.phone_number)}</span>
                  </Facts>
                </Text>
              </span>
              {withStatus ? <CallStatus status={call.status} /> : null}
              <CallBack phone={call.from_number} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function When({ call, now }: Pick<CallListProps, 'now'> & { readonly call: LoggedCall }) {
  const tag = localeTags[useLocale()];
  const day = dayOf(call.started_at);
  const parts = [day === undefined ? '—' : dayText(day, tag, now, 'short'), timeText(call.started_at, tag)];
  return parts.filter(Boolean).join(', ');
}
