import { useLocale, useTexts } from '@careline/shared';
import type { Address } from '@careline/shared/lists';
import { Badge, Button } from '@careline/shared/ui';
import { useId } from 'react';
import { addressLines } from './address-text';
import styles from './business-addresses.module.css';

export interface AddressRowProps {
  readonly address: Address;
  /** Id of the address that is being changed: what is asked for meanwhile would be dropped. */
  readonly running: string | undefined;
  /** Id of the button "Edit", to which the focus comes back. */
  readonly editId: string;
  readonly onEdit: () => void;
  readonly onMakePrimary: () => void;
  readonly onDelete: () => void;
}

/** One address and what can be done with it. */
export function AddressRow({ address, running, editId, onEdit, onMakePrimary, onDelete }: AddressRowProps) {
  const { t } = useTexts();
  const locale = useLocale();
  const id = useId();
  const [street, rest] = addressLines(address, locale);
  const busy = { busy: running === address.id, blocked: running !== undefined };
  return (
    <div className={styles.row}>
      <div className={styles.words}>
        <div className={styles.titleLine}>
          <p id={id} className={styles.street}>
            {street}
          </p>
          {address.is_primary ? <Badge tone="primary">{t('addresses.primary')}</Badge> : null}
        </div>
        <p className={styles.rest}>{rest}</p>
      </div>
      <div className={styles.actions}>
        {address.is_primary ? null : (
          <Button size="small" variant="ghost" aria-describedby={id} {...busy} onClick={onMakePrimary}>
            {t('addresses.makePrimary')}
          </Button>
        )}
        <Button
          id={editId}
          size="small"
          variant="ghost"
          aria-describedby={id}
          blocked={running === address.id}
          onClick={onEdit}
        >
          {t('addresses.edit')}
        </Button>
        <Button size="small" variant="ghost" aria-describedby={id} {...busy} onClick={onDelete}>
          {t('addresses.delete')}
        </Button>
      </div>
    </div>
  );
}
