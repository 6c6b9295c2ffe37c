import { usePlatform, useTexts } from '@careline/shared';
import { CheckboxField, Form, FormActions, SubmitButton, showRefusal, useForm, useWatch } from '@careline/shared/forms';
import { useEffect } from 'react';
import { AccountEmailField, AccountPasswordField } from '../account/account-fields';
import { OtherPage } from '../account/account-page';
import { useKeptEmail } from '../account/use-kept-email';
import { paths } from '../paths';
import { DemoAccounts } from './demo-accounts';
import styles from './login-form.module.css';
import type { LoginValues } from './login-values';
import { useOfferedEmail } from './use-offered-email';

export interface LoginFormProps {
  /** Rejects with the reason that is shown. */
  readonly onSignIn: (values: LoginValues) => Promise<void>;
}

export function LoginForm({ onSignIn }: LoginFormProps) {
  const { t } = useTexts();
  const { session, config } = usePlatform();
  const keptEmail = useKeptEmail(session.rememberedEmail());
  const form = useForm<LoginValues>({
    defaultValues: { email: keptEmail.start.email, password: '', remember: false },
  });
  useOfferedEmail(form, keptEmail);
  const email = useWatch({ control: form.control, name: 'email' });
  useEffect(() => keptEmail.keep({ email }), [keptEmail, email]);

  async function submit(values: LoginValues): Promise<void> {
    try {
      await onSignIn(values);
    } catch (error) {
      showRefusal(form, error, session.getSnapshot().error ?? t('login.failed'));
    }
  }

  return (
    <Form form={form} onSubmit={submit}>
      <AccountEmailField />
      <AccountPasswordField autoComplete="current-password" />
      <CheckboxField name="remember" label={t('fields.remember')} hint={t('login.rememberHint')} />
      <FormActions>
        <SubmitButton busyText={t('login.submitting')}>{t('login.submit')}</SubmitButton>
      </FormActions>
      {config.supportEmail === undefined ? null : (
        <p className={styles.forgotten}>
          {t('login.forgotten')} <a href={`mailto:${config.supportEmail}`}>{config.supportEmail}</a>
        </p>
      )}
      <OtherPage question={t('login.noAccount')} to={paths.register} link={t('login.createAccount')} />
      {config.demo ? (
        <DemoAccounts
          onChoose={(account) => {
            form.setValue('email', account.email, { shouldValidate: form.formState.isSubmitted });
            form.setValue('password', account.password, { shouldValidate: form.formState.isSubmitted });
          }}
        />
      ) : null}
    </Form>
  );
}
