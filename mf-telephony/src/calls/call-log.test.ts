import { expect, it } from 'vitest';
import { readStatistics } from '../api/statistics/call-statistics';
import { number } from '../testing/telephony-platform';
import { callLog } from './call-log';

it('F129: the log goes by moments, whatever offset a server writes, also in the hour that comes twice', () => {
  const written = [
    '2026-11-01T01:30:00-04:00',
    '2026-11-01T01:10:00-05:00',
    '2026-11-01T06:05:00Z',
    '2026-11-01T06:05:00.500Z',
    '2026-11-02',
    'once',
  ];
  const statistics = readStatistics({ recent_calls: written.map((started_at) => ({ from: '+1', started_at })) });
  if (statistics === undefined) throw new Error('No statistics were read.');
  const log = callLog([{ number, statistics }]).map(({ started_at }) => started_at);
  const latestFirst = [4, 1, 3, 2, 0, 5];
  expect(log).toEqual(latestFirst.map((index) => written[index]));
  expect(statistics.calls.map(({ started_at }) => started_at)).toEqual(log);
});

it('F387: a call without an id stays the same one when newer calls come, and two alike are two', () => {
  const call = (minute: number) => ({ from: '+12095550141', started_at: `2026-03-04T09:0${minute}:00` });
  const keysOf = (recent_calls: readonly object[]) => {
    const statistics = readStatistics({ recent_calls });
    return statistics === undefined ? [] : callLog([{ number, statistics }]).map(({ key }) => key);
  };
  const before = keysOf([call(2), call(1), call(1)]);
  expect(new Set(before).size).toBe(3);
  expect(keysOf([call(4), call(3), call(2), call(1), call(1)]).slice(2)).toEqual(before);
});
