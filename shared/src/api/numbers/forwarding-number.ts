import { field, isRecord, readBoolean, readDate, readNumber, readText } from '../read';
import { readEnveloped, readList } from '../read-list';

/** Phone number of the telephony provider that forwards calls (R83–R85). */
export interface ForwardingNumber {
  readonly id: string;
  readonly phone_number: string;
  readonly friendly_name: string;
  readonly twilio_sid: string | undefined;
  readonly purpose: string | undefined;
  readonly voice: boolean;
  readonly sms: boolean;
  readonly mms: boolean;
  readonly status: string;
  readonly forward_to_number: string | undefined;
  readonly created_at: string | undefined;
  readonly updated_at: string | undefined;
  /** Undefined where the server does not tell it. */
  readonly was_recycled: boolean | undefined;
  /** In the currency of the configured prices. */
  readonly cost_savings: number | undefined;
}

function readOne(value: unknown): ForwardingNumber | undefined {
  if (!isRecord(value)) return undefined;
  const sid = readText(field(value, 'twilio_sid', 'sid'));
  const id = readText(field(value, 'id')) ?? sid;
  const phoneNumber = readText(field(value, 'phone_number'));
  if (id === undefined || phoneNumber === undefined) return undefined;
  return {
    id,
    phone_number: phoneNumber,
    friendly_name: readText(field(value, 'friendly_name')) ?? '',
    twilio_sid: sid,
    purpose: readText(field(value, 'purpose')),
    voice: readBoolean(field(value, 'voice')) ?? true,
    sms: readBoolean(field(value, 'sms')) ?? true,
    mms: readBoolean(field(value, 'mms')) ?? false,
    status: readText(field(value, 'status')) ?? 'active',
    forward_to_number: readText(field(value, 'forward_to_number')),
    created_at: readDate(field(value, 'created_at')),
    updated_at: readDate(field(value, 'updated_at')),
    was_recycled: readBoolean(field(value, 'was_recycled')),
    cost_savings: readNumber(field(value, 'cost_savings')),
  };
}

/** Reads `data`, `phone`, `number` or the answer itself (PD47); undefined where there is no number with an id. */
export function readPhoneNumber(data: unknown): ForwardingNumber | undefined {
  return readEnveloped(data, ['phone', 'number'], readOne);
}

/** Reads an array, or one under `phones`, `numbers`, `phone_numbers` or `data`. */
export function readPhoneNumbers(data: unknown): readonly ForwardingNumber[] | undefined {
  return readList(data, ['phones', 'numbers', 'phone_numbers'], readOne, 'phone numbers');
}
