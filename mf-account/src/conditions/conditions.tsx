import { usePlatform, useQuery, useTexts } from '@careline/shared';
import { type Profile, profileQuery } from '@careline/shared/api';
import { Button, Card, QueryView, SkeletonRows } from '@careline/shared/ui';
import type { ReactNode } from 'react';
import { ConditionSearch } from './condition-search';
import styles from './conditions.module.css';
import { MyConditions } from './my-conditions';
import { useCollectedConditions } from './use-collected-conditions';
import { type ConditionChanges, useConditionChanges } from './use-condition-changes';

/** What the professional treats: search and add on one side, their own words on the other. */
export function Conditions({ isStep = false }: { readonly isStep?: boolean }) {
  const { t } = useTexts();
  const { api } = usePlatform();
  const profile = useQuery(profileQuery(api));
  const loading = (
    <Card>
      <SkeletonRows rows={4} />
    </Card>
  );
  return (
    <QueryView query={profile} loading={loading} errorTitle={t('conditions.mine.loadError')}>
      {(data) =>
        isStep && !data?.personalized_conditions.length ? (
          <CollectedConditions profile={data} />
        ) : (
          <StoredConditions profile={data} />
        )
      }
    </QueryView>
  );
}

interface ConditionListProps {
  readonly profile: Profile | null;
}

function StoredConditions({ profile }: ConditionListProps) {
  return <ConditionLists profile={profile} changes={useConditionChanges(profile)} />;
}

/** In a step: what is chosen is sent, and the step left, by the professional's own word (PD64). */
function CollectedConditions({ profile }: ConditionListProps) {
  const { t } = useTexts();
  const { changes, isSending, goOn } = useCollectedConditions();
  const count = changes.conditions.length;
  return (
    <ConditionLists profile={profile} changes={changes}>
      <div className={styles.onward}>
        <p role="status">{count === 0 ? t('conditions.collect.none') : t('conditions.collect.chosen', { count })}</p>
        {count === 0 ? null : (
          <Button variant="primary" busy={isSending} busyText={t('conditions.form.saving')} onClick={() => void goOn()}>
            {t('conditions.collect.continue', { count })}
          </Button>
        )}
      </div>
    </ConditionLists>
  );
}

interface ConditionListsProps extends ConditionListProps {
  readonly changes: ConditionChanges;
  readonly children?: ReactNode;
}

function ConditionLists({ profile, changes, children }: ConditionListsProps) {
  const addedIds = new Set(changes.conditions.map((condition) => condition.condition_id));
  return (
    <div className={styles.frame}>
      <div className={styles.widget}>
        <ConditionSearch
          addedIds={addedIds}
          // A failure has been announced, and the row is gone again.
          onAdd={(condition) => void changes.add(condition).catch(() => undefined)}
        />
        <MyConditions profile={profile} changes={changes} />
      </div>
      {children}
    </div>
  );
}
