import { usePlatform, useQuestion, useTexts } from '@careline/shared';
import type { ForwardingNumber } from '@careline/shared/api';
import { formatPhone, ItemList } from '@careline/shared/ui';
import { useRef, useState } from 'react';
import { NumberForm, numberDraftName } from './number-form';
import { NumberRow } from './number-row';
import styles from './phone-numbers.module.css';
import { useNumberChanges } from './use-number-changes';

/** The professional's forwarding numbers; one of them may be open for editing. */
export function NumberList({ numbers }: { readonly numbers: readonly ForwardingNumber[] }) {
  const { t } = useTexts();
  const { drafts } = usePlatform();
  const { running, update, remove } = useNumberChanges();
  const ask = useQuestion();
  const region = useRef<HTMLDivElement>(null);
  // What was being typed before a reload or a crash is open again.
  const [editedId, setEditedId] = useState(
    () => numbers.find(({ id }) => drafts.read(numberDraftName(id)) !== undefined)?.id,
  );

  function close(): void {
    setEditedId(undefined);
    region.current?.focus();
  }

  async function askToDelete(number: ForwardingNumber): Promise<void> {
    const isSure = await ask({
      title: t('numbers.question.title', { number: formatPhone(number.phone_number) }),
      description: t(numbers.length === 1 ? 'numbers.question.last' : 'numbers.question.text'),
      confirmText: t('numbers.question.confirm'),
      cancelText: t('numbers.question.keep'),
    });
    if (!isSure) return;
    await remove(number);
    region.current?.focus();
  }

  return (
    <div ref={region} tabIndex={-1} className={styles.region}>
      <ItemList label={t('numbers.title')}>
        {numbers.map((number) =>
          number.id === editedId ? (
            <li key={number.id}>
              <NumberForm number={number} onSave={(changes) => update(number, changes)} onClose={close} />
            </li>
          ) : (
            <NumberRow
              key={number.id}
              number={number}
              isBusy={running === number.id}
              onEdit={() => setEditedId(number.id)}
              onDelete={() => void askToDelete(number)}
            />
          ),
        )}
      </ItemList>
    </div>
  );
}
