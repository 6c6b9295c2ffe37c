import { useTexts } from '@careline/shared';
import { Dialog, IconButton, MenuIcon } from '@careline/shared/ui';
import { useEffect, useState } from 'react';
import { useHere, useWaiting } from '../site-context';
import { SideNavigation } from './side-navigation';

/** The side navigation of small screens; it closes as a move begins, so that the focus is free for the heading that comes. */
export function NavigationDrawer() {
  const { t } = useTexts();
  const { key } = useHere();
  const isMoving = useWaiting() === 'moving';
  const [isOpen, setOpen] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: they stand for the move that closes the drawer
  useEffect(() => setOpen(false), [key, isMoving]);
  return (
    <>
      <IconButton label={t('nav.open')} icon={<MenuIcon />} onClick={() => setOpen(true)} aria-expanded={isOpen} />
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={t('nav.menu')} placement="start">
        <SideNavigation />
      </Dialog>
    </>
  );
}
