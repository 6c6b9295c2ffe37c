import { areaCodes } from './area-codes';
import { seededRandom } from './seeded-random';
import type { Call } from './telephony-provider';

const day = 24 * 60 * 60 * 1000;
// Sunday to Saturday: practices are rung on Monday, hardly at the weekend.
const weekdays = [0.12, 1.3, 1.1, 1.05, 1, 0.85, 0.3];
const fullVolume = 7;

/** The calls of one practice number, as an answering history really looks: office hours, a growing practice, quiet weekends. */
export function simulateCalls(number: { phoneNumber: string; since: Date }, from: Date, to: Date): Call[] {
  const calls: Call[] = [];
  for (let start = Math.floor(from.getTime() / day) * day; start < to.getTime(); start += day) {
    for (const call of callsOfDay(number, start)) {
      if (call.startedAt >= from && call.startedAt < to) calls.push(call);
    }
  }
  return calls;
}

function callsOfDay({ phoneNumber, since }: { phoneNumber: string; since: Date }, start: number): Call[] {
  const random = seededRandom(`${phoneNumber} ${start / day}`);
  const age = (start - since.getTime()) / day;
  const growth = Math.min(1, 0.35 + Math.max(0, age) / 140);
  const date = new Date(start);
  const season = 1 + 0.18 * Math.cos((date.getUTCMonth() / 12) * 2 * Math.PI);
  const expected = fullVolume * growth * season * (weekdays[date.getUTCDay()] ?? 1);
  const count = Math.floor(expected * (0.55 + 0.9 * random()) + random());
  const calls = Array.from({ length: count }, () => callOn(start, random, phoneNumber));
  return calls.sort((one, other) => one.startedAt.getTime() - other.startedAt.getTime());
}

function callOn(start: number, random: () => number, called: string): Call {
  // 8 in the morning to 7 in the evening, Eastern time, with its peak before noon.
  const hour = 13 + 11 * ((random() + random()) / 2);
  const startedAt = new Date(start + Math.floor(hour * 60 * 60 * 1000));
  const chance = random();
  const status = chance < 0.81 ? 'answered' : chance < 0.93 ? 'missed' : 'voicemail';
  const talk = Math.round(45 + 520 * random() ** 2.2);
  const durationSeconds = status === 'answered' ? talk : status === 'voicemail' ? Math.round(12 + 50 * random()) : 0;
  return { fromNumber: caller(random, called), startedAt, durationSeconds, status };
}

/** A practice has some hundred patients; a few of them ring often. */
function caller(random: () => number, called: string): string {
  const patient = Math.floor(240 * random() ** 1.8);
  const fixed = seededRandom(`${called} patient ${patient}`);
  const area = areaCodes[Math.floor(fixed() * areaCodes.length)]?.code ?? '212';
  return `+1${area}55501${String(Math.floor(fixed() * 100)).padStart(2, '0')}`;
}
