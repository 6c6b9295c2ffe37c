import type { MouseEvent, Ref } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { MessageIcon } from '../ui/message-icon';
import type { RegisteredField } from './field-registry';
import styles from './form.module.css';
import { useErrorText } from './use-error-text';

export interface ErrorSummaryProps {
  ref: Ref<HTMLDivElement>;
  fields: readonly RegisteredField[];
}

/** What is wrong, in the order of the page, each line a link to its field; first what is about no field that stands there. */
export function ErrorSummary({ ref, fields }: ErrorSummaryProps) {
  const { t } = useTranslation('shared');
  const errorText = useErrorText();
  const { formState, getFieldState } = useFormContext();
  const wrong = inPageOrder(fields).flatMap((field) => {
    const { error } = getFieldState(field.name, formState);
    if (error?.message === undefined) return [];
    return [{ ...field, ...errorText(error, field.label) }];
  });
  const lost = Object.entries(formState.errors).flatMap(([name, error]) =>
    name === 'root' || typeof error?.message !== 'string' || fields.some((field) => field.name === name)
      ? []
      : [{ name, ...errorText({ ...error, message: error.message }) }],
  );
  const count = lost.length + wrong.length;
  const refusal = formState.errors.root?.server;
  // What was saved with gaps is no mistake: the form says so in its own words (PD65).
  const title = refusal ?? formState.errors.root?.incomplete;
  if (count === 0 && refusal === undefined) return null;
  const head = title === undefined ? { words: t('form.problems', { count }) } : errorText(title, '', count);
  return (
    // An alert is read out whole at each change, and so at each correction: here only what is added is.
    <div ref={ref} className={styles.summary} role="alert" aria-atomic={false} aria-relevant="additions" tabIndex={-1}>
      <h2 className={styles.summaryTitle}>
        <MessageIcon color="error" />
        <span lang={head.lang}>{head.words}</span>
      </h2>
      {count === 0 ? null : (
        <ul className={styles.summaryList}>
          {lost.map(({ name, words, lang }) => (
            <li key={name} lang={lang}>
              {words}
            </li>
          ))}
          {wrong.map(({ id, label, words, lang }) => (
            <li key={id}>
              <a href={`#${id}`} onClick={(event) => focusField(event, id)}>
                {plain(words).includes(plain(label)) ? '' : `${label}: `}
                {lang === undefined ? words : <span lang={lang}>{words}</span>}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The site binds short words to the next, and the server does not. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

/** Moves there without changing the address, which belongs to the router. */
function focusField(event: MouseEvent, id: string): void {
  event.preventDefault();
  const field = document.getElementById(id);
  // What is folded cannot take the focus.
  const folded = field?.closest('details');
  if (folded) folded.open = true;
  field?.focus();
}

function inPageOrder(fields: readonly RegisteredField[]): RegisteredField[] {
  return fields.toSorted((left, right) => {
    const [first, second] = [document.getElementById(left.id), document.getElementById(right.id)];
    if (first === null || second === null) return 0;
    return first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
  });
}
