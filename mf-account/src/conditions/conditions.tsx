import { usePlatform, useQuery, useTexts } from '@careline/shared';
import { type Profile, profileQuery } from '@careline/shared/api';
import { Card, QueryView, SkeletonRows } from '@careline/shared/ui';
import { ConditionSearch } from './condition-search';
import styles from './conditions.module.css';
import { MyConditions } from './my-conditions';
import { useConditionChanges } from './use-condition-changes';

/** What the professional treats: search and add on one side, their own words on the other. */
export function Conditions() {
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
      {(data) => <ProfileConditions profile={data} />}
    </QueryView>
  );
}

function ProfileConditions({ profile }: { readonly profile: Profile | null }) {
  const changes = useConditionChanges(profile);
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
    </div>
  );
}
