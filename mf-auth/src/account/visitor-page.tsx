import { useSession } from '@careline/shared';
import { isFocusLost, SkeletonForm } from '@careline/shared/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { AccountPage, type AccountPageProps } from './account-page';
import { SignedInNotice } from './signed-in-notice';

export interface VisitorPageProps extends AccountPageProps {
  /** The form is signing its user in: it stays until the next page stands. */
  readonly isEntering?: boolean;
  /** Stands above the form, and above the skeleton. */
  readonly notice?: ReactNode;
}

/** A page whose form is for visitors: a skeleton stands there while a stored token is tried (PD19), and a notice for who is signed in. */
export function VisitorPage({ isEntering = false, notice, children, ...page }: VisitorPageProps) {
  const { isAuthenticated, token } = useSession();
  const isNotice = isAuthenticated && !isEntering;
  const isForm = token === undefined || isEntering;
  const hadForm = useRef(false);
  useEffect(() => {
    // The form has left with the focus: the next page did not come, or another tab has signed in, whose token was tried before.
    if (isNotice && hadForm.current && isFocusLost()) document.querySelector('h1')?.focus();
    if (isForm) hadForm.current = true;
  }, [isNotice, isForm]);

  if (isNotice) return <SignedInNotice />;
  return (
    <AccountPage {...page}>
      {notice}
      {isForm ? children : <SkeletonForm fields={2} />}
    </AccountPage>
  );
}
