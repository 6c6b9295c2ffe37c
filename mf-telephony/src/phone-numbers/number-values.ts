import { isRecord } from '@careline/shared/api';
import type { ForwardingNumber } from '@careline/shared/lists';
import { formatPhone } from '@careline/shared/ui';
import type { NumberUpdate } from '../api/numbers/number-calls';
import { toE164 } from '../api/numbers/phone-text';

/** What the form of a number holds; the names are the API's. */
export interface NumberValues {
  readonly friendly_name: string;
  readonly purpose: string;
  readonly forward_to_number: string;
}

export function valuesOf(number: ForwardingNumber): NumberValues {
  return {
    friendly_name: number.friendly_name || formatPhone(number.phone_number),
    purpose: number.purpose ?? '',
    forward_to_number: formatPhone(number.forward_to_number ?? ''),
  };
}

/** What is sent; a target that was not touched goes back as the server wrote it. */
export function updateOf(values: NumberValues, number: ForwardingNumber): NumberUpdate {
  const before = number.forward_to_number ?? '';
  const isUntouched = values.forward_to_number === formatPhone(before);
  const target = isUntouched ? before : (toE164(values.forward_to_number) ?? '');
  return {
    friendly_name: values.friendly_name.trim(),
    purpose: values.purpose.trim(),
    ...(target !== '' && { forward_to_number: target }),
  };
}

/** Reads a kept draft; undefined where there is none, or an older release wrote something else. */
export function readNumberValues(value: unknown): NumberValues | undefined {
  if (!isRecord(value)) return undefined;
  const { friendly_name, purpose, forward_to_number } = value;
  if (typeof friendly_name !== 'string' || typeof purpose !== 'string' || typeof forward_to_number !== 'string')
    return undefined;
  return { friendly_name, purpose, forward_to_number };
}
