import { usePlatform, useQuery, useTexts } from '@careline/shared';
import { type Profile, profileQuery } from '@careline/shared/api';
import { Alert, Button, Card, ErrorWords, QueryView, SkeletonRows } from '@careline/shared/ui';
import { useRef } from 'react';
import type { OpenForm } from './condition-form';
import { ConditionSearch } from './condition-search';
import styles from './conditions.module.css';
import { MyConditions } from './my-conditions';
import { type CollectedConditions, useCollectedConditions } from './use-collected-conditions';
import { useConditionChanges } from './use-condition-changes';

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
    <QueryView errorInCard query={profile} loading={loading} errorTitle={t('conditions.mine.loadError')}>
      {(data) => <ConditionLists profile={data} isStep={isStep} />}
    </QueryView>
  );
}

interface ConditionListsProps {
  readonly profile: Profile | null;
  readonly isStep: boolean;
}

function ConditionLists({ profile, isStep }: ConditionListsProps) {
  const stored = useConditionChanges(profile);
  const collected = useCollectedConditions(profile);
  const openForm = useRef<OpenForm>(null);
  // What was collected stays on its page until it is sent, whatever another tab has stored meanwhile.
  const isCollecting = isStep && (collected.changes.conditions.length > 0 || !profile?.personalized_conditions.length);
  const changes = isCollecting ? collected.changes : stored;
  const addedIds = new Set(changes.conditions.map((condition) => condition.condition_id));
  return (
    <div className={styles.frame}>
      <div className={styles.widget}>
        <ConditionSearch
          addedIds={addedIds}
          // A failure has been announced, and the row is gone again.
          onAdd={(condition) => void changes.add(condition).catch(() => undefined)}
        />
        <MyConditions
          profile={profile}
          changes={changes}
          isCollecting={isCollecting}
          openForm={openForm}
          refusal={collected.refusal}
        />
      </div>
      {isCollecting ? <Onward {...collected} onGoOn={() => void collected.goOn(openForm.current)} /> : null}
    </div>
  );
}

interface OnwardProps extends Pick<CollectedConditions, 'changes' | 'isSending' | 'refusal'> {
  readonly onGoOn: () => void;
}

/** In a step: what is chosen is sent, and the step left, by the professional's own word (PD64). */
function Onward({ changes, isSending, refusal, onGoOn }: OnwardProps) {
  const { t } = useTexts();
  const count = changes.conditions.length;
  return (
    <div className={styles.onward}>
      {refusal ? (
        <div className={styles.refusal}>
          <Alert tone="error" role="alert">
            <ErrorWords error={refusal.error} />
          </Alert>
        </div>
      ) : null}
      <p role="status">{count === 0 ? t('conditions.collect.none') : t('conditions.collect.chosen', { count })}</p>
      {count === 0 ? null : (
        <Button variant="primary" busy={isSending} busyText={t('conditions.form.saving')} onClick={onGoOn}>
          {t('conditions.collect.continue', { count })}
        </Button>
      )}
    </div>
  );
}
