/**
 * What stands between the digits of a phone number that was typed or copied: any space or dash, and what nobody sees, such as the word joiners by which
 * this site's own sentences hold it together (AX23).
 */
const SEPARATORS = /[\s\p{Pd}\p{Cf}()./]/gu;

/** A phone number, or a part of one, without what stands between its digits. */
export function compactPhone(text: string): string {
  return text.replace(SEPARATORS, '');
}

/** What is dialled in the place of "+": 011 from North America, 00 from most other countries. No number without a country code begins with either. */
const OUTWARDS = /^(?:011|00)(?=[1-9])/;

/** A typed phone number in E.164; a number without country code is North American. Undefined where it is none. */
export function toE164(text: string): string | undefined {
  // "+44 (0)20 …": this zero is dialled within the country alone.
  const compact = compactPhone(text.replace(/^(\D*(?:\+|011|00).*)\(0\)/, '$1')).replace(OUTWARDS, '+');
  if (/^\+(?:1[2-9]\d{9}|[2-9]\d{7,14})$/.test(compact)) return compact;
  if (/^[2-9]\d{9}$/.test(compact)) return `+1${compact}`;
  return /^1[2-9]\d{9}$/.test(compact) ? `+${compact}` : undefined;
}

/** Whether two texts are the same number, however they are written. */
export function isSamePhone(one: string, other: string): boolean {
  return (toE164(one) ?? one) === (toE164(other) ?? other);
}

/** The area code of a North American number; undefined for any other. */
export function areaCodeOf(phone: string | undefined): string | undefined {
  return /^(?:\+?1)?(\d{3})\d{7}$/.exec(compactPhone(phone ?? ''))?.[1];
}
