import { expect, it } from 'vitest';
import type { CallStatistics } from '../api/statistics/call-statistics';
import { roundUp, spread } from './chart-scale';
import { dailyCalls, periodsOf, totalOf } from './daily-calls';

function statistics(days: Readonly<Record<string, readonly [answered: number, missed: number]>>): CallStatistics {
  return {
    figures: [],
    calls: [],
    since: undefined,
    days: Object.entries(days).map(([date, [answered, missed]]) => ({
      date,
      total: answered + missed,
      figures: [
        { name: 'calls', value: answered + missed },
        { name: 'answered', value: answered },
        { name: 'missed', value: missed },
      ],
    })),
  };
}

it('adds numbers up day by day, and fills the days that no server named', () => {
  const sources = [statistics({ '2026-03-01': [2, 1], '2026-03-03': [1, 0] }), statistics({ '2026-03-01': [4, 0] })];
  const calls = dailyCalls(sources, { from: '2026-02-28', to: '2026-03-03' });
  expect(calls).toEqual({
    kinds: ['answered', 'missed'],
    stacked: ['answered', 'missed'],
    counted: 3,
    days: [
      { from: '2026-02-28', to: '2026-02-28', total: 0, parts: [0, 0] },
      { from: '2026-03-01', to: '2026-03-01', total: 7, parts: [6, 1] },
      { from: '2026-03-02', to: '2026-03-02', total: 0, parts: [0, 0] },
      { from: '2026-03-03', to: '2026-03-03', total: 1, parts: [1, 0] },
    ],
  });
  expect(calls && totalOf(calls)).toEqual({ total: 8, parts: [7, 1] });
});

it('does not stack figures that are no parts of the total', () => {
  const day = {
    date: '2026-03-01',
    total: 3,
    figures: [
      { name: 'minutes', value: 12 },
      { name: 'missed', value: 1 },
    ],
  };
  const calls = dailyCalls([{ figures: [], calls: [], since: undefined, days: [day] }], {
    from: '2026-03-01',
    to: '2026-03-01',
  });
  expect(calls).toMatchObject({ kinds: ['missed', 'minutes'], stacked: [] });
});

it('F466: what a day tells beside its calls leaves them stacked', () => {
  const figures = Object.entries({ talk_time: 9, answered: 2, cost: 0.5, missed: 1 });
  const day = { date: '2026-03-01', total: 3, figures: figures.map(([name, value]) => ({ name, value })) };
  const range = { from: '2026-03-01', to: '2026-03-02' };
  const calls = dailyCalls([{ figures: [], calls: [], since: undefined, days: [day] }], range);
  expect(calls).toMatchObject({
    kinds: ['answered', 'missed', 'talk_time', 'cost'],
    stacked: ['answered', 'missed'],
    days: [{ parts: [2, 1, 9, 0.5] }, { parts: [0, 0, 0, 0] }],
  });
});

it('knows nothing by day where no server told days', () => {
  expect(dailyCalls([statistics({})], { from: '2026-03-01', to: '2026-03-02' })).toBeUndefined();
});

it.each([
  ['2026-03-01', '2026-03-01', 'day', 1],
  ['2025-12-30', '2026-03-30', 'day', 91],
  ['2025-04-01', '2026-03-31', 'week', 53],
  ['2022-04-01', '2026-03-31', 'month', 48],
] as const)('shows %s to %s by %s', (from, to, step, count) => {
  const calls = dailyCalls([statistics({ '2026-03-01': [2, 1] })], { from, to });
  const shown = periodsOf(calls ?? { days: [] });
  expect(shown.step).toBe(step);
  expect(shown.periods).toHaveLength(count);
  expect(shown.periods.reduce((sum, { total }) => sum + total, 0)).toBe(3);
  expect(shown.periods.at(-1)?.to).toBe(to);
});

it('rounds the scale up to even numbers that leave little room unused', () => {
  expect([0, 1, 5, 10, 11, 24, 25, 137, 2400].map(roundUp)).toEqual([2, 2, 6, 10, 12, 24, 30, 160, 2400]);
});

it('spreads labels from the first to the last', () => {
  expect(spread(3, 5)).toEqual([0, 1, 2]);
  expect(spread(30, 5)).toEqual([0, 7, 15, 22, 29]);
});
