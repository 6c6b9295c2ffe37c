/** What people write between the digits of a phone number. */
const SEPARATORS = /[\s().\-–/]/g;

/** A typed phone number in E.164; a number without country code is North American. Undefined where it is none. */
export function toE164(text: string): string | undefined {
  const compact = text.trim().replace(SEPARATORS, '');
  if (/^\+[1-9]\d{7,14}$/.test(compact)) return compact;
  if (/^[2-9]\d{9}$/.test(compact)) return `+1${compact}`;
  return /^1[2-9]\d{9}$/.test(compact) ? `+${compact}` : undefined;
}

/** Whether two texts are the same number, however they are written. */
export function isSamePhone(one: string, other: string): boolean {
  return (toE164(one) ?? one) === (toE164(other) ?? other);
}

/** The area code of a North American number; undefined for any other. */
export function areaCodeOf(phone: string | undefined): string | undefined {
  return /^(?:\+?1)?(\d{3})\d{7}$/.exec(phone?.replace(/[\s().-]/g, '') ?? '')?.[1];
}
