import type { ForwardingNumber } from '@careline/shared/lists';
import { formatPhone } from '@careline/shared/ui';

/** A forwarding number and its name: "(415) 555-0101 · Front desk". */
export function numberLabel({ phone_number, friendly_name }: ForwardingNumber): string {
  return [formatPhone(phone_number), friendly_name].filter(Boolean).join(' · ');
}
