import { usePlatform, useTexts } from '@careline/shared';
import type { ForwardingNumber } from '@careline/shared/lists';
import {
  ArrowRightIcon,
  Badge,
  Button,
  formatPhone,
  Item,
  RecycleIcon,
  Text,
  useIsPhone,
  VisuallyHidden,
} from '@careline/shared/ui';
import { useId } from 'react';
import { Capabilities } from '../phones/capabilities';
import { NumberStatus } from '../phones/number-status';
import { SupportAddress } from '../phones/support-address';
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
  return (
    <Item
      title={
        <span id={id}>
          <Text figures>{formatPhone(number.phone_number)}</Text>
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
          <Button size="small" variant="ghost" aria-describedby={id} blocked={running === number.id} onClick={onEdit}>
            {t('numbers.edit')}
          </Button>
          <Button
            size="small"
            variant="ghost"
            aria-describedby={id}
            busy={running === number.id}
            blocked={running !== undefined}
            busyText={t('numbers.deleting')}
            onClick={onDelete}
          >
            {t('numbers.delete')}
          </Button>
        </>
      }
    >
      <div className={styles.facts}>
        <NameAndTarget number={number} />
        <Capabilities {...number} />
      </div>
      {number.status === 'inactive' ? <Inactive /> : null}
      <NumberDetails number={number} />
    </Item>
  );
}

/** What it is called, unless that is the number itself, and where it forwards; a phone has one line for both, with a sign in the place of the words. */
function NameAndTarget({ number }: Pick<NumberRowProps, 'number'>) {
  const { t } = useTexts();
  const isPhone = useIsPhone();
  const { friendly_name: name, phone_number: own, forward_to_number: target } = number;
  const hasName = name !== '' && name !== formatPhone(own) && name !== own;
  const words = target === undefined ? t('phones.nowhere') : t('phones.forwards', { phone: formatPhone(target) });
  if (!isPhone || !hasName || target === undefined) {
    return (
      <>
        {hasName ? <span>{name}</span> : null}
        <Text figures>{words}</Text>
      </>
    );
  }
  return (
    <span className={styles.target}>
      {name} <VisuallyHidden>{words}</VisuallyHidden>
      <ArrowRightIcon size={14} aria-hidden="true" />
      <span aria-hidden="true">
        <Text figures>{formatPhone(target)}</Text>
      </span>
    </span>
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
          {t('numbers.inactiveHelp')} <SupportAddress />
        </>
      )}
    </p>
  );
}
