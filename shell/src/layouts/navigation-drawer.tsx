import { useTexts } from '@careline/shared';
import { Dialog, IconButton, MenuIcon } from '@careline/shared/ui';
import { useEffect, useState } from 'react';
import { useHere, useWaiting } from '../site-context';
import { SideNavigation } from './side-navigation';
import { useIsWide } from './use-is-wide';

/**
 * The side navigation of small screens; it closes as a move begins, so that the focus is free for the heading that comes, and where a tablet that is turned
 * has the navigation beside the page.
 */
export function NavigationDrawer() {
  const { t } = useTexts();
  const { key } = useHere();
  const isMoving = useWaiting() === 'moving';
  const isWide = useIsWide();
  const [isOpen, setOpen] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: they stand for what closes the drawer
  useEffect(() => setOpen(false), [key, isMoving, isWide]);
  return (
    <>
      <IconButton label={t('nav.open')} icon={<MenuIcon />} onClick={() => setOpen(true)} aria-expanded={isOpen} />
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={t('nav.menu')} placement="start">
        <SideNavigation />
      </Dialog>
    </>
  );
}
