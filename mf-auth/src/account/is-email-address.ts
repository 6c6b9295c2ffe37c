/** The rule of `<input type="email">`, asked from the browser itself, so that no second rule can differ (PD21). */
export function isEmailAddress(text: string): boolean {
  const input = document.createElement('input');
  input.type = 'email';
  input.value = text;
  return input.validity.valid;
}
