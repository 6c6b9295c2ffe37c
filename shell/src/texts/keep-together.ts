const phone = /\(\d{3}\) \d{3}-\d{4}/g;
const card = /(?:(?<=\p{L}) )?•••• (?=\d{4})/gu;
const state = /(?<=\b[A-Z]{2}) (?=\d{5}(?:-\d{4})?\b)/g;

/**
 * A value as running text takes it: a phone number, a card's brand with its digits, or a state with its ZIP code never go on in the next line (AX23).
 * The site's font has no hyphen that keeps its line, so word joiners hold the plain one.
 */
export function keepTogether(value: string): string {
  return value
    .replace(phone, (number) => number.replace(' ', '\u00a0').replace('-', '\u2060-\u2060'))
    .replace(card, (words) => words.replaceAll(' ', '\u00a0'))
    .replace(state, '\u00a0');
}
