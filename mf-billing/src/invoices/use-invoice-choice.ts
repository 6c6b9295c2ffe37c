import { useAdmittedLocation, useNavigate } from '@careline/shared';
import { useState } from 'react';
import { type InvoiceChoice, invoiceHref } from './invoice-location';

interface Choice extends Pick<InvoiceChoice, 'month' | 'status'> {
  readonly phoneId: string;
}

/** What stands in the fields: what the address says, or what was chosen since. Until the guards have spoken the next choice begins from there. */
export function useInvoiceChoice(said: Choice) {
  const navigate = useNavigate();
  const { key } = useAdmittedLocation();
  const [kept, setKept] = useState<{ readonly choice: Choice; readonly locationKey: string }>();
  const isOver = kept?.locationKey !== key;
  if (kept !== undefined && isOver) setKept(undefined);
  const choice = kept === undefined || isOver ? said : kept.choice;
  return {
    choice,
    choose: (changed: Partial<Choice>) => {
      const next = { ...choice, ...changed };
      setKept({ choice: next, locationKey: key });
      void navigate(invoiceHref(next.phoneId, next));
    },
  };
}
