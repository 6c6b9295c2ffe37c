import { useAdmittedLocation, useTexts } from '@careline/shared';
import type { ForwardingNumber } from '@careline/shared/lists';
import { Tabs } from '@careline/shared/ui';
import { NumberField } from '../phones/number-field';
import { DayField } from './day-field';
import styles from './statistics.module.css';
import { presets, type StatisticsLocation, withDay, withNumber, withPreset } from './statistics-location';

export interface StatisticsFiltersProps {
  readonly numbers: readonly ForwardingNumber[];
  readonly location: StatisticsLocation;
  readonly params: URLSearchParams;
  readonly onChoose: (params: URLSearchParams, options?: { readonly replace: boolean }) => void;
}

/** Which number and which days; the address keeps both. */
export function StatisticsFilters({ numbers, location, params, onChoose }: StatisticsFiltersProps) {
  const { t } = useTexts();
  const { path } = useAdmittedLocation();
  const { range, preset, numberId } = location;

  const dayField = (name: 'from' | 'to') => (
    <DayField
      name={name}
      label={t(`statistics.${name}`)}
      className={styles.day}
      day={range[name]}
      onChoose={(day) => onChoose(withDay(params, name, day, new Date()), { replace: true })}
    />
  );
  return (
    <>
      <Tabs
        label={t('statistics.range')}
        tabs={presets.map((days) => ({
          href: `${path}?${withPreset(params, days)}`,
          label: t(`statistics.presets.${days}`),
          isCurrent: days === preset,
        }))}
      />
      <div className={styles.filters}>
        <NumberField
          numbers={numbers}
          value={numberId}
          className={styles.number}
          onChoose={(id) => onChoose(withNumber(params, id))}
        />
        {dayField('from')}
        {dayField('to')}
      </div>
    </>
  );
}
