import { usePlatform, useQuestion, useTexts } from '@careline/shared';
import type { ForwardingNumber } from '@careline/shared/lists';
import { EmptyState, formatPhone, ItemList, isFocusLost } from '@careline/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { NumberForm, openNumberDraft } from './number-form';
import { NumberRow } from './number-row';
import { useNumberChanges } from './use-number-changes';

export interface NumberListProps {
  readonly numbers: readonly ForwardingNumber[];
  /** What had the focus has gone: a row that was deleted, here or in another tab, a form that was closed. */
  readonly onFocusLost: () => void;
}

/** The professional's forwarding numbers, or that there are none; one of them may be open for editing. */
export function NumberList({ numbers, onFocusLost }: NumberListProps) {
  const { t } = useTexts();
  const { drafts } = usePlatform();
  const { running, update, remove } = useNumberChanges();
  const ask = useQuestion();
  // What was being typed before a reload or a crash is open again.
  const [restored] = useState(() =>
    numbers.map((number, index) => ({ number, index })).find(({ number }) => openNumberDraft(drafts, number).wasKept),
  );
  const [edited, setEdited] = useState(restored);

  const shown = withEdited(numbers, edited);
  const last = useRef({ shown, edited });
  useEffect(() => {
    const before = last.current;
    last.current = { shown, edited };
    const isRowGone = before.shown.some(({ id }) => shown.every((one) => one.id !== id));
    const isFormGone = before.edited !== undefined && edited === undefined;
    // Who is elsewhere by then is not disturbed.
    if ((isRowGone || isFormGone) && isFocusLost()) onFocusLost();
  });

  async function askToDelete(number: ForwardingNumber): Promise<void> {
    const isSure = await ask({
      title: t('numbers.question.title', { number: formatPhone(number.phone_number) }),
      description: t(numbers.length === 1 ? 'numbers.question.last' : 'numbers.question.text'),
      confirmText: t('numbers.question.confirm'),
      cancelText: t('numbers.question.keep'),
    });
    if (isSure) await remove(number);
  }

  if (shown.length === 0) {
    return (
      <EmptyState drawing="phone" title={t('numbers.empty.title')}>
        {t('numbers.empty.text')}
      </EmptyState>
    );
  }

  return (
    <ItemList label={t('numbers.title')}>
      {shown.map((number, index) =>
        number.id === edited?.number.id ? (
          <li key={number.id}>
            <NumberForm
              number={number}
              takesFocus={edited !== restored}
              onSave={(changes) => update(number, changes)}
              // A save may end when another form is open.
              onClose={() => setEdited((open) => (open === edited ? undefined : open))}
            />
          </li>
        ) : (
          <NumberRow
            key={number.id}
            number={number}
            running={running}
            onEdit={() => setEdited({ number, index })}
            onDelete={() => void askToDelete(number)}
          />
        ),
      )}
    </ItemList>
  );
}

/** One opening of a form; a form that is opened again is another. */
interface EditedNumber {
  readonly number: ForwardingNumber;
  readonly index: number;
}

/** The numbers with the edited one, even where it has vanished meanwhile: what was typed stays until the form is closed. */
function withEdited(numbers: readonly ForwardingNumber[], edited: EditedNumber | undefined) {
  if (edited === undefined || numbers.some(({ id }) => id === edited.number.id)) return numbers;
  return numbers.toSpliced(edited.index, 0, edited.number);
}
