import { randomUUID } from 'node:crypto';
import { leastNumberCents } from '../subscriptions/prices';
import { type AreaCode, areaCodes } from './area-codes';
import { seededRandom } from './seeded-random';
import { simulateCalls } from './simulated-calls';
import type { AvailableNumber, NumberQuery, TelephonyProvider } from './telephony-provider';

// 555-0100 to 555-0199 are kept free for fiction: the first seventy of each area code are for sale, the others are people's.
const forSale = 70;
const personal = 30;

/** Stands in for Twilio with fictional numbers. Nothing is random between two runs but the sids. */
export const localTelephonyProvider: TelephonyProvider = {
  inventory,
  find(phoneNumber) {
    const [, code, line] = /^\+1(\d{3})55501(\d\d)$/.exec(phoneNumber) ?? [];
    const area = areaCodes.find((candidate) => candidate.code === code);
    return area !== undefined && Number(line) < forSale ? numberOf(area, Number(line)) : undefined;
  },
  newSid: () => `PN${randomUUID().replaceAll('-', '')}`,
  callsBetween: simulateCalls,
  personalPhone(serial) {
    const area = areaCodes[serial % areaCodes.length]?.code ?? '212';
    const line = forSale + (Math.floor(serial / areaCodes.length) % personal);
    return `+1${area}55501${line}`;
  },
};

function* inventory({ areaCode, contains }: NumberQuery): Iterable<AvailableNumber> {
  const pattern = contains === undefined ? undefined : matcher(contains);
  for (let line = 0; line < forSale; line += 1) {
    for (const area of areaCodes) {
      if (areaCode !== undefined && area.code !== areaCode) continue;
      const number = numberOf(area, line);
      if (pattern === undefined || pattern.test(number.phoneNumber.slice(2))) yield number;
    }
  }
}

/** Twilio's pattern: digits, letters as on a keypad, and `*` for any one digit. */
function matcher(contains: string): RegExp {
  const digits = contains
    .toUpperCase()
    .replace(/[^0-9A-Z*]/g, '')
    .replace(/[A-Z]/g, onKeypad);
  return new RegExp(digits.replaceAll('*', '\\d'));
}

function onKeypad(letter: string): string {
  const keys = ['ABC', 'DEF', 'GHI', 'JKL', 'MNO', 'PQRS', 'TUV', 'WXYZ'];
  return String(keys.findIndex((key) => key.includes(letter)) + 2);
}

function numberOf(area: AreaCode, line: number): AvailableNumber {
  const last = `01${String(line).padStart(2, '0')}`;
  const phoneNumber = `+1${area.code}555${last}`;
  const random = seededRandom(phoneNumber);
  const sms = random() < 0.95;
  return {
    phoneNumber,
    friendlyName: `(${area.code}) 555-${last}`,
    locality: area.locality,
    region: area.region,
    voice: true,
    sms,
    mms: sms && random() < 0.6,
    priceCents: leastNumberCents + 150 * Math.floor(random() * 5),
  };
}
