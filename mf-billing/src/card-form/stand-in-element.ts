import { type CardClasses, createListeners } from './card-provider';
import styles from './stand-in.module.css';
import { brandOf, type TypedCard } from './test-cards';

export interface CardElementParts {
  readonly text: (key: string) => string;
  readonly classes: CardClasses;
  readonly problem: (card: TypedCard) => { readonly code: string; readonly message: string } | undefined;
  readonly onDestroy: () => void;
}

const fields = [
  { key: 'number', name: 'cardnumber', format: spacedNumber },
  { key: 'expiry', name: 'exp-date', format: slashedExpiry },
  { key: 'cvc', name: 'cvc', format: (digits: string) => digits.slice(0, 4) },
] as const;

/** Three inputs that stand where Stripe would put its frame; nothing outside reads them. */
export function createCardElement({ text, classes, problem, onDestroy }: CardElementParts) {
  const { on, off, emit } = createListeners();
  const inputs = fields.map(({ name }) => createInput(name));
  const row = document.createElement('div');
  row.className = styles.row ?? '';
  row.append(...inputs);
  let container: HTMLElement | undefined;

  const digits = (index: number) => inputs[index]?.value.replace(/\D/g, '') ?? '';
  const read = (): TypedCard => ({ number: digits(0), expiry: digits(1), cvc: digits(2) });
  const toggle = (name: string | undefined, isOn: boolean) => name && container?.classList.toggle(name, isOn);

  function handleInput(index: number): void {
    const input = inputs[index];
    // Only at the end of the line, or the caret would jump while a digit in the middle is mended.
    if (input && input.selectionStart === input.value.length) input.value = fields[index]?.format(digits(index)) ?? '';
    publish();
  }

  /** What is wrong stands in the page, after the fields; the field that is meant says so (AX26). */
  function mark(code: string | undefined): void {
    inputs.forEach((input, index) => {
      if (code?.endsWith(`_${fields[index]?.key}`) || code?.includes(`_${fields[index]?.key}_`))
        input.setAttribute('aria-invalid', 'true');
      else input.removeAttribute('aria-invalid');
    });
  }

  function publish(): void {
    const card = read();
    const error = problem(card);
    const empty = card.number + card.expiry + card.cvc === '';
    toggle(classes.invalid, error !== undefined);
    mark(error?.code);
    const complete = card.number.length >= 15 && card.expiry.length === 4 && card.cvc.length >= 3 && !error;
    emit('change', {
      elementType: 'card',
      empty,
      complete,
      brand: brandOf(card.number),
      error,
      value: { postalCode: '' },
    });
  }

  /** Puts the fields' words in the page's language. */
  function translate(): void {
    inputs.forEach((input, index) => {
      const key = fields[index]?.key ?? '';
      input.setAttribute('aria-label', text(`standIn.${key}`));
      input.placeholder = text(`standIn.${key}Placeholder`);
    });
  }

  inputs.forEach((input, index) => {
    input.addEventListener('input', () => handleInput(index));
  });
  row.addEventListener('focusin', () => {
    toggle(classes.focus, true);
    emit('focus');
  });
  row.addEventListener('focusout', () => {
    toggle(classes.focus, false);
    emit('blur');
  });
  translate();

  const element = {
    mount(target: HTMLElement) {
      container = target;
      target.classList.add('StripeElement');
      toggle(classes.base, true);
      target.append(row);
      setTimeout(() => emit('ready'), 0);
    },
    on,
    off,
    focus: () => inputs[0]?.focus(),
    destroy: () => {
      row.remove();
      onDestroy();
    },
  };
  return { element, translate, read, mark };
}

function createInput(name: string): HTMLInputElement {
  const input = document.createElement('input');
  input.className = styles.input ?? '';
  input.name = name;
  input.inputMode = 'numeric';
  // Browsers must not offer a real card to a form that takes test cards only.
  input.autocomplete = 'off';
  return input;
}

function spacedNumber(digits: string): string {
  return digits.slice(0, 16).replace(/(\d{4})(?=\d)/g, '$1 ');
}

function slashedExpiry(digits: string): string {
  const padded = /^[2-9]/.test(digits) ? `0${digits}` : digits;
  return padded.length > 2 ? `${padded.slice(0, 2)} / ${padded.slice(2, 4)}` : padded;
}
