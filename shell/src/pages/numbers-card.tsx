import { usePagePath, useTexts } from '@careline/shared';
import { Badge, Card, EmptyState, formatPhone, LinkButton, QueryView, SkeletonRows } from '@careline/shared/ui';
import styles from './dashboard-page.module.css';
import { useDashboardData } from './use-dashboard-data';

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
            {list.slice(0, 5).map((number) => (
              <li key={number.id} className={styles.row}>
                <span>
                  <span className={styles.number}>{formatPhone(number.phone_number)}</span>
                  <span className={styles.thingText}>
                    {number.forward_to_number
                      ? t('dashboard.numbers.forwards', { number: formatPhone(number.forward_to_number) })
                      : t('dashboard.numbers.nowhere')}
                  </span>
                </span>
                <Badge tone={number.status === 'active' ? 'success' : 'gray'} dot>
                  {statusWord(number.status, t)}
                </Badge>
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </Card>
  );
}

/** The server's own word for a status that the site does not know. */
function statusWord(status: string, t: ReturnType<typeof useTexts>['t']): string {
  return status === 'active' || status === 'inactive' ? t(`dashboard.numbers.${status}`) : status;
}
