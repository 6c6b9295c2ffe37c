import { createTestContext, failure, failureOf } from '@careline/shared/testing';
import { describe, expect, it } from 'vitest';
import { readAudit, readRecyclingStatistics } from './recycling';
import { fetchAudit, fetchRecyclingStatistics } from './recycling-calls';

const AUDIT = 'GET /api/v1/twilio/audit';
const RECYCLING = 'GET /api/v1/twilio/recycling/stats';
const recycling = { total_recycled: 4, total_cost_savings: 48.5, available_for_reuse: 2, recycling_rate: 0.25 };
const audit = { total_twilio_numbers: 9, available_numbers: 2, cost_savings: { potential_savings: 24 } };

describe('recycling', () => {
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
    const { api } = createTestContext({ [AUDIT]: failure(500), [RECYCLING]: failure(500) });
    expect((await failureOf(fetchAudit(api))).message).toBe('mf-telephony:errors.runAudit');
    expect((await failureOf(fetchRecyclingStatistics(api))).message).toBe('mf-telephony:errors.fetchRecycling');
  });
});
