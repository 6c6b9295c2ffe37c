import { useEffect, useState } from 'react';

/** After how long waiting is put into words, in ms (PD62). */
const LONG_MS = 3_000;

/** Whether what runs has been running for so long that people wonder. */
export function useIsLong(isRunning: boolean): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isRunning) return;
    const timer = setTimeout(() => setLong(true), LONG_MS);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [isRunning]);
  return isLong;
}
