import { useOneAtATime, useTexts } from '@careline/shared';
import { Button, Checkbox, ErrorIcon, ErrorWords, LockIcon, SkeletonText } from '@careline/shared/ui';
import { CardElement, useElements, useStripe } from '@stripe/react-stripe-js';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import styles from './card-form.module.css';
import { useElementOptions } from './use-element-options';
import { useSaveCard } from './use-save-card';

export interface CardFieldsProps {
  readonly isFirst: boolean;
  /** Whether the card is to be the one that pays. */
  readonly isDefault: boolean;
  readonly onDefaultChange: (isDefault: boolean) => void;
  /** Asked when the fields are there, which may take seconds. */
  readonly mayTakeFocus: () => boolean;
  /** The fields cannot be shown. */
  readonly onUnavailable: () => void;
  readonly onAdded: (isDefault: boolean) => void;
  readonly onCancel: (() => void) | undefined;
  /** A note above the fields. */
  readonly children: ReactNode;
}

/** Stripe's own fields in a form of ours. What is wrong with the card stands below them; what our server says is a toast as well. */
export function CardFields(props: CardFieldsProps) {
  const { isFirst, isDefault, onDefaultChange, mayTakeFocus, onUnavailable, onAdded, onCancel, children } = props;
  const { t } = useTexts();
  const stripe = useStripe();
  const elements = useElements();
  const { running, run } = useOneAtATime();
  const [problem, setProblem] = useState<string | Error>();
  const [isReady, setReady] = useState(false);
  const { save, forget } = useSaveCard();
  const id = useId();
  const options = useElementOptions();

  async function addCard(): Promise<void> {
    const element = elements?.getElement(CardElement);
    if (!stripe || !element) return;
    setProblem(undefined);
    const pays = isFirst || isDefault;
    const outcome = await save(() => stripe.createPaymentMethod({ type: 'card', card: element }), pays);
    if ('problem' in outcome) setProblem(outcome.problem);
    // One whose answer was lost may pay already, though that is no longer wished.
    else onAdded(pays || outcome.card.is_default);
  }

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    // React's events cross portals: a form around the widget must not be submitted with it.
    event.stopPropagation();
    void run('add', addCard);
  }

  return (
    <form className={styles.form} noValidate aria-label={t('cardForm.title')} onSubmit={handleSubmit}>
      {children}
      <fieldset className={styles.fields} aria-describedby={problem === undefined ? undefined : `${id}-error`}>
        <legend className={styles.legend}>{t('cardForm.details')}</legend>
        <div className={styles.field}>
          <CardElement
            options={options}
            onReady={(element) => {
              setReady(true);
              if (mayTakeFocus()) element.focus();
            }}
            onLoadError={onUnavailable}
            onChange={(event) => {
              forget();
              setProblem(event.error?.message);
            }}
          />
          {isReady ? null : (
            <div className={styles.coming}>
              <SkeletonText lines={1} />
            </div>
          )}
        </div>
        <p id={`${id}-error`} className={styles.error} role="alert">
          {problem === undefined ? null : (
            <>
              <ErrorIcon size={16} aria-hidden="true" />
              <span>{problem instanceof Error ? <ErrorWords error={problem} /> : problem}</span>
            </>
          )}
        </p>
      </fieldset>
      {isFirst ? null : (
        <p className={styles.choice}>
          <Checkbox
            id={`${id}-default`}
            checked={isDefault}
            onChange={({ target }) => onDefaultChange(target.checked)}
          />
          <label htmlFor={`${id}-default`}>{t('cardForm.makeDefault')}</label>
        </p>
      )}
      <p className={styles.promise}>
        <LockIcon size={16} aria-hidden="true" />
        <span>{t('cardForm.promise')}</span>
      </p>
      <div className={styles.actions}>
        <Button type="submit" variant="primary" busy={running !== undefined} busyText={t('cardForm.submitting')}>
          {t('cardForm.submit')}
        </Button>
        {onCancel === undefined ? null : <Button onClick={onCancel}>{t('cancel', { ns: 'shared' })}</Button>}
      </div>
    </form>
  );
}
