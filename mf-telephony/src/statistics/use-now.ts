import { useSyncExternalStore } from 'react';
import { localDay, today } from './days';

/** In ms, between two looks at the calendar. */
const LOOK_EVERY = 60_000;

/** The present, for who speaks of days: rendered anew once another one has begun, in a tab that stays open or on a laptop that wakes. */
export function useNow(): Date {
  useSyncExternalStore(subscribe, daysNow);
  return new Date();
}

function daysNow(): string {
  const now = new Date();
  return `${localDay(now)} ${today(now)}`;
}

function subscribe(look: () => void): () => void {
  const timer = setInterval(look, LOOK_EVERY);
  document.addEventListener('visibilitychange', look);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
  };
}
