import { useAdmittedLocation, useSearchParams, useTexts } from '@careline/shared';
import type { ForwardingNumber } from '@careline/shared/api';
import { Field, formatPhone, Input, Select, Tabs } from '@careline/shared/ui';
import { isDay, today } from './days';
import styles from './statistics.module.css';
import { presets, type StatisticsLocation, withNumber, withPreset, withRange } from './statistics-location';

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
    <Field label={t(`statistics.${name}`)} className={styles.day ?? ''}>
      {(control) => (
        <Input
          {...control}
          type="date"
          name={name}
          max={today(new Date())}
          value={range[name]}
          onChange={({ target }) => {
            // A cleared or half-typed date is no choice yet.
            if (isDay(target.value))
              setParams(withRange(params, { ...range, [name]: target.value }), { replace: true });
          }}
        />
      )}
    </Field>
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
