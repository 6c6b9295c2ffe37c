import styles from './stand-in.module.css';
import { brandOf, type TypedCard } from './test-cards';

export interface CardClasses {
  readonly base?: string;
  readonly focus?: string;
  readonly invalid?: string;
}

/** The part of Stripe's element that its React components use. */
export interface StandInElement {
  readonly mount: (container: HTMLElement) => void;
  readonly on: (event: string, listener: Listener) => void;
  readonly off: (event: string, listener: Listener) => void;
  /** Puts the fields' words in the page's language. */
  readonly update: () => void;
  readonly focus: () => void;
  readonly clear: () => void;
  readonly destroy: () => void;
}

/** What the stand-in's own parts know of an element: nothing outside reads what was typed. */
export interface TypedFields {
  readonly read: () => TypedCard;
  /** Says which field is wrong, by the problem's code. */
  readonly mark: (code: string | undefined) => void;
}

export interface CardElementParts {
  readonly text: (key: string) => string;
  readonly classes: CardClasses;
  readonly problem: (card: TypedCard) => { readonly code: string; readonly message: string } | undefined;
  readonly onDestroy: () => void;
}

type Listener = (event?: object) => void;

const fields = [
  { key: 'number', name: 'cardnumber', format: spacedNumber },
  { key: 'expiry', name: 'exp-date', format: slashedExpiry },
  { key: 'cvc', name: 'cvc', format: (digits: string) => digits.slice(0, 4) },
] as const;

/** Three inputs that stand where Stripe would put its frame; nothing outside reads them. */
export function createCardElement({ text, classes, problem, onDestroy }: CardElementParts) {
  const listeners = new Map<string, Set<Listener>>();
  const inputs = fields.map(({ name }) => createInput(name));
  const row = document.createElement('div');
  row.className = styles.row ?? '';
  row.append(...inputs);
  let container: HTMLElement | undefined;

  const emit = (event: string, detail?: object) => {
    for (const listener of listeners.get(event) ?? []) listener(detail);
  };
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

  function update(): void {
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
    emit('focus', { elementType: 'card' });
  });
  row.addEventListener('focusout', () => {
    toggle(classes.focus, false);
    emit('blur', { elementType: 'card' });
  });
  update();

  const element: StandInElement = {
    mount(target) {
      container = target;
      target.classList.add('StripeElement');
      toggle(classes.base, true);
      target.append(row);
      setTimeout(() => emit('ready'), 0);
    },
    on: (event, listener) => listeners.set(event, (listeners.get(event) ?? new Set()).add(listener)),
    off: (event, listener) => listeners.get(event)?.delete(listener),
    update,
    focus: () => inputs[0]?.focus(),
    clear: () => {
      for (const input of inputs) input.value = '';
      publish();
    },
    destroy: () => {
      row.remove();
      onDestroy();
    },
  };
  return { element, read, mark };
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
