const phone = /\(\d{3}\) \d{3}-\d{4}/g;
const card = /•••• (?=\d{4})/g;

/** A value as running text takes it: a phone number or a card's digits never go on in the next line (AX23). */
export function keepTogether(value: string): string {
  return value
    .replace(phone, (number) => number.replace(' ', '\u00a0').replace('-', '\u2011'))
    .replace(card, '••••\u00a0');
}
