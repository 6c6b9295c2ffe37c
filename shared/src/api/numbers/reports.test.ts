import { describe, expect, it } from 'vitest';
import { failure } from '../../testing/test-api';
import { createTestContext, failureOf } from '../../testing/test-context';
import { readStatistics } from './call-statistics';
import { readAudit, readRecyclingStatistics } from './recycling';
import { fetchAudit, fetchRecyclingStatistics, fetchStatistics } from './report-calls';

const STATISTICS = 'GET /api/v1/twilio/phones/u1/n1/statistics';
const AUDIT = 'GET /api/v1/twilio/audit';
const RECYCLING = 'GET /api/v1/twilio/recycling/stats';
const recycling = { total_recycled: 4, total_cost_savings: 48.5, available_for_reuse: 2, recycling_rate: 0.25 };
const audit = { total_twilio_numbers: 9, available_numbers: 2, cost_savings: { potential_savings: 24 } };

describe('reports', () => {
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

  it('an empty answer is statistics without calls', () => {
    expect(readStatistics({})).toEqual({ figures: [], days: [], calls: [] });
  });

  it('R203: audit and recycling statistics', async () => {
    const { api } = createTestContext({ [AUDIT]: { data: audit }, [RECYCLING]: recycling });
    await expect(fetchAudit(api)).resolves.toEqual(audit);
    await expect(fetchRecyclingStatistics(api)).resolves.toEqual(recycling);
  });

  it('an answer without any of the figures is unreadable', () => {
    expect(readAudit({ total: 1 })).toBeUndefined();
    expect(readRecyclingStatistics([])).toBeUndefined();
    expect(readRecyclingStatistics({ TotalRecycled: '4' })).toMatchObject({
      total_recycled: 4,
      recycling_rate: undefined,
    });
  });

  it('R216: body-less failures end in the default texts', async () => {
    const { api } = createTestContext({ [STATISTICS]: failure(500), [AUDIT]: failure(500), [RECYCLING]: failure(500) });
    expect((await failureOf(fetchStatistics(api, 'u1', 'n1'))).message).toBe('errors.fetchStatistics');
    expect((await failureOf(fetchAudit(api))).message).toBe('errors.runAudit');
    expect((await failureOf(fetchRecyclingStatistics(api))).message).toBe('errors.fetchRecycling');
  });
});
