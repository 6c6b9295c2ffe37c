import { describe, expect, it } from 'vitest';
import { failure } from '../../testing/test-api';
import { createTestContext, failureOf } from '../../testing/test-context';
import { fetchSubscriptions } from './subscription-calls';

const LIST = '/api/v1/phone-subscriptions';
const active = { id: 's1', phone_number_id: 'f1', status: 'active', monthly_fee: 15 };

describe('reading subscriptions', () => {
  it.each([
    ['an array', [active], 1, 1],
    ['data', { data: [active], total_pages: 3, current_page: 2 }, 3, 2],
    ['subscriptions', { subscriptions: [active], total_pages: 3, current_page: 2 }, 3, 2],
  ])('R193: from %s', async (_shape, answer, totalPages, currentPage) => {
    const { api } = createTestContext({ [`GET ${LIST}`]: answer });
    const page = await fetchSubscriptions(api);
    expect(page).toMatchObject({ total_pages: totalPages, current_page: currentPage });
    expect(page.subscriptions).toMatchObject([{ id: 's1', phone_number_id: 'f1', status: 'active', monthly_fee: 15 }]);
  });

  it('R192: each option is its query parameter, and none is sent that was not given', async () => {
    const { api, server } = createTestContext({ [`GET ${LIST}`]: [] });
    const rest = {
      phone_number_id: 'f1',
      date_from: '2026-01-01',
      date_to: '2026-02-01',
      sort_field: 'created_at',
      sort_direction: 'desc',
    } as const;
    await fetchSubscriptions(api, { status: ['active', 'paused'], ...rest });
    await fetchSubscriptions(api, { status: [] });
    await fetchSubscriptions(api);
    expect(server.calls.map((call) => call.query)).toEqual([{ status: 'active,paused', ...rest }, {}, {}]);
  });

  it('amounts are strictly decimal', async () => {
    const list = [
      { id: 's1', monthly_fee: '15.50', amount: '12 dollars', currency: 'usd' },
      { id: 's2', monthly_fee: null, amount: '' },
    ];
    const { subscriptions } = await fetchSubscriptions(createTestContext({ [`GET ${LIST}`]: list }).api);
    expect(subscriptions).toMatchObject([
      { monthly_fee: 15.5, amount: undefined, currency: 'USD' },
      { monthly_fee: undefined, amount: undefined },
    ]);
  });

  it('R215: a body-less failure ends in the default text', async () => {
    const { api } = createTestContext({ [`GET ${LIST}`]: failure(500) });
    expect((await failureOf(fetchSubscriptions(api))).message).toBe('errors.loadSubscriptions');
  });
});
