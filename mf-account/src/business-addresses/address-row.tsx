import { useLocale, useTexts } from '@careline/shared';
import type { Address } from '@careline/shared/lists';
import { Badge, Button } from '@careline/shared/ui';
import { useId } from 'react';
import { addressLines } from './address-text';
import styles from './business-addresses.module.css';

export interface AddressRowProps {
  readonly address: Address;
  /** What is under way, see useAddressActions: what is asked for meanwhile would be dropped. */
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
          <Button
            size="small"
            variant="ghost"
            aria-describedby={id}
            blocked={running !== undefined}
            onClick={onMakePrimary}
          >
            {t('addresses.makePrimary')}
          </Button>
        )}
        <Button
          id={editId}
          size="small"
          variant="ghost"
          aria-describedby={id}
          blocked={running?.endsWith(`:${address.id}`) ?? false}
          onClick={onEdit}
        >
          {t('addresses.edit')}
        </Button>
        <Button
          size="small"
          variant="ghost"
          aria-describedby={id}
          busy={running === `remove:${address.id}`}
          blocked={running !== undefined}
          busyText={t('addresses.deleting')}
          onClick={onDelete}
        >
          {t('addresses.delete')}
        </Button>
      </div>
    </div>
  );
}
