import { usePlatform, useTexts } from '@careline/shared';
import type { Profile } from '@careline/shared/api';
import type { UserCondition } from '@careline/shared/lists';
import { Button, Card, EmptyState, isFocusLost, VisuallyHidden } from '@careline/shared/ui';
import { type Ref, useEffect, useId, useRef, useState } from 'react';
import { useFocusOnward } from '../focus/use-focus-onward';
import { ConditionForm, type OpenForm, openConditionDraft } from './condition-form';
import { ConditionRow } from './condition-row';
import { valuesOf } from './condition-values';
import styles from './conditions.module.css';
import type { Refusal } from './use-collected-conditions';
import type { ConditionChanges } from './use-condition-changes';
import { useConditionName } from './use-condition-name';

export interface MyConditionsProps {
  readonly profile: Profile | null;
  readonly changes: ConditionChanges;
  /** A step says itself that it needs a condition. */
  readonly isCollecting: boolean;
  readonly openForm: Ref<OpenForm>;
  /** Opens the condition that was refused. */
  readonly refusal: Refusal | undefined;
}

/** One opening of a form; a form that is opened again is another. */
interface Opening {
  readonly id: string;
  readonly takesFocus: boolean;
  readonly refusal?: Error;
}

/** The professional's conditions; one of them may be open for editing. */
export function MyConditions({ profile, changes, isCollecting, openForm, refusal }: MyConditionsProps) {
  const { t } = useTexts();
  const { drafts } = usePlatform();
  const nameOf = useConditionName();
  const { conditions, isPending } = changes;
  // What was being typed before a reload or a crash is open again.
  const [edited, setEdited] = useState<Opening | undefined>(() => {
    const drafted = conditions.find((condition) => openConditionDraft(drafts, condition).wasKept);
    return drafted && { id: drafted.condition_id, takesFocus: false };
  });
  const [saved, setSaved] = useState<UserCondition>();
  const [removed, setRemoved] = useState<UserCondition>();

  useEffect(() => {
    if (refusal?.id !== undefined) setEdited({ id: refusal.id, takesFocus: true, refusal: refusal.error });
  }, [refusal]);

  const region = useRef<HTMLDivElement>(null);
  const listId = useId();
  const editId = (id: string) => `${listId}-edit-${id}`;
  const open = conditions.some(({ condition_id }) => condition_id === edited?.id) ? edited : undefined;
  const isGone = edited !== open;
  useFocusOnward(edited, ({ id }) => document.getElementById(editId(id)));
  useFocusOnward(removed, ({ condition_id }) => document.getElementById(editId(condition_id)));
  // Another tab may have removed the one that is open.
  useFocusOnward(open, () => region.current);
  useEffect(() => {
    // Added again it is a row like any other.
    if (isGone) setEdited(undefined);
  }, [isGone]);

  function edit(id: string): void {
    setSaved(undefined);
    setEdited({ id, takesFocus: true });
  }

  async function save(...change: Parameters<ConditionChanges['save']>): Promise<UserCondition> {
    const after = await changes.save(...change);
    setSaved(after);
    return after;
  }

  function switchTo(condition: UserCondition, active: boolean): void {
    const values = valuesOf(condition);
    void changes.save(condition, values, { ...values, active }).catch(() => undefined);
  }

  async function remove(condition: UserCondition): Promise<void> {
    setRemoved(condition);
    // A failure has been announced, and the row stands again; another one may have been removed meanwhile.
    await changes.remove(condition).catch(() => setRemoved((latest) => (latest === condition ? undefined : latest)));
  }

  async function restore(condition: UserCondition): Promise<void> {
    setRemoved(undefined);
    await changes.restore(condition).catch(() => setRemoved((latest) => latest ?? condition));
  }

  // Added anew by hand, there is nothing to take back.
  const isBack = conditions.some(({ condition_id }) => condition_id === removed?.condition_id);
  return (
    <div ref={region} tabIndex={-1}>
      <Card title={t('conditions.mine.title')} padding="flush">
        <VisuallyHidden>
          <span role="status">{saved && t('conditions.mine.saved', { name: nameOf(saved) })}</span>
        </VisuallyHidden>
        <RemovedNotice
          condition={isBack ? undefined : removed}
          wasLast={conditions.length === 0 && !isCollecting}
          onUndo={(condition) => void restore(condition)}
        />
        {conditions.length === 0 ? (
          <EmptyState title={t('conditions.mine.emptyTitle')}>{t('conditions.mine.emptyText')}</EmptyState>
        ) : (
          <ul className={styles.list}>
            {conditions.map((condition) => (
              <li key={condition.condition_id} className={styles.item}>
                {condition.condition_id === edited?.id ? (
                  <ConditionForm
                    ref={openForm}
                    condition={condition}
                    skills={profile?.skills ?? []}
                    takesFocus={edited.takesFocus}
                    isInStep={isCollecting}
                    refusal={edited.refusal}
                    onSave={(base, values) => save(condition, base, values)}
                    // A save may end when another form is open.
                    onClose={() => setEdited((current) => (current === edited ? undefined : current))}
                  />
                ) : (
                  <ConditionRow
                    condition={condition}
                    skills={profile?.skills ?? []}
                    isPending={isPending(condition.condition_id)}
                    editId={editId(condition.condition_id)}
                    onEdit={() => edit(condition.condition_id)}
                    onSwitch={(active) => switchTo(condition, active)}
                    onRemove={() => void remove(condition)}
                  />
                )}
              </li>
            ))}
          </ul>
        )}
      </Card>
    </div>
  );
}

interface RemovedNoticeProps {
  readonly condition: UserCondition | undefined;
  /** None is left, and the dashboard closes. */
  readonly wasLast: boolean;
  readonly onUndo: (condition: UserCondition) => void;
}

/** Removing asks nothing, because it can be taken back with all its texts. */
function RemovedNotice({ condition, wasLast, onUndo }: RemovedNoticeProps) {
  const { t } = useTexts();
  const nameOf = useConditionName();
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The row has left with the focus; it may also come back to be undone while somebody works elsewhere.
    if (condition && isFocusLost()) undo.current?.focus();
  }, [condition]);
  return (
    <div role="status" className={styles.removed} hidden={!condition}>
      {condition ? (
        <>
          <p>
            <span>{t('conditions.mine.removed', { name: nameOf(condition) })}</span>{' '}
            {wasLast ? <span>{t('conditions.mine.removedLast')}</span> : null}
          </p>
          <Button ref={undo} size="small" variant="ghost" onClick={() => onUndo(condition)}>
            {t('conditions.mine.undo')}
          </Button>
        </>
      ) : null}
    </div>
  );
}
