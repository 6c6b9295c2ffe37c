import type { ForwardingNumber } from '@careline/shared/lists';
import { formatPhone } from '@careline/shared/ui';

type NamedNumber = Pick<ForwardingNumber, 'phone_number' | 'friendly_name'>;

/** A forwarding number and its name, unless that is the number itself: "(415) 555-0101 · Front desk". */
export function numberLabel({ phone_number, friendly_name }: NamedNumber): string {
  const number = formatPhone(phone_number);
  return formatPhone(friendly_name) === number ? number : [number, friendly_name].filter(Boolean).join(' · ');
}
