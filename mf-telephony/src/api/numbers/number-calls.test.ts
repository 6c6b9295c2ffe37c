import { forwardingNumbersQuery } from '@careline/shared/api';
import { createTestContext, failure, failureOf, type TestContext } from '@careline/shared/testing';
import { describe, expect, it } from 'vitest';
import { deleteNumber, fetchForwardingNumber, purchaseNumber, searchNumbers, updateNumber } from './number-calls';
import { numberKeys } from './number-keys';
import { auditQuery } from './number-queries';

const PHONES = '/api/v1/twilio/phones';
const number = {
  id: 'n1',
  phone_number: '+12125550101',
  friendly_name: 'Practice',
  twilio_sid: 'PN1',
  purpose: 'calls',
  voice: true,
  sms: false,
  mms: true,
  status: 'paused',
  forward_to_number: '+12125550100',
  created_at: '2026-01-01',
  updated_at: '2026-01-02',
  was_recycled: true,
  cost_savings: 12,
};

async function loaded(answers: Record<string, unknown>): Promise<TestContext> {
  const context = createTestContext({ [`GET ${PHONES}/u1`]: { phones: [number] }, ...answers });
  await context.queries.fetchQuery(forwardingNumbersQuery(context.api, 'u1'));
  return context;
}

function cached({ api, queries }: TestContext) {
  return queries.getQueryData(forwardingNumbersQuery(api, 'u1').queryKey);
}

describe('one number', () => {
  it('R201: one number', async () => {
    const { api } = createTestContext({ [`GET ${PHONES}/u1/n1`]: { phone: number } });
    await expect(fetchForwardingNumber(api, 'u1', 'n1')).resolves.toEqual(number);
  });
});

describe('searching and buying', () => {
  it.each([
    [
      { areaCode: ' 212 ', contains: '' },
      { action: 'search', country: 'US', area_code: '212', limit: 20 },
    ],
    [
      { contains: 'CARE', includeRecycled: true },
      { action: 'search', country: 'US', contains: 'CARE', include_recycled: true, limit: 20 },
    ],
  ])('R199: a search %j holds no phone_number', async (search, body) => {
    const { api, server } = createTestContext({ [`POST ${PHONES}`]: { data: [] } });
    await searchNumbers(api, search);
    expect(server.calls.map((call) => call.body)).toEqual([body]);
  });

  it.each([
    ['an array', (list: unknown) => list],
    ['data', (list: unknown) => ({ data: list })],
    ['numbers', (list: unknown) => ({ numbers: list })],
    ['available_phone_numbers', (list: unknown) => ({ body: { available_phone_numbers: list } })],
  ])('reads found numbers from %s', async (_shape, wrap) => {
    const found = { phoneNumber: '+12125550102', capabilities: { voice: true, SMS: false, MMS: true }, recycled: true };
    const { api } = createTestContext({ [`POST ${PHONES}`]: wrap([found]) });
    await expect(searchNumbers(api, {})).resolves.toMatchObject([
      { phone_number: '+12125550102', voice: true, sms: false, mms: true, recycled: true, price: undefined },
    ]);
  });

  it('R199: a purchase sends phone_number and joins the list', async () => {
    const bought = { ...number, id: 'n2', phone_number: '+12125550102', was_recycled: false, cost_savings: 0 };
    const context = await loaded({ [`POST ${PHONES}`]: { data: bought } });
    const purchase = { phone_number: '+12125550102', forward_to_number: '+12125550100' };
    await expect(purchaseNumber(context, purchase)).resolves.toEqual({
      id: 'n2',
      phone_number: '+12125550102',
      was_recycled: false,
      cost_savings: 0,
    });
    expect(context.server.calls.at(-1)?.body).toEqual(purchase);
    expect(cached(context)?.map((one) => one.id)).toEqual(['n1', 'n2']);
  });

  it('R247: a recycled purchase carries the default purpose', async () => {
    const context = await loaded({ [`POST ${PHONES}`]: number });
    await purchaseNumber(context, { phone_number: '+1', forward_to_number: '+2', recycle: true });
    expect(context.server.calls.at(-1)?.body).toMatchObject({
      recycle: true,
      purpose: 'Healthcare professional lead generation - call forwarding',
    });
  });

  it('a number is a recycled one where the answer does not say so but the purchase did', async () => {
    const { was_recycled: _told, cost_savings: _saved, ...untold } = number;
    const context = await loaded({ [`POST ${PHONES}`]: untold });
    const purchase = { phone_number: number.phone_number, forward_to_number: '+2', recycle: true };
    await expect(purchaseNumber(context, purchase)).resolves.toMatchObject({
      was_recycled: true,
      cost_savings: undefined,
    });
    context.server.answer(`POST ${PHONES}`, { ...number, was_recycled: false });
    await expect(purchaseNumber(context, purchase)).resolves.toMatchObject({ was_recycled: false });
  });

  it('a purchase or deletion that failed may have happened: what it would change is stale', async () => {
    const context = await loaded({ [`POST ${PHONES}`]: failure(402), [`DELETE ${PHONES}/u1/n1`]: failure(502) });
    const isStale = (key: readonly unknown[]) => context.queries.getQueryState(key)?.isInvalidated;
    const fill = (keys: readonly (readonly unknown[])[]) => {
      for (const key of keys) context.queries.setQueryData(key, {});
    };
    const inventory = [numberKeys.audit, numberKeys.recycling];
    fill(inventory);
    await failureOf(purchaseNumber(context, { phone_number: '+1', forward_to_number: '+2' }));
    expect(inventory.map(isStale)).toEqual([true, true]);
    fill(inventory);
    await failureOf(deleteNumber(context, 'u1', 'n1'));
    expect(inventory.map(isStale)).toEqual([true, true]);
  });

  it('a purchase whose answer tells nothing has the list fetched again', async () => {
    const context = await loaded({ [`POST ${PHONES}`]: undefined });
    context.server.answer(`GET ${PHONES}/u1`, [number, { ...number, id: 'n2' }]);
    const bought = await purchaseNumber(context, { phone_number: '+12125550102', forward_to_number: '+2' });
    expect(bought).toMatchObject({ id: undefined, phone_number: '+12125550102', was_recycled: false });
    expect(cached(context)).toHaveLength(2);
  });
});

describe('changing numbers', () => {
  it.each([undefined, { phone: { ...number, friendly_name: 'Home' } }])(
    'R201: PUT changes the number in the list, answered %#',
    async (answer) => {
      const context = await loaded({ [`PUT ${PHONES}/u1/n1`]: answer });
      await updateNumber(context, 'u1', 'n1', { friendly_name: 'Home' });
      expect(context.server.calls.at(-1)?.body).toEqual({ friendly_name: 'Home' });
      expect(cached(context)).toEqual([{ ...number, friendly_name: 'Home' }]);
    },
  );

  it('R201: DELETE takes the number off the list and makes the audit stale', async () => {
    const context = await loaded({
      [`DELETE ${PHONES}/u1/n1`]: undefined,
      'GET /api/v1/twilio/audit': { total_twilio_numbers: 1 },
    });
    await context.queries.fetchQuery(auditQuery(context.api));
    await deleteNumber(context, 'u1', 'n1');
    expect(cached(context)).toEqual([]);
    await context.queries.fetchQuery(auditQuery(context.api));
    expect(context.server.callsOf('GET /api/v1/twilio/audit')).toHaveLength(2);
  });

  it('R216: body-less failures end in the default texts', async () => {
    const context = createTestContext({
      [`POST ${PHONES}`]: failure(500),
      [`PUT ${PHONES}/u1/n1`]: failure(500),
      [`DELETE ${PHONES}/u1/n1`]: failure(500),
    });
    const calls = [
      searchNumbers(context.api, {}),
      purchaseNumber(context, { phone_number: '+1', forward_to_number: '+2' }),
      updateNumber(context, 'u1', 'n1', {}),
      deleteNumber(context, 'u1', 'n1'),
    ];
    const messages = (await Promise.all(calls.map(failureOf))).map((error) => error.message);
    expect(messages).toEqual([
      'errors.searchNumbers',
      'mf-telephony:errors.purchaseNumber',
      'mf-telephony:errors.updateNumber',
      'mf-telephony:errors.deleteNumber',
    ]);
  });
});
