import { useTexts } from '@careline/shared';
import { PasswordField, type PasswordFieldProps, TextField } from '@careline/shared/forms';
import { isEmailAddress } from './is-email-address';

/** The account's name; `username` is what password managers look for on both pages. */
export function AccountEmailField() {
  const { t } = useTexts();
  return (
    <TextField
      name="email"
      type="email"
      label={t('fields.email')}
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      rules={{
        required: 'validation.required',
        validate: (email: string) => isEmailAddress(email) || 'validation.email',
      }}
    />
  );
}

/** Required and nothing else: the server alone judges passwords (PD21). */
export function AccountPasswordField({ autoComplete }: Pick<PasswordFieldProps, 'autoComplete'>) {
  const { t } = useTexts();
  return (
    <PasswordField
      name="password"
      label={t('fields.password')}
      autoComplete={autoComplete}
      rules={{ required: 'validation.required' }}
    />
  );
}
