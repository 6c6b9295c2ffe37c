import { useAdmittedLocation } from '@careline/shared';
import { useState } from 'react';
import type { Day } from './days';

interface Draft {
  readonly text: string;
  /** Being typed, on its way to the address, or not a day that may be chosen. */
  readonly state: 'typed' | 'sent' | 'refused';
  /** What the address said when it was written. */
  readonly day: Day | undefined;
  readonly locationKey: string;
}

/** What stands in a field of a day while it differs from the address; the address wins as soon as it says another day. */
export function useDayDraft(day: Day | undefined) {
  const { key: locationKey } = useAdmittedLocation();
  const [kept, setKept] = useState<Draft>();
  // A move may bring another day than the one that was sent, or choose a range in the place of one that was refused.
  const isOutdated = kept?.day !== day || (kept?.state !== 'typed' && kept?.locationKey !== locationKey);
  if (kept !== undefined && isOutdated) setKept(undefined);
  const draft = isOutdated ? undefined : kept;
  return {
    draft,
    text: draft?.text ?? day ?? '',
    write: (text: string, state: Draft['state']) => setKept({ text, state, day, locationKey }),
    forget: () => setKept(undefined),
  };
}
