import { usePagePath, useTexts } from '@careline/shared';
import { Alert, Card, LinkButton } from '@careline/shared/ui';
import styles from './dashboard-page.module.css';
import { type NextThing, nextThings } from './next-things';
import { useDashboardData } from './use-dashboard-data';

/** What needs doing next, the most pressing first; or that nothing does. */
export function NextSteps() {
  const { t } = useTexts();
  const pathOf = usePagePath();
  const { profile, subscriptions, paymentMethods } = useDashboardData();
  if (!profile.isSuccess && !subscriptions.isSuccess) return null;
  const facts = {
    profile: profile.data,
    subscriptions: subscriptions.data?.subscriptions,
    paymentMethods: paymentMethods.data,
  };
  const things = nextThings(facts, new Date());
  if (things.length === 0) {
    return (
      <Alert tone="success" title={t('dashboard.next.none.title')}>
        {t('dashboard.next.none.text')}
      </Alert>
    );
  }
  return (
    <Card title={t('dashboard.next.title')} padding="flush">
      <ul className={styles.things}>
        {things.map((thing) => (
          <li key={`${thing.kind}${'lastFour' in thing ? thing.lastFour : ''}`} className={styles.thing}>
            <Words thing={thing} />
            <LinkButton href={pathOf(thing.page)} size="small">
              {t(`dashboard.next.${thing.kind}.action`)}
            </LinkButton>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Words({ thing }: { readonly thing: NextThing }) {
  const { t } = useTexts();
  return (
    <div>
      <p className={styles.thingTitle}>{t(`dashboard.next.${thing.kind}.title`)}</p>
      <p className={styles.thingText}>{reason(thing, t)}</p>
    </div>
  );
}

function reason(thing: NextThing, t: ReturnType<typeof useTexts>['t']): string {
  if (thing.kind === 'subscription') return t(thing.message, { ns: 'shared' });
  if (thing.kind === 'profile') return t('dashboard.next.profile.text', { count: thing.missing });
  if (thing.kind === 'card')
    return t(`dashboard.next.card.${thing.isExpired ? 'expired' : 'expires'}`, { lastFour: thing.lastFour });
  return t('dashboard.next.conditions.text');
}
