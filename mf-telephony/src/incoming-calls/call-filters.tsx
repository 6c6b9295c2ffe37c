import { localeTags, useAdmittedLocation, useLocale, useTexts } from '@careline/shared';
import type { ForwardingNumber } from '@careline/shared/lists';
import { Field, formatDate, SearchInput, Tabs, useIsPhone } from '@careline/shared/ui';
import { useRef, useState } from 'react';
import { NumberField } from '../phones/number-field';
import { DayField } from '../statistics/day-field';
import { localDay } from '../statistics/days';
import { type CallFilter, isImpossible, isNarrowed, logPresets, withFilter } from './call-filter';
import styles from './incoming-calls.module.css';
import { useSearchAction } from './use-search-action';

export interface CallFiltersProps {
  readonly numbers: readonly ForwardingNumber[];
  readonly filter: CallFilter;
  /** What the address says, and what is being typed. */
  readonly params: URLSearchParams;
  readonly onSearch: (text: string) => void;
  readonly onChoose: (name: 'number' | 'search' | 'from' | 'to', value: string) => void;
  /** What was searched for before what is being typed. */
  readonly searched: string;
  /** Calls that match, all of them and the missed ones. */
  readonly count: number;
  readonly missed: number;
}

/** All calls or the missed ones, of which number, in which days, from whom; the address keeps it. On a phone most of it is folded away. */
export function CallFilters(props: CallFiltersProps) {
  const { filter, params, count, missed } = props;
  const { t } = useTexts();
  const { path } = useAdmittedLocation();
  const isPhone = useIsPhone();
  // What leaves calls out is in sight, and who mends a filter is not shut out by the mending.
  const [isOpen, setIsOpen] = useState(isNarrowed(filter));
  const tab = (value: string, label: string, calls: number) => ({
    href: `${path}?${withFilter(params, 'missed', value)}`,
    label,
    count: calls,
    isCurrent: filter.isMissedOnly === (value !== ''),
  });
  const fields = <FilterFields {...props} />;
  const presets = <DayPresets filter={filter} params={params} />;
  return (
    <div className={styles.filters}>
      <div className={styles.views}>
        <Tabs label={t('calls.show')} tabs={[tab('', t('calls.all'), count), tab('1', t('calls.missed'), missed)]} />
        {isPhone ? null : presets}
      </div>
      {isPhone ? (
        <details
          className={styles.folded}
          open={isOpen || isImpossible(filter)}
          onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
        >
          <summary>{t('calls.filters')}</summary>
          {presets}
          {fields}
        </details>
      ) : (
        fields
      )}
    </div>
  );
}

type FilterFieldsProps = Omit<CallFiltersProps, 'params' | 'count' | 'missed'>;

function FilterFields({ numbers, filter, searched, onSearch, onChoose }: FilterFieldsProps) {
  const { t } = useTexts();
  const tag = localeTags[useLocale()];
  const search = useRef<HTMLInputElement>(null);
  useSearchAction(() => {
    const fold = search.current?.closest('details');
    if (fold) fold.open = true;
    search.current?.focus();
  });
  const dayField = (name: 'from' | 'to') => (
    <DayField
      name={name}
      label={t(`statistics.${name}`)}
      className={styles.day}
      day={filter[name]}
      last={localDay(new Date())}
      problem={
        name === 'to' && isImpossible(filter)
          ? t('calls.impossible', { from: formatDate(filter.from ?? '', tag) })
          : undefined
      }
      onChoose={(day) => onChoose(name, day)}
      onClear={() => onChoose(name, '')}
    />
  );
  return (
    <div className={styles.fields}>
      <NumberField
        numbers={numbers}
        value={filter.numberId}
        className={styles.number}
        onChoose={(id) => onChoose('number', id ?? '')}
      />
      <Field label={t('calls.search')} className={styles.search ?? ''}>
        {(control) => (
          <SearchInput
            {...control}
            ref={search}
            name="search"
            value={filter.text}
            onChange={({ target }) => onSearch(target.value)}
            onBlur={({ target: { value } }) => {
              // Another search begins at the first page, and this one may be the one that the address has.
              if (value !== searched) onChoose('search', value);
            }}
          />
        )}
      </Field>
      {dayField('from')}
      {dayField('to')}
    </div>
  );
}

/** Ready ranges of days. */
function DayPresets({ filter, params }: Pick<CallFiltersProps, 'filter' | 'params'>) {
  const { t } = useTexts();
  const { path } = useAdmittedLocation();
  const preset = (days: string, label: string, isCurrent: boolean) => ({
    href: `${path}?${withFilter(params, 'days', days)}`,
    label,
    isCurrent,
  });
  const isAllDays = filter.from === undefined && filter.to === undefined;
  return (
    <Tabs
      label={t('calls.days')}
      tabs={[
        preset('', t('calls.anyDay'), isAllDays),
        ...logPresets.map((days) => preset(`${days}`, t(`calls.presets.${days}`), days === filter.preset)),
      ]}
    />
  );
}
