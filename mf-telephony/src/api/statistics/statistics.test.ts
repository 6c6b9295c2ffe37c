import { createTestContext, failure, failureOf } from '@careline/shared/testing';
import { describe, expect, it } from 'vitest';
import { readStatistics } from './call-statistics';
import { fetchStatistics } from './statistics-calls';

const STATISTICS = 'GET /api/v1/twilio/phones/u1/n1/statistics';

describe('statistics', () => {
  it('R202: statistics of one number: figures, days in order, calls latest first', async () => {
    const { api } = createTestContext({
      [STATISTICS]: {
        number_id: 5,
        total_calls: 3,
        answered: 2,
        daily: [
          { date: '2026-05-02', total: 1, missed: 1 },
          { date: '2026-05-01T00:00:00Z', total: 2 },
          { date: 'yesterday', total: 9 },
        ],
        recent_calls: [
          { id: 'c1', from: '+1', started_at: '2026-05-01T09:00:00Z', duration: 12, status: 'Answered' },
          { id: 'c2', from_number: '+2', started_at: '2026-05-02T09:00:00Z', duration_seconds: 0, status: 'missed' },
        ],
      },
    });
    const statistics = await fetchStatistics(api, 'u1', 'n1');
    expect(statistics.figures).toEqual([
      { name: 'total_calls', value: 3 },
      { name: 'answered', value: 2 },
    ]);
    expect(statistics.days.map((day) => [day.date, day.total])).toEqual([
      ['2026-05-01', 2],
      ['2026-05-02', 1],
    ]);
    expect(statistics.calls).toEqual([
      { id: 'c2', from_number: '+2', started_at: '2026-05-02T09:00:00Z', duration_seconds: 0, status: 'missed' },
      { id: 'c1', from_number: '+1', started_at: '2026-05-01T09:00:00Z', duration_seconds: 12, status: 'answered' },
    ]);
  });

  it('F107: a call whose caller withheld the number is one, and no day', () => {
    const hidden = { id: 'c1', date: '2026-05-01T09:00:00Z', duration: 75, status: 'missed' };
    const answer = {
      recent_calls: [
        { ...hidden, from_number: null },
        { ...hidden, id: 'c2' },
      ],
    };
    expect(readStatistics(answer)).toMatchObject({
      days: [],
      calls: [
        { id: 'c1', from_number: undefined, status: 'missed' },
        { id: 'c2', from_number: undefined, status: 'missed' },
      ],
    });
  });

  it('F287: a call that two lists of an answer tell is one call', () => {
    const missed = { id: 'c1', from: '+1', started_at: '2026-05-01T09:00:00Z', status: 'missed' };
    const nameless = { from: '+2', status: 'missed' };
    const answer = { recent_calls: [missed, { ...missed, id: 'c2' }, nameless, nameless], missed_calls: [missed] };
    expect(readStatistics(answer)?.calls.map(({ id }) => id)).toEqual(['c1', 'c2', undefined, undefined]);
  });

  it('F288: of what cannot be added up a day tells nothing, nor is it counted as calls', () => {
    const day = { date: '2026-05-01', answered: 3, missed: 1, answer_rate: 0.75, average_duration_seconds: 75 };
    const figures = [
      { name: 'answered', value: 3 },
      { name: 'missed', value: 1 },
    ];
    expect(readStatistics({ daily: [day] })?.days).toEqual([{ date: '2026-05-01', total: 4, figures }]);
  });

  it('F387: minutes and costs of a day without a total are no calls, and a day of them alone tells of none', () => {
    const told = { answered: 3, missed: 1, total_minutes: 12, talk_time: 700, cost: 0.5 };
    const daily = [
      { date: '2026-05-01', ...told },
      { date: '2026-05-02', minutes: 12 },
    ];
    expect(readStatistics({ daily })?.days.map(({ date, total }) => [date, total])).toEqual([['2026-05-01', 4]]);
  });

  it('an empty answer is statistics without calls', () => {
    expect(readStatistics({})).toEqual({ figures: [], days: [], calls: [] });
  });

  it('R216: a body-less failure ends in the default text', async () => {
    const { api } = createTestContext({ [STATISTICS]: failure(500) });
    expect((await failureOf(fetchStatistics(api, 'u1', 'n1'))).message).toBe('mf-telephony:errors.fetchStatistics');
  });
});
