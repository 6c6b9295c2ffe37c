import { usePagePath, useTexts } from '@careline/shared';
import {
  Badge,
  Card,
  EmptyState,
  formatPhone,
  LinkButton,
  QueryView,
  SkeletonRows,
  type Tone,
  UiLink,
} from '@careline/shared/ui';
import styles from './dashboard-page.module.css';
import { useDashboardData } from './use-dashboard-data';

/** A glance at the numbers, not all of them. */
const MOST_NUMBERS = 5;

const tones: Readonly<Record<string, Tone>> = { active: 'success', pending: 'warning' };

/** The forwarding numbers and where each leads. */
export function NumbersCard() {
  const { t } = useTexts();
  const pathOf = usePagePath();
  const { numbers } = useDashboardData();
  return (
    <Card
      title={t('dashboard.numbers.title')}
      actions={
        <LinkButton href={pathOf('phone-numbers')} size="small">
          {t('dashboard.numbers.action')}
        </LinkButton>
      }
    >
      <QueryView
        query={numbers}
        loading={<SkeletonRows rows={2} />}
        isEmpty={(list) => list.length === 0}
        empty={<EmptyState drawing="phone" title={t('dashboard.numbers.empty')} />}
      >
        {(list) => (
          <ul className={styles.rows}>
            {list.slice(0, MOST_NUMBERS).map((number) => (
              <li key={number.id} className={styles.row}>
                <span>
                  <span className={styles.number}>{formatPhone(number.phone_number)}</span>
                  <span className={styles.thingText}>
                    {number.forward_to_number
                      ? t('dashboard.numbers.forwards', { number: formatPhone(number.forward_to_number) })
                      : t('dashboard.numbers.nowhere')}
                  </span>
                </span>
                <Badge tone={tones[number.status] ?? 'gray'} dot>
                  {t(`dashboard.numbers.status.${number.status}`, { defaultValue: number.status })}
                </Badge>
              </li>
            ))}
            {list.length > MOST_NUMBERS ? (
              <li className={styles.row}>
                <UiLink href={pathOf('phone-numbers')}>
                  {t('dashboard.numbers.more', { rest: list.length - MOST_NUMBERS })}
                </UiLink>
              </li>
            ) : null}
          </ul>
        )}
      </QueryView>
    </Card>
  );
}
