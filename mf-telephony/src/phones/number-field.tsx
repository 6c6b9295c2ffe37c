import { useTexts } from '@careline/shared';
import type { ForwardingNumber } from '@careline/shared/lists';
import { Field, Select } from '@careline/shared/ui';
import { numberLabel } from './number-label';

export interface NumberFieldProps {
  readonly numbers: readonly ForwardingNumber[];
  /** Id of the chosen number; undefined for all. */
  readonly value: string | undefined;
  readonly className: string | undefined;
  readonly onChoose: (id: string | undefined) => void;
}

/** One of the forwarding numbers, or all of them. */
export function NumberField({ numbers, value, className, onChoose }: NumberFieldProps) {
  const { t } = useTexts();
  return (
    <Field label={t('statistics.number')} className={className ?? ''}>
      {(control) => (
        <Select
          {...control}
          name="number"
          value={value ?? ''}
          onChange={({ target }) => onChoose(target.value || undefined)}
        >
          <option value="">{t('statistics.allNumbers')}</option>
          {numbers.map((number) => (
            <option key={number.id} value={number.id}>
              {numberLabel(number)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
