import { usePagePath, useTexts } from '@careline/shared';
import { Card, LinkButton } from '@careline/shared/ui';
import { SubscriptionMessage } from '../layouts/subscription-message';
import styles from './dashboard-page.module.css';
import type { NextThing } from './next-things';

/** What needs doing next; nothing where nothing does. */
export function NextSteps({ things }: { readonly things: readonly NextThing[] }) {
  const { t } = useTexts();
  const pathOf = usePagePath();
  if (things.length === 0) return null;
  return (
    <Card title={t('dashboard.next.title')} padding="flush">
      <ul className={styles.things}>
        {things.map((thing) => (
          <li key={`${thing.kind} ${'id' in thing ? thing.id : ''}`} className={styles.thing}>
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
      <p className={styles.thingText}>
        <Reason thing={thing} />
      </p>
    </div>
  );
}

function Reason({ thing }: { readonly thing: NextThing }) {
  const { t } = useTexts();
  if (thing.kind === 'subscription') return <SubscriptionMessage message={thing.message} />;
  if (thing.kind === 'profile') return t('dashboard.next.profile.text', { count: thing.missing });
  if (thing.kind === 'card')
    return t(`dashboard.next.card.${thing.isExpired ? 'expired' : 'expires'}`, { lastFour: thing.lastFour });
  return t('dashboard.next.conditions.text');
}
