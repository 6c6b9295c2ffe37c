import { usePlatform, useQuery, useSession, useTexts } from '@careline/shared';
import { forwardingNumbersQuery } from '@careline/shared/api';
import { Alert, formatPhone } from '@careline/shared/ui';
import { useEffect, useRef } from 'react';
import type { AvailableNumber } from '../api/numbers/available-number';
import { isSamePhone } from '../api/numbers/phone-text';
import { useAmount } from '../phones/use-amount';
import styles from './number-search.module.css';

/** The notice goes after seconds; what the number costs from now on stays, for as long as it is the professional's. */
export function PurchaseReceipt({ bought }: { readonly bought: AvailableNumber }) {
  const { api } = usePlatform();
  const { user } = useSession();
  const { t } = useTexts();
  const shown = useAmount();
  // The purchase has just brought it: asked for again here, it would be asked for twice.
  const owned = useQuery({ ...forwardingNumbersQuery(api, user?.id), enabled: false });
  const receipt = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // It stands above the list, of which the buyer may have seen a later row.
    if (bought) receipt.current?.scrollIntoView({ block: 'center' });
  }, [bought]);
  const isGone = owned.data?.every(({ phone_number }) => !isSamePhone(phone_number, bought.phone_number)) ?? false;
  if (bought.price === undefined || isGone) return null;
  return (
    <div ref={receipt} className={styles.receipt}>
      <Alert tone="success">
        {t('purchase.receipt', { number: formatPhone(bought.phone_number), price: shown(bought.price) })}
      </Alert>
    </div>
  );
}
