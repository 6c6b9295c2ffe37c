import { useCallback } from 'react';
import { useSite } from '../site-context';
import { LogoMark } from './brand';
import styles from './splash.module.css';
import { WaitingWords } from './waiting-words';

/**
 * What stands until the guards have spoken on entry: the very element that the document's HTML has painted, or else the sign; and words when it
 * takes long.
 */
export function Splash() {
  const { outline } = useSite();
  const place = useCallback((element: HTMLDivElement | null) => void (outline && element?.append(outline)), [outline]);
  return (
    <div data-splash="">
      {outline ? <div ref={place} className={styles.painted} /> : <Sign />}
      <WaitingWords />
    </div>
  );
}

/** Neutral, and invisible for its first moments. */
export function Sign() {
  return (
    <div className={styles.splash}>
      <LogoMark size={40} />
    </div>
  );
}
