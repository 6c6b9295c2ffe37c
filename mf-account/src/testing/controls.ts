import { fireEvent } from '@testing-library/react';

/** The control of a field, by the field's name. */
export function control(name: string): HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement {
  const element = document.querySelector(`[name="${name}"]`);
  const isControl =
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement;
  if (isControl) return element;
  throw new Error(`No control is named ${name}`);
}

export function typeInto(name: string, value: string): void {
  fireEvent.change(control(name), { target: { value } });
}

/** As a keyboard does: the button has the focus. */
export function press(button: HTMLElement): void {
  button.focus();
  fireEvent.click(button);
}

export const focused = () => document.activeElement;
