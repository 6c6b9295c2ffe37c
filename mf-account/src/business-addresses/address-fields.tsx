import { useTexts } from '@careline/shared';
import { FormRow, SwitchField, TextField } from '@careline/shared/forms';
import { CountryField } from '../countries/country-field';
import { LocationFields } from './location-fields';

const isRequired = { validate: (text: string) => text.trim() !== '' || 'validation.required' };

/** The fields of one address. */
export function AddressFields() {
  const { t } = useTexts();
  return (
    <>
      <TextField
        name="street1"
        label={t('addresses.fields.street1')}
        // The token for one line; "street-address" is for several, and browsers fill nothing here. Nor after "work", which HTML has for phones and emails alone.
        autoComplete="address-line1"
        spellCheck={false}
        rules={isRequired}
      />
      <FormRow>
        <TextField
          name="city"
          label={t('addresses.fields.city')}
          autoComplete="address-level2"
          spellCheck={false}
          rules={isRequired}
        />
        <TextField
          name="state_province"
          label={t('addresses.fields.state_province')}
          autoComplete="address-level1"
          spellCheck={false}
          rules={isRequired}
        />
      </FormRow>
      <FormRow>
        <TextField
          name="postal_code"
          label={t('addresses.fields.postal_code')}
          autoComplete="postal-code"
          spellCheck={false}
          rules={isRequired}
        />
        <CountryField
          name="country_code"
          label={t('addresses.fields.country_code')}
          autoComplete="country"
          rules={isRequired}
        />
      </FormRow>
      <LocationFields />
      <SwitchField
        name="is_primary"
        label={t('addresses.fields.is_primary')}
        hint={t('addresses.fields.isPrimaryHint')}
      />
    </>
  );
}
