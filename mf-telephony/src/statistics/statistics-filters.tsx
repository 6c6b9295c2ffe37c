import { useAdmittedLocation, useSearchParams, useTexts } from '@careline/shared';
import type { ForwardingNumber } from '@careline/shared/lists';
import { Field, formatPhone, Select, Tabs } from '@careline/shared/ui';
import { DayField } from './day-field';
import styles from './statistics.module.css';
import { presets, type StatisticsLocation, withDay, withNumber, withPreset } from './statistics-location';

export interface StatisticsFiltersProps {
  readonly numbers: readonly ForwardingNumber[];
  readonly location: StatisticsLocation;
}

/** Which number and which days; the address keeps both. */
export function StatisticsFilters({ numbers, location }: StatisticsFiltersProps) {
  const { t } = useTexts();
  const { path } = useAdmittedLocation();
  const [params, setParams] = useSearchParams();
  const { range, preset, numberId } = location;

  const dayField = (name: 'from' | 'to') => (
    <DayField
      name={name}
      label={t(`statistics.${name}`)}
      className={styles.day}
      day={range[name]}
      onChoose={(day) => setParams(withDay(params, name, day, new Date()), { replace: true })}
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
        <Field label={t('statistics.number')} className={styles.number ?? ''}>
          {(control) => (
            <Select
              {...control}
              name="number"
              value={numberId ?? ''}
              onChange={({ target }) => setParams(withNumber(params, target.value || undefined))}
            >
              <option value="">{t('statistics.allNumbers')}</option>
              {numbers.map((number) => (
                <option key={number.id} value={number.id}>
                  {[formatPhone(number.phone_number), number.friendly_name].filter(Boolean).join(' · ')}
                </option>
              ))}
            </Select>
          )}
        </Field>
        {dayField('from')}
        {dayField('to')}
      </div>
    </>
  );
}
