import { isFocusLost } from '@careline/shared/ui';
import { useEffect, useRef, useState } from 'react';
import type { FailedStepProps } from './failed-step';
import type { StepData } from './use-step-data';

/** The failure that hides whether a step is complete, and its retry, which the guards hear of by the cache; undefined where all could be loaded. */
export function useFailedStep(failed: ReturnType<StepData['failed']>): FailedStepProps | undefined {
  // A query that is asked again forgets its error at once; the page would jump to the widget and back.
  const [retried, setRetried] = useState<Error>();

  async function retry(): Promise<void> {
    setRetried(failed[0]?.error ?? undefined);
    await Promise.all(failed.map((query) => query.refetch()));
    setRetried(undefined);
  }

  const error = retried ?? failed[0]?.error;
  const wasFailed = useRef(false);
  useEffect(() => {
    // Retry has left with the focus, and the widget in its place has yet to come.
    if (wasFailed.current && !error && isFocusLost()) document.querySelector('h1')?.focus();
    wasFailed.current = Boolean(error);
  }, [error]);
  if (!error) return undefined;
  return { error, isRetrying: retried !== undefined, onRetry: () => void retry() };
}
