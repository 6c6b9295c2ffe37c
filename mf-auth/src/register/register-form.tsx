import { usePlatform, useTexts } from '@careline/shared';
import { Form, FormActions, SubmitButton, showRefusal, useForm, useWatch } from '@careline/shared/forms';
import { useEffect } from 'react';
import { AccountEmailField, AccountPasswordField } from '../account/account-fields';
import { useIsThere } from '../account/use-is-there';
import { useKeptEmail } from '../account/use-kept-email';
import { paths } from '../paths';

interface RegisterValues {
  readonly email: string;
  readonly password: string;
}

/** Makes an account and leads to the login page; it does not sign in (R99). */
export function RegisterForm() {
  const { t } = useTexts();
  const { session, navigation } = usePlatform();
  const keptEmail = useKeptEmail();
  const form = useForm<RegisterValues>({ defaultValues: { email: keptEmail.start.email, password: '' } });
  const email = useWatch({ control: form.control, name: 'email' });
  useEffect(() => keptEmail.keep({ email }), [keptEmail, email]);

  const isThere = useIsThere();

  async function submit(values: RegisterValues): Promise<void> {
    try {
      await session.register(values);
    } catch (error) {
      showRefusal(form, error, session.getSnapshot().error ?? t('register.failed'));
      return;
    }
    // Who has gone elsewhere meanwhile reads of it in the notice.
    if (isThere.current) await navigation.navigate(paths.signIn);
  }

  return (
    <Form form={form} onSubmit={submit}>
      <AccountEmailField />
      <AccountPasswordField autoComplete="new-password" hint={t('register.passwordHint')} />
      <FormActions>
        <SubmitButton busyText={t('register.submitting')}>{t('register.submit')}</SubmitButton>
      </FormActions>
    </Form>
  );
}
