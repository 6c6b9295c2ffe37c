import { useAdmittedLocation, useSearchParams, useTexts } from '@careline/shared';
import { Tabs } from '@careline/shared/ui';
import { DayField } from '../statistics/day-field';
import { type CallFilter, withFilter } from './call-log';
import styles from './incoming-calls.module.css';

export interface CallFiltersProps {
  readonly filter: CallFilter;
  /** Calls within the days. */
  readonly count: number;
  readonly missed: number;
}

/** All calls or the missed ones, in which days; the address keeps it. */
export function CallFilters({ filter, count, missed }: CallFiltersProps) {
  const { t } = useTexts();
  const { path } = useAdmittedLocation();
  const [params, setParams] = useSearchParams();

  const choose = (name: 'from' | 'to') => (value: string) =>
    setParams(withFilter(params, name, value), { replace: true });
  const dayField = (name: 'from' | 'to') => (
    <DayField
      name={name}
      label={t(`statistics.${name}`)}
      className={styles.day}
      day={filter[name]}
      onChoose={choose(name)}
      onClear={() => choose(name)('')}
    />
  );
  return (
    <div className={styles.filters}>
      <Tabs
        label={t('calls.show')}
        tabs={[
          {
            href: `${path}?${withFilter(params, 'missed', '')}`,
            label: t('calls.all'),
            count,
            isCurrent: !filter.isMissedOnly,
          },
          {
            href: `${path}?${withFilter(params, 'missed', '1')}`,
            label: t('calls.missed'),
            count: missed,
            isCurrent: filter.isMissedOnly,
          },
        ]}
      />
      <div className={styles.days}>
        {dayField('from')}
        {dayField('to')}
      </div>
    </div>
  );
}
