import { usePlatform, useTexts } from '@careline/shared';
import type { ForwardingNumber } from '@careline/shared/lists';
import { Badge, Button, formatPhone, Item, RecycleIcon, Text } from '@careline/shared/ui';
import { useId } from 'react';
import { Capabilities } from '../phones/capabilities';
import { NumberStatus } from '../phones/number-status';
import { NumberDetails } from './number-details';
import styles from './phone-numbers.module.css';

export interface NumberRowProps {
  readonly number: ForwardingNumber;
  /** Id of the number that is being deleted: a deletion of another one confirmed meanwhile would be dropped. */
  readonly running: string | undefined;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

/** One forwarding number: what it is called, where it forwards, and what can be done with it. */
export function NumberRow({ number, running, onEdit, onDelete }: NumberRowProps) {
  const { t } = useTexts();
  const id = useId();
  const phone = formatPhone(number.phone_number);
  const name = number.friendly_name;
  return (
    <Item
      title={
        <span id={id}>
          <Text figures>{phone}</Text>
        </span>
      }
      badge={
        <>
          <NumberStatus status={number.status} />
          {number.was_recycled ? (
            <Badge icon={<RecycleIcon size={12} aria-hidden="true" />}>{t('numbers.recycled')}</Badge>
          ) : null}
        </>
      }
      actions={
        <>
          <Button size="small" variant="ghost" aria-describedby={id} onClick={onEdit}>
            {t('numbers.edit')}
          </Button>
          <Button
            size="small"
            variant="ghost"
            aria-describedby={id}
            busy={running === number.id}
            blocked={running !== undefined}
            onClick={onDelete}
          >
            {t('numbers.delete')}
          </Button>
        </>
      }
    >
      <div className={styles.facts}>
        {name === '' || name === phone || name === number.phone_number ? null : <span>{name}</span>}
        <Text figures>
          {number.forward_to_number === undefined
            ? t('phones.nowhere')
            : t('phones.forwards', { phone: formatPhone(number.forward_to_number) })}
        </Text>
        <Capabilities {...number} />
      </div>
      {number.status === 'inactive' ? <Inactive /> : null}
      <NumberDetails number={number} />
    </Item>
  );
}

/** What it means for callers, and who knows why: no call tells the reason (U25). */
function Inactive() {
  const { t } = useTexts();
  const { supportEmail } = usePlatform().config;
  return (
    <p>
      {t('numbers.inactive')}{' '}
      {supportEmail === undefined ? null : (
        <>
          {t('numbers.inactiveHelp')} <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
        </>
      )}
    </p>
  );
}
