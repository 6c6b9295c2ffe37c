import { type ReactNode, useCallback } from 'react';
import { useSite } from '../site-context';
import styles from './main.module.css';

/**
 * The page's content: a page of the shell, or the outlet. The outlet is one element for all layouts, moved and never made anew, so that a
 * remote keeps its DOM when the layout around it changes.
 */
export function Main({ children }: { readonly children?: ReactNode }) {
  const { outlet } = useSite();
  const place = useCallback(
    (element: HTMLDivElement | null) => {
      if (element && outlet) element.append(outlet);
    },
    [outlet],
  );
  return (
    <main id="content" tabIndex={-1} className={styles.main}>
      {children}
      <div ref={place} />
    </main>
  );
}
