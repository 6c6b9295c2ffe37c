import { useTexts } from '@careline/shared';
import type { CatalogueItem, UserCondition } from '@careline/shared/lists';
import { Badge, Button, Switch } from '@careline/shared/ui';
import { catalogueLanguage } from '../api/catalogue/catalogue-language';
import { skillsText } from '../skills/skill-names';
import { useSkillNames } from '../skills/use-skill-names';
import styles from './conditions.module.css';
import { useConditionName } from './use-condition-name';

export interface ConditionRowProps {
  readonly condition: UserCondition;
  /** Of the profile; their names are known without the catalogue. */
  readonly skills: readonly CatalogueItem[];
  readonly isPending: boolean;
  /** Id of the button "Edit", to which the focus comes back. */
  readonly editId: string;
  readonly onEdit: () => void;
  readonly onSwitch: (active: boolean) => void;
  readonly onRemove: () => void;
}

/** One condition in the professional's words. */
export function ConditionRow(props: ConditionRowProps) {
  const { condition, skills, isPending, editId, onEdit, onSwitch, onRemove } = props;
  const { t } = useTexts();
  const name = useConditionName()(condition);
  const associated = condition.associated_skills.map(({ skill_id }) => skill_id);
  const names = useSkillNames(associated, skills);
  return (
    <div className={styles.row} aria-busy={isPending}>
      <div className={styles.words}>
        <p className={styles.name}>
          <span lang={catalogueLanguage}>{name}</span>{' '}
          {condition.active ? null : <Badge dot>{t('conditions.mine.inactive')}</Badge>}
        </p>
        <p className={styles.short}>{condition.personalized_short_description}</p>
        <p className={styles.long}>{condition.personalized_long_description}</p>
        {associated.length === 0 || names === undefined ? null : (
          <p className={styles.skills}>
            {t('conditions.mine.skills')} <span lang={catalogueLanguage}>{skillsText(associated, names)}</span>
          </p>
        )}
      </div>
      <div className={styles.actions}>
        <Switch
          aria-label={t('conditions.mine.active', { name })}
          checked={condition.active}
          onCheckedChange={onSwitch}
        />
        <Button
          id={editId}
          size="small"
          variant="ghost"
          aria-label={t('conditions.mine.edit', { name })}
          onClick={onEdit}
        >
          {t('conditions.mine.editShort')}
        </Button>
        <Button size="small" variant="ghost" aria-label={t('conditions.mine.remove', { name })} onClick={onRemove}>
          {t('conditions.mine.removeShort')}
        </Button>
      </div>
    </div>
  );
}
