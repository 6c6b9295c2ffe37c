import { useLocale } from '@careline/shared';
import { SelectField, type SelectFieldProps, useWatch } from '@careline/shared/forms';
import { useMemo } from 'react';
import { countriesIn } from './countries';

/** A country by its ISO code, listed in the page's language. A value that is no code, as older data have, stays choosable. */
export function CountryField(props: Omit<SelectFieldProps, 'options'>) {
  const locale = useLocale();
  const countries = useMemo(() => countriesIn(locale), [locale]);
  const value: unknown = useWatch({ name: props.name });
  const isForeign = typeof value === 'string' && value !== '' && !countries.some((country) => country.value === value);
  const options = isForeign ? [{ value, label: value }, ...countries] : countries;
  return <SelectField {...props} options={options} />;
}
