import { useTexts } from '@careline/shared';
import { FormGroup, FormRow, TextAreaField, TextField } from '@careline/shared/forms';
import type { CatalogueItem } from '@careline/shared/lists';
import { CountryField } from '../countries/country-field';
import { SkillsField } from '../skills/skills-field';
import { PhotoField, type PhotoFieldProps } from './photo-field';

export function PersonFields({ reading }: PhotoFieldProps) {
  const { t } = useTexts();
  return (
    <FormGroup title={t('profile.groups.person')}>
      <PhotoField reading={reading} />
      <FormRow>
        <TextField
          name="first_name"
          label={t('profile.fields.first_name')}
          autoComplete="given-name"
          spellCheck={false}
        />
        <TextField
          name="last_name"
          label={t('profile.fields.last_name')}
          autoComplete="family-name"
          spellCheck={false}
        />
      </FormRow>
      <FormRow>
        <TextField
          name="middle_name"
          label={t('profile.fields.middle_name')}
          autoComplete="additional-name"
          spellCheck={false}
          isOptional
        />
        <TextField
          name="email"
          type="email"
          label={t('profile.fields.email')}
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          isOptional
        />
      </FormRow>
    </FormGroup>
  );
}

export function PracticeFields({ skills }: { readonly skills: readonly CatalogueItem[] }) {
  const { t } = useTexts();
  return (
    <FormGroup title={t('profile.groups.practice')} description={t('profile.groups.practiceText')}>
      <TextField
        name="organization_name"
        label={t('profile.fields.organization_name')}
        autoComplete="organization"
        spellCheck={false}
        isOptional
      />
      <TextAreaField name="description" label={t('profile.fields.description')} hint={t('profile.descriptionHint')} />
      <SkillsField
        name="skill_ids"
        label={t('profile.fields.skill_ids')}
        hint={t('profile.skills.hint')}
        known={skills}
      />
    </FormGroup>
  );
}

export function PersonalAddressFields() {
  const { t } = useTexts();
  return (
    <FormGroup title={t('profile.groups.address')} description={t('profile.groups.addressText')}>
      <TextField
        name="personal_address_street1"
        label={t('profile.fields.personal_address_street1')}
        autoComplete="address-line1"
        spellCheck={false}
      />
      <TextField
        name="personal_address_street2"
        label={t('profile.fields.personal_address_street2')}
        autoComplete="address-line2"
        spellCheck={false}
        isOptional
      />
      <FormRow>
        <TextField
          name="personal_address_city"
          label={t('profile.fields.personal_address_city')}
          autoComplete="address-level2"
          spellCheck={false}
        />
        <TextField
          name="personal_address_state"
          label={t('profile.fields.personal_address_state')}
          autoComplete="address-level1"
          spellCheck={false}
        />
      </FormRow>
      <FormRow>
        <TextField
          name="personal_address_postal"
          label={t('profile.fields.personal_address_postal')}
          autoComplete="postal-code"
          spellCheck={false}
        />
        <CountryField
          name="personal_address_country"
          label={t('profile.fields.personal_address_country')}
          autoComplete="country"
        />
      </FormRow>
    </FormGroup>
  );
}
