import { useSession } from '@careline/shared';
import { useEffect, useState } from 'react';
import type { Layout } from '../modules';
import { useSite } from '../site-context';
import { EntryShape } from './entry-shape';
import { WaitingWords } from './waiting-words';

/** The dashboard's layout where it may stand before the guards have spoken. */
export function useEntryFrame(isEntering: boolean): Layout | undefined {
  const { modules, frame } = useSite();
  const { isAuthenticated, user } = useSession();
  const [, setLoads] = useState(0);
  const isOpen = isEntering && isAuthenticated && frame.isOpenTo(user?.id);
  useEffect(() => {
    if (isOpen && !modules.layout('dashboard')) void frame.load().then(() => setLoads((loads) => loads + 1));
  }, [isOpen, modules, frame]);
  return isOpen ? modules.layout('dashboard') : undefined;
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
