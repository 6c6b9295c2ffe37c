/** Stripe's documented test cards; the stand-in takes no other, so that nobody types a real one into it. */
const brands: Readonly<Record<string, string>> = {
  '4242424242424242': 'visa',
  '4000056655665556': 'visa',
  '5555555555554444': 'mastercard',
  '378282246310005': 'amex',
  '6011111111111117': 'discover',
};
const DECLINED = '4000000000000002';

/** What was typed, digits only. */
export interface TypedCard {
  readonly number: string;
  /** MMYY */
  readonly expiry: string;
  readonly cvc: string;
}

/** In Stripe's words: `validation_error` is about what was typed, `card_error` is the bank's answer. */
export interface CardProblem {
  readonly type: 'validation_error' | 'card_error';
  readonly code: string;
  readonly decline_code?: string;
}

/** What is wrong with the fields as they stand; half-typed ones count only when `isFinal`. */
export function cardProblem(card: TypedCard, isFinal: boolean, now: Date): CardProblem | undefined {
  if (card.number.length < 15) return isFinal ? invalid('incomplete_number') : undefined;
  if (!passesLuhn(card.number)) return isFinal || card.number.length > 15 ? invalid('invalid_number') : undefined;
  if (card.expiry.length < 4) return isFinal ? invalid('incomplete_expiry') : undefined;
  const { month, year } = readExpiry(card.expiry);
  if (month < 1 || month > 12) return invalid('invalid_expiry_month');
  if (year * 12 + month < now.getFullYear() * 12 + now.getMonth() + 1) return invalid('invalid_expiry_year_past');
  if (card.cvc.length < 3) return isFinal ? invalid('incomplete_cvc') : undefined;
  return undefined;
}

/** The bank's answer to a valid card. */
export function refusal({ number }: TypedCard): CardProblem | undefined {
  if (number === DECLINED) return { type: 'card_error', code: 'card_declined', decline_code: 'generic_decline' };
  if (brands[number] === undefined) {
    return { type: 'card_error', code: 'card_declined', decline_code: 'test_mode_live_card' };
  }
  return undefined;
}

export function brandOf(number: string): string {
  return brands[number] ?? (number.startsWith('4') ? 'visa' : 'unknown');
}

/** `0430` is April 2030. */
export function readExpiry(expiry: string): { readonly month: number; readonly year: number } {
  return { month: Number(expiry.slice(0, 2)), year: 2000 + Number(expiry.slice(2, 4)) };
}

function invalid(code: string): CardProblem {
  return { type: 'validation_error', code };
}

function passesLuhn(number: string): boolean {
  const sum = [...number].reverse().reduce((total, digit, index) => {
    const doubled = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}
