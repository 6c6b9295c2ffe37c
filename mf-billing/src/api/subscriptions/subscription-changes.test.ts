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

  it.each([
    ['paused', 'active', true],
    ['active', 'paused', false],
  ])(
    'F4: whose answer got lost is looked for by its own id: %s beside another that is %s',
    async (own, other, isDone) => {
      const another = { id: 's2', phone_number_id: 'f2', status: other };
      const { platform, api, told } = await loaded([active, another], { [`POST ${LIST}/s1/pause`]: failure(504) });
      api.answer(`GET ${LIST}`, [{ ...active, status: own }, another]);
      const changed = changeSubscription(platform, 'pause', 's1');
      if (isDone) await changed;
      else await expect(changed).rejects.toThrow('nothing was changed');
      expect(told).toHaveLength(isDone ? 1 : 0);
    },
  );

  it('is found and told of where the answer to a subscription tells nothing', async () => {
    const { platform, api, told } = await loaded([]);
    api.answer(`POST ${LIST}`, () => {
      api.answer(`GET ${LIST}`, [active]);
      return undefined;
    });
    await expect(subscribePhone(platform, 'f1')).resolves.toMatchObject({ id: 's1' });
    expect(told).toMatchObject([{ id: 's1', status: 'active' }]);
  });

  it('is asked for after a new card only where something is owed', async () => {
    const { platform, api, told } = await loaded([active]);
    await collectOwed(platform);
    expect(api.callsOf(`GET ${LIST}`)).toHaveLength(1);
    expect(told).toEqual([]);
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
