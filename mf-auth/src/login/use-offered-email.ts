import { usePlatform, useSession } from '@careline/shared';
import type { Draft, FormHandle } from '@careline/shared/forms';
import { useEffect } from 'react';
import type { AccountEmail } from '../account/use-kept-email';
import type { LoginValues } from './login-values';

/** Takes the e-mail that the form offered back once the device no longer remembers it: its user has signed out in another tab. */
export function useOfferedEmail(form: FormHandle<LoginValues>, kept: Draft<AccountEmail>): void {
  const { session } = usePlatform();
  // Tells of changes of what is remembered, too.
  useSession();
  const isForgotten = session.rememberedEmail() === undefined;
  const { isSubmitting, isSubmitted } = form.formState;
  useEffect(() => {
    const { email } = kept.base();
    // A sign-in of this form forgets the e-mail as well, and what was sent stays.
    if (!isForgotten || email === '' || isSubmitting || isSubmitted) return;
    if (form.getValues('email') === email) form.setValue('email', '');
    kept.rebase({ email: '' }, { email: form.getValues('email') });
  }, [form, kept, isForgotten, isSubmitting, isSubmitted]);
}
