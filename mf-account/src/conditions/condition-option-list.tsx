import { useTexts } from '@careline/shared';
import type { CatalogueItem } from '@careline/shared/lists';
import { CheckIcon, classNames, PlusIcon } from '@careline/shared/ui';
import { catalogueLanguage } from '../api/catalogue/catalogue-language';
import styles from './conditions.module.css';
import type { useRowWindow } from './use-row-window';

export interface ConditionOptionListProps {
  /** Id of the input; the list's and the options' ids follow from it. */
  readonly id: string;
  readonly options: readonly CatalogueItem[];
  readonly rows: ReturnType<typeof useRowWindow>;
  /** Index of the option that Enter adds, −1 for none. */
  readonly active: number;
  readonly addedIds: ReadonlySet<string>;
  readonly onAdd: (condition: CatalogueItem) => void;
}

/** The conditions to choose from; of thousands only those near the eye are in the document. */
export function ConditionOptionList({ id, options, rows, active, addedIds, onAdd }: ConditionOptionListProps) {
  const { t } = useTexts();
  return (
    <div
      {...rows.listProps}
      id={`${id}-list`}
      role="listbox"
      aria-multiselectable
      aria-label={t('conditions.search.list')}
      className={styles.options}
      style={{ maxHeight: rows.listHeight }}
      hidden={options.length === 0}
    >
      <div role="none" className={styles.allOptions} style={{ height: options.length * rows.rowHeight }}>
        {options.slice(rows.first, rows.last).map((option, offset) => {
          const index = rows.first + offset;
          const isAdded = addedIds.has(option.id);
          return (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the input has the keyboard
            // biome-ignore lint/a11y/useFocusableInteractive: the input keeps the focus
            <div
              key={option.id}
              id={`${id}-option-${index}`}
              role="option"
              aria-selected={isAdded}
              aria-label={t(isAdded ? 'conditions.search.added' : 'conditions.search.add', { name: option.name })}
              aria-posinset={index + 1}
              aria-setsize={options.length}
              className={classNames(styles.option, index === active && styles.active)}
              style={{ height: rows.rowHeight, transform: `translateY(${index * rows.rowHeight}px)` }}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onAdd(option)}
            >
              <span className={styles.optionName} lang={catalogueLanguage}>
                {option.name}
              </span>
              {isAdded ? (
                <span className={styles.added}>
                  <CheckIcon size={16} aria-hidden="true" />
                  {t('conditions.search.addedMark')}
                </span>
              ) : (
                <PlusIcon size={16} aria-hidden="true" />
              )}
            </div>
          );
        })}
      </div>
    </div>
  );
}
