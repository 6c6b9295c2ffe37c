import { usePageAction, useTexts } from '@careline/shared';
import { CheckboxField, Form, FormActions, FormRow, SubmitButton, TextField, useForm } from '@careline/shared/forms';
import { SearchIcon } from '@careline/shared/ui';
import { useEffect } from 'react';
import { compactPhone } from '../api/numbers/phone-text';
import type { SearchValues } from './search-location';

const blank: SearchValues = { area_code: '', contains: '', include_recycled: false };
const areaCodeRule = {
  validate: (text: string) => /^(\d{3})?$/.test(compactPhone(text)) || 'mf-telephony:search.areaCodeInvalid',
};
const containsRule = {
  validate: (text: string) => /^[\da-z*+]*$/i.test(compactPhone(text)) || 'mf-telephony:search.containsInvalid',
  maxLength: { value: 20, message: 'validation.tooLong' },
};

export interface SearchFormProps {
  /** What is searched for now. */
  readonly searched: SearchValues | undefined;
  /** Resolves once the form may be sent again. */
  readonly onSearch: (values: SearchValues) => Promise<void>;
  /** The area code of the phone that will ring: callers nearby know it, so a search begins with it (U10). */
  readonly ownAreaCode: string | undefined;
}

/** What the wanted number shall look like, and whether recycled ones are offered too. */
export function SearchForm({ searched, onSearch, ownAreaCode }: SearchFormProps) {
  const { t } = useTexts();
  const { area_code, contains, include_recycled } = searched ?? { ...blank, area_code: ownAreaCode ?? '' };
  const form = useForm<SearchValues>({ defaultValues: { area_code, contains, include_recycled } });
  const { reset, setFocus, formState } = form;
  // Read here, or the form does not keep count of what was typed.
  void formState.dirtyFields;
  usePageAction('buy-number', () => setFocus('area_code'));
  const isSearched = searched !== undefined;
  useEffect(() => {
    // Back and forward change the address; the form follows without losing the focus. What was typed before one's own area code was known stays.
    reset({ area_code, contains, include_recycled }, { keepDirtyValues: !isSearched });
  }, [reset, isSearched, area_code, contains, include_recycled]);

  return (
    <Form
      form={form}
      label={t('search.title')}
      onSubmit={(values) =>
        onSearch({
          area_code: compactPhone(values.area_code),
          contains: compactPhone(values.contains).replaceAll('+', ''),
          include_recycled: values.include_recycled,
        })
      }
    >
      <FormRow>
        <TextField
          name="area_code"
          label={t('search.areaCode')}
          hint={
            ownAreaCode === undefined ? t('search.areaCodeHint') : t('search.ownAreaCodeHint', { code: ownAreaCode })
          }
          inputMode="numeric"
          autoComplete="off"
          required={false}
          rules={areaCodeRule}
        />
        <TextField
          name="contains"
          label={t('search.contains')}
          hint={t('search.containsHint')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          required={false}
          rules={containsRule}
        />
      </FormRow>
      <CheckboxField name="include_recycled" label={t('search.recycled')} hint={t('search.recycledHint')} />
      <FormActions>
        <SubmitButton icon={<SearchIcon aria-hidden="true" />} busyText={t('search.searching')}>
          {t('search.submit')}
        </SubmitButton>
      </FormActions>
    </Form>
  );
}
