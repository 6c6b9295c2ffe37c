import { useCallback, useRef, useState } from 'react';

/** Runs one named action at a time: what is asked for meanwhile is not done, so a double click acts once. */
export function useOneAtATime() {
  const isRunning = useRef(false);
  const [running, setRunning] = useState<string>();
  const run = useCallback(async (name: string, action: () => Promise<void>): Promise<void> => {
    // The ref, because a second click can come before React has rendered the busy button.
    if (isRunning.current) return;
    isRunning.current = true;
    setRunning(name);
    try {
      await action();
    } finally {
      isRunning.current = false;
      setRunning(undefined);
    }
  }, []);
  return { running, run };
}
