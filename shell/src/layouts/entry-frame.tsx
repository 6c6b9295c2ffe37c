import { useSession } from '@careline/shared';
import { startTransition, useEffect, useState } from 'react';
import type { Layout } from '../modules';
import { useSite } from '../site-context';
import { EntryShape } from './entry-shape';
import { WaitingWords } from './waiting-words';

/** The dashboard's layout where it may stand before the guards have spoken. */
export function useEntryFrame(isEntering: boolean): Layout | undefined {
  const { modules, frame } = useSite();
  const { isAuthenticated, user } = useSession();
  const [layout, setLayout] = useState(() => modules.layout('dashboard'));
  const isOpen = isEntering && isAuthenticated && frame.isOpenTo(user?.id);
  useEffect(() => {
    if (isOpen && !layout)
      void frame.load().then(() => startTransition(() => setLayout(() => modules.layout('dashboard'))));
  }, [isOpen, layout, modules, frame]);
  return isOpen ? layout : undefined;
}

/** In the frame, in the place of the page: its shape, and words when it takes long. */
export function EntryWaiting() {
  return (
    <>
      <EntryShape layout="dashboard" />
      <WaitingWords />
    </>
  );
}
