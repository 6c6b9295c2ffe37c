import { useSession, useTexts } from '@careline/shared';
import { SkeletonText, Stack } from '@careline/shared/ui';
import { useEffect, useState } from 'react';
import type { Layout } from '../modules';
import { useSite } from '../site-context';
import styles from './entry-frame.module.css';
import { useIsLong } from './use-is-long';

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
  const { t } = useTexts();
  const isLong = useIsLong(true);
  return (
    <Stack gap={6}>
      <div role="status" className={styles.words}>
        {isLong ? `${t('waiting.still')} ${t('waiting.slow')}` : null}
      </div>
      <SkeletonText lines={6} />
    </Stack>
  );
}
