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

/** Required and nothing else: the server alone judges passwords (PD21), the hint says what it will ask for. */
export function AccountPasswordField({ autoComplete, hint }: Pick<PasswordFieldProps, 'autoComplete' | 'hint'>) {
  const { t } = useTexts();
  return (
    <PasswordField
      name="password"
      label={t('fields.password')}
      autoComplete={autoComplete}
      {...(hint !== undefined && { hint })}
      rules={{ required: 'validation.required' }}
    />
  );
}
