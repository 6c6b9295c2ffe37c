import { useSyncExternalStore } from 'react';

/** What Radix sets on the body while a window of its own, such as a question, makes all else dim and deaf. */
const COVERED = 'data-scroll-locked';

/** Whether a window stands over the page. */
export function useIsCovered(): boolean {
  return useSyncExternalStore(watchBody, isCovered, () => false);
}

function isCovered(): boolean {
  return document.body.hasAttribute(COVERED);
}

function watchBody(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.body, { attributeFilter: [COVERED] });
  return () => observer.disconnect();
}
