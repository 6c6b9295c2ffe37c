import { usePlatform, useSession, useTexts } from '@careline/shared';
import {
  Avatar,
  ChevronDownIcon,
  CreditCardIcon,
  DropdownMenu,
  HomeIcon,
  SignOutIcon,
  UserIcon,
  VisuallyHidden,
} from '@careline/shared/ui';
import { useSite } from '../site-context';
import { PersonShape } from './outline-shapes';
import styles from './user-menu.module.css';

export interface UserMenuProps {
  /** Whether the pages behind onboarding are open: before that they lead back to the step. */
  readonly isComplete?: boolean;
}

/** Who is signed in, by the profile's name, and the way out. */
export function UserMenu({ isComplete = true }: UserMenuProps) {
  const { t } = useTexts();
  const { session, navigation } = usePlatform();
  const { user } = useSession();
  const { isOutline } = useSite();
  if (!user) return isOutline ? <PersonShape /> : null;
  const profile = user.profile;
  const fullName = [profile?.first_name, profile?.last_name].filter(Boolean).join(' ');
  const name = fullName || user.email || user.username || t('user.unnamed');
  return (
    <DropdownMenu
      trigger={
        <button type="button" className={styles.trigger}>
          <VisuallyHidden>{t('user.menu')}</VisuallyHidden> <Avatar name={name} src={profile?.photo_url} size={28} />
          <span className={styles.name}>{name}</span>
          <ChevronDownIcon size={14} aria-hidden="true" />
        </button>
      }
      header={
        <span className={styles.person}>
          <strong>{name}</strong>
          {user.email && user.email !== name ? <span className={styles.email}>{user.email}</span> : null}
        </span>
      }
      items={[
        ...(isComplete
          ? [
              {
                label: t('user.profile'),
                icon: <UserIcon size={16} />,
                href: navigation.pathOf('personal-information'),
              },
              { label: t('user.billing'), icon: <CreditCardIcon size={16} />, href: navigation.pathOf('billing') },
            ]
          : []),
        { label: t('nav.public'), icon: <HomeIcon size={16} />, href: '/' },
        {
          label: t('user.signOut'),
          icon: <SignOutIcon size={16} />,
          startsGroup: true,
          onSelect: () => void session.signOut(() => navigation.navigate(navigation.pathOf('sign-in'))),
        },
      ]}
    />
  );
}
