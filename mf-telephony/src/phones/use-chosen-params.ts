import { useAdmittedLocation, useSearchParams } from '@careline/shared';
import { useState } from 'react';

/** What the address says, or what was chosen since: until the guards have spoken the page shows that, and the next choice begins from there. */
export function useChosenParams() {
  const [said, say] = useSearchParams();
  const { key } = useAdmittedLocation();
  const [kept, setKept] = useState<{ readonly params: URLSearchParams; readonly locationKey: string }>();
  const isOver = kept?.locationKey !== key;
  if (kept !== undefined && isOver) setKept(undefined);
  return {
    params: kept === undefined || isOver ? said : kept.params,
    choose: (params: URLSearchParams, options?: { readonly replace: boolean }) => {
      setKept({ params, locationKey: key });
      say(params, options);
    },
  };
}
