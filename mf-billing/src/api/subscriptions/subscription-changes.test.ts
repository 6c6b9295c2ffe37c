import { subscriptionsQuery } from '@careline/shared/api';
import { createTestPlatform, failure } from '@careline/shared/testing';
import { describe, expect, it } from 'vitest';
import { changeSubscription, collectOwed, subscribePhone } from './subscription-changes';

const LIST = '/api/v1/phone-subscriptions';
const active = { id: 's1', phone_number_id: 'f1', status: 'active' };

/** A platform whose subscriptions have been loaded, and what it is told of changes. */
async function loaded(list: readonly object[], answers: Record<string, unknown> = {}) {
  const test = await createTestPlatform({ answers: { [`GET ${LIST}`]: list, ...answers } });
  const told: unknown[] = [];
  test.platform.events.on('subscription.changed').subscribe((change) => told.push(change));
  await test.platform.queries.fetchQuery(subscriptionsQuery(test.platform.api));
  return { ...test, told };
}

describe('a changed subscription', () => {
  it('is told of once it was made', async () => {
    const { platform, told } = await loaded([], { [`POST ${LIST}`]: active });
    await expect(subscribePhone(platform, 'f1')).resolves.toMatchObject({ id: 's1' });
    expect(told).toMatchObject([{ id: 's1', status: 'active' }]);
  });

  it.each([
    ['answered', undefined],
    ['answered by a failure that was none', failure(504)],
  ])('is told of once it was paused, %s', async (_how, answer) => {
    const { platform, api, told } = await loaded([active], { [`POST ${LIST}/s1/pause`]: answer });
    api.answer(`GET ${LIST}`, [{ ...active, status: 'paused' }]);
    await changeSubscription(platform, 'pause', 's1');
    expect(told).toMatchObject([{ id: 's1', status: 'paused' }]);
  });

  it('is told of where another card has paid what it owed, and only then', async () => {
    const owing = { ...active, status: 'past_due' };
    const { platform, api, told } = await loaded([owing]);
    await collectOwed(platform);
    expect(told).toEqual([]);
    api.answer(`GET ${LIST}`, [active]);
    await collectOwed(platform);
    expect(told).toMatchObject([{ id: 's1', status: 'active' }]);
  });

  it('is not told of where the server refused', async () => {
    const { platform, told } = await loaded([active], {
      [`POST ${LIST}`]: failure(402),
      [`DELETE ${LIST}/f1`]: failure(400),
    });
    await expect(subscribePhone(platform, 'f2')).rejects.toThrow();
    await expect(changeSubscription(platform, 'cancel', 's1')).rejects.toThrow();
    expect(told).toEqual([]);
  });
});
