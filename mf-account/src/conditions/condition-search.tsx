import { usePageAction, useTexts } from '@careline/shared';
import type { CatalogueItem } from '@careline/shared/lists';
import { Alert, Button, Card, ErrorWords, Field, SearchInput, SkeletonRows, VisuallyHidden } from '@careline/shared/ui';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { ConditionOptionList } from './condition-option-list';
import styles from './conditions.module.css';
import { SearchStatus } from './search-status';
import { useConditionOptions } from './use-condition-options';
import { useRowWindow, VISIBLE_ROWS } from './use-row-window';

/** Rows that Page Up and Page Down move by. */
const PAGE = 7;

export interface ConditionSearchProps {
  /** Catalogue ids of the conditions that the professional has. */
  readonly addedIds: ReadonlySet<string>;
  readonly onAdd: (condition: CatalogueItem) => void;
}

/**
 * Search and list in one: a combobox whose list is always open, so that several conditions can be added in a row without leaving
 * the keyboard (WAI-ARIA practices, list autocomplete).
 */
export function ConditionSearch({ addedIds, onAdd }: ConditionSearchProps) {
  const { t } = useTexts();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const [activeId, setActiveId] = useState<string>();
  const [added, setAdded] = useState<CatalogueItem>();
  const { options, isLoading, error, retry } = useConditionOptions(query);
  const rows = useRowWindow(options.length);
  usePageAction('add-condition', () => input.current?.focus());
  const known = options.findIndex((option) => option.id === activeId);
  // While something is typed Enter takes the first match; in the whole catalogue nobody means its first entry.
  const active = known >= 0 || query.trim() === '' || options.length === 0 ? known : 0;

  function search(text: string): void {
    setQuery(text);
    setActiveId(undefined);
    setAdded(undefined);
    rows.scrollTo(0);
  }

  function move(step: number): void {
    const index = Math.max(0, Math.min(active + step, options.length - 1));
    setActiveId(options[index]?.id);
    rows.reveal(index);
  }

  function add(option: CatalogueItem | undefined): void {
    if (option === undefined || addedIds.has(option.id)) return;
    setActiveId(option.id);
    setAdded(option);
    onAdd(option);
    // The next word takes the place of this one.
    input.current?.select();
  }

  function askAgain(): void {
    // The button leaves with its words.
    input.current?.focus();
    retry();
  }

  function handleKeyDown(event: KeyboardEvent): void {
    // Keys that end a composition are the input method's; Safari tells of them when it is over, by the code alone.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: PAGE, PageUp: -PAGE };
    const step = steps[event.key];
    if (step !== undefined) move(step);
    else if (event.key === 'Enter') add(options[active]);
    else if (event.key === 'Escape' && query !== '') search('');
    else return;
    event.preventDefault();
  }

  return (
    <Card title={t('conditions.search.title')}>
      <div className={styles.search}>
        <Field
          id={id}
          label={t('conditions.search.label')}
          hint={<span className={styles.keys}>{t('conditions.search.hint')}</span>}
        >
          {(control) => (
            <SearchInput
              {...control}
              ref={input}
              role="combobox"
              aria-expanded
              aria-autocomplete="list"
              aria-controls={`${id}-list`}
              aria-activedescendant={active < 0 ? undefined : `${id}-option-${active}`}
              value={query}
              onChange={(event) => search(event.target.value)}
              onKeyDown={handleKeyDown}
            />
          )}
        </Field>
        <SearchStatus count={options.length} isLoading={isLoading} query={query} hasFailed={error !== null} />
        <VisuallyHidden>
          <span role="status">{added ? t('conditions.search.added', { name: added.name }) : null}</span>
        </VisuallyHidden>
        {error ? (
          <Alert
            tone="error"
            role="alert"
            title={t(query.trim() === '' ? 'conditions.search.loadError' : 'conditions.search.failed')}
            action={
              <Button size="small" busy={isLoading} busyText={t('conditions.search.searching')} onClick={askAgain}>
                {t('retry')}
              </Button>
            }
          >
            <ErrorWords error={error} />
          </Alert>
        ) : null}
        {isLoading && options.length === 0 ? (
          // As high as the list, so that nothing below it moves when it comes.
          <div className={styles.options} style={{ height: rows.listHeight }} aria-busy>
            <SkeletonRows rows={VISIBLE_ROWS} kind="line" />
          </div>
        ) : null}
        <ConditionOptionList id={id} options={options} rows={rows} active={active} addedIds={addedIds} onAdd={add} />
      </div>
    </Card>
  );
}
