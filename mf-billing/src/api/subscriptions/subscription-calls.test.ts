import { subscriptionsQuery } from '@careline/shared/api';
import { createTestContext, failure, failureOf, type TestContext } from '@careline/shared/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  cancelSubscription,
  createSubscription,
  fetchSubscription,
  pauseSubscription,
  reactivateSubscription,
  updateSubscription,
} from './subscription-calls';
import { transactionsQuery } from './transaction-queries';

const LIST = '/api/v1/phone-subscriptions';
const active = { id: 's1', phone_number_id: 'f1', status: 'active', monthly_fee: 15 };
const NOW = new Date('2026-05-01T10:00:00.000Z');

async function loaded(answers: Record<string, unknown>, list: readonly unknown[] = [active]): Promise<TestContext> {
  const context = createTestContext({ [`GET ${LIST}`]: list, ...answers });
  await context.queries.fetchQuery(subscriptionsQuery(context.api));
  return context;
}

function cached({ api, queries }: TestContext) {
  return queries.getQueryData(subscriptionsQuery(api).queryKey)?.subscriptions;
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('one subscription', () => {
  it('R195: GET and PUT of one subscription', async () => {
    const context = createTestContext({ [`GET ${LIST}/s1`]: { data: active }, [`PUT ${LIST}/s1`]: active });
    await expect(fetchSubscription(context.api, 's1')).resolves.toMatchObject({ id: 's1', status: 'active' });
    await updateSubscription(context, 's1', { friendly_name: 'Practice' });
    expect(context.server.calls[1]).toMatchObject({ method: 'PUT', body: { friendly_name: 'Practice' } });
  });
});

describe('creating a subscription', () => {
  it.each(['phone_number_id', 'twilio_phone_number_id', 'twilio_sid', 'friendly_name'])(
    'R150 R194: one POST with %s alone',
    async (name) => {
      const context = await loaded({ [`POST ${LIST}`]: { subscription: { ...active, id: 's2' } } });
      await createSubscription(context, { [name]: 'x' });
      expect(context.server.callsOf(`POST ${LIST}`).map((call) => call.body)).toEqual([{ [name]: 'x' }]);
      expect(cached(context)?.map((one) => one.id)).toEqual(['s1', 's2']);
    },
  );

  it.each([{}, { phone_number_id: '' }, { phone_number_id: 'f1', twilio_sid: 'PN1' }])(
    'R150: %j are not exactly one identifier, and nothing is sent',
    async (input) => {
      const context = createTestContext();
      expect(await failureOf(createSubscription(context, input))).toMatchObject({
        key: 'mf-billing:errors.oneIdentifier',
        code: 'rule',
      });
      expect(context.server.calls).toEqual([]);
    },
  );

  it('an answer that tells nothing has the list fetched again', async () => {
    const context = await loaded({ [`POST ${LIST}`]: undefined }, []);
    context.server.answer(`GET ${LIST}`, [active]);
    await expect(createSubscription(context, { phone_number_id: 'f1' })).resolves.toBeUndefined();
    expect(cached(context)?.map((one) => one.id)).toEqual(['s1']);
  });
});

describe('changing a subscription', () => {
  it('R111 R196: pause sets paused', async () => {
    const context = await loaded({ [`POST ${LIST}/s1/pause`]: undefined });
    await pauseSubscription(context, 's1');
    expect(cached(context)).toMatchObject([{ id: 's1', status: 'paused', cancelled_at: undefined }]);
  });

  it('R111 R196: reactivate sets active and takes the cancelled time away', async () => {
    const cancelled = { ...active, status: 'cancelled', cancelled_at: '2026-04-01' };
    const context = await loaded({ [`POST ${LIST}/s1/reactivate`]: {} }, [cancelled]);
    await reactivateSubscription(context, 's1');
    expect(cached(context)).toMatchObject([{ status: 'active', cancelled_at: undefined }]);
  });

  it('R112 R195: cancel sends DELETE with the phone number id, sets cancelled and stamps the time', async () => {
    const context = await loaded({ [`DELETE ${LIST}/f1`]: undefined });
    await cancelSubscription(context, 's1');
    expect(context.server.calls.at(-1)).toMatchObject({ method: 'DELETE', path: `${LIST}/f1` });
    expect(cached(context)).toMatchObject([{ status: 'cancelled', cancelled_at: NOW.toISOString() }]);
  });

  it('a subscription of a telephony number is cancelled with that number’s id', async () => {
    const own = { id: 's1', twilio_phone_number_id: 't1', status: 'active' };
    const context = await loaded({ [`DELETE ${LIST}/t1`]: undefined }, [own]);
    await cancelSubscription(context, 's1');
    expect(cached(context)).toMatchObject([{ status: 'cancelled' }]);
  });

  it('what the server says of the subscription stands before our own word', async () => {
    const said = { ...active, status: 'cancelled', cancelled_at: '2026-06-01', end_date: '2026-06-30' };
    const context = await loaded({ [`DELETE ${LIST}/f1`]: { subscription: said } });
    await cancelSubscription(context, 's1');
    expect(cached(context)).toMatchObject([{ cancelled_at: '2026-06-01', end_date: '2026-06-30', monthly_fee: 15 }]);
  });

  it('R151: cancelling one that is not known here fails, and nothing is sent', async () => {
    const context = await loaded({});
    expect(await failureOf(cancelSubscription(context, 's9'))).toMatchObject({
      key: 'mf-billing:errors.subscriptionNotFound',
      code: 'rule',
    });
    expect(context.server.calls.map((call) => call.method)).toEqual(['GET']);
  });

  it('a change makes the transactions stale', async () => {
    const transactions = `${LIST}/f1/transactions`;
    const context = await loaded({ [`POST ${LIST}/s1/pause`]: undefined, [`GET ${transactions}`]: [] });
    await context.queries.fetchQuery(transactionsQuery(context.api, 'f1'));
    await pauseSubscription(context, 's1');
    await context.queries.fetchQuery(transactionsQuery(context.api, 'f1'));
    expect(context.server.callsOf(`GET ${transactions}`)).toHaveLength(2);
  });

  it('R215: body-less failures end in the default texts, and nothing changes', async () => {
    const context = await loaded({
      [`POST ${LIST}`]: failure(500),
      [`PUT ${LIST}/s1`]: failure(500),
      [`POST ${LIST}/s1/pause`]: failure(500),
      [`POST ${LIST}/s1/reactivate`]: failure(500),
      [`DELETE ${LIST}/f1`]: failure(500),
    });
    const calls = [
      createSubscription(context, { phone_number_id: 'f1' }),
      updateSubscription(context, 's1', {}),
      pauseSubscription(context, 's1'),
      reactivateSubscription(context, 's1'),
      cancelSubscription(context, 's1'),
    ];
    const messages = (await Promise.all(calls.map(failureOf))).map((error) => error.message);
    expect(messages).toEqual([
      'mf-billing:errors.createSubscription',
      'mf-billing:errors.updateSubscription',
      'mf-billing:errors.pauseSubscription',
      'mf-billing:errors.reactivateSubscription',
      'mf-billing:errors.cancelSubscription',
    ]);
    expect(cached(context)).toMatchObject([{ status: 'active' }]);
  });
});
