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

/** What is sent: what was edited alone, for the rest may have changed on another device (F202). */
export function updateOf(base: NumberValues, values: NumberValues): NumberUpdate {
  const { friendly_name, purpose, forward_to_number } = values;
  const target = forward_to_number === base.forward_to_number ? undefined : toE164(forward_to_number);
  return {
    ...(friendly_name !== base.friendly_name && { friendly_name: friendly_name.trim() }),
    ...(purpose !== base.purpose && { purpose: purpose.trim() }),
    ...(target !== undefined && { forward_to_number: target }),
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
