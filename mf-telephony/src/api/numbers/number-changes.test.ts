import { forwardingNumbersQuery } from '@careline/shared/api';
import { createTestPlatform, failure } from '@careline/shared/testing';
import { describe, expect, it, vi } from 'vitest';
import type { AvailableNumber } from './available-number';
import { buyNumber, changeNumber, lookAgain, removeNumber } from './number-changes';
import { numberKeys } from './number-keys';

const PHONES = '/api/v1/twilio/phones';
const number = { id: 'n1', phone_number: '+12125550101', friendly_name: 'Practice', purpose: '' };
const offer: AvailableNumber = {
  phone_number: '+12125550101',
  friendly_name: '(212) 555-0101',
  locality: undefined,
  region: undefined,
  voice: true,
  sms: true,
  mms: false,
  recycled: false,
  cost_savings: undefined,
  price: undefined,
};

/** A platform whose numbers have been loaded, and what it is told of changes. */
async function loaded(list: readonly object[], answers: Record<string, unknown> = {}) {
  const test = await createTestPlatform({ answers: { [`GET ${PHONES}/user-1`]: list, ...answers } });
  const told: unknown[] = [];
  test.platform.events.on('number.changed').subscribe((change) => told.push(change));
  test.platform.events.on('number.purchase-failed').subscribe((failed) => told.push(failed));
  await test.platform.queries.fetchQuery(forwardingNumbersQuery(test.platform.api, 'user-1'));
  return { ...test, told };
}

describe('a changed number', () => {
  it('is told of once it was bought', async () => {
    const { platform, told } = await loaded([], { [`POST ${PHONES}`]: number });
    await expect(buyNumber(platform, 'user-1', offer, '+12125550100')).resolves.toMatchObject({ id: 'n1' });
    expect(told).toMatchObject([{ id: 'n1', change: 'purchased' }]);
  });

  it('is not bought, nor told of, where the professional owns it already', async () => {
    const { platform, api, told } = await loaded([number]);
    await expect(buyNumber(platform, 'user-1', offer, '+12125550100')).resolves.toBe('owned');
    expect(api.callsOf(`POST ${PHONES}`)).toEqual([]);
    expect(told).toEqual([]);
  });

  it('is told of, and not bought, where another tab has bought it meanwhile', async () => {
    const { platform, api, told } = await loaded([]);
    api.answer(`GET ${PHONES}/user-1`, [number]);
    await expect(buyNumber(platform, 'user-1', offer, '+12125550100')).resolves.toBe('owned');
    expect(api.callsOf(`POST ${PHONES}`)).toEqual([]);
    expect(told).toMatchObject([{ id: 'n1', change: 'purchased' }]);
  });

  it.each([
    ['answered', undefined, undefined],
    ['answered by failures that were none', failure(504), failure(504)],
  ])('is told of once it was updated or deleted, %s', async (_how, updated, deleted) => {
    const { platform, api, told } = await loaded([number], {
      [`PUT ${PHONES}/user-1/n1`]: updated,
      [`DELETE ${PHONES}/user-1/n1`]: deleted,
    });
    api.answer(`GET ${PHONES}/user-1`, [{ ...number, friendly_name: 'Home' }]);
    await changeNumber(platform, 'user-1', 'n1', { friendly_name: 'Home' });
    api.answer(`GET ${PHONES}/user-1`, []);
    await removeNumber(platform, 'user-1', 'n1');
    expect(told).toMatchObject([
      { id: 'n1', change: 'updated' },
      { id: 'n1', change: 'deleted' },
    ]);
  });

  it('F4: whose answer got lost has all that was asked for, where it forwards to as well', async () => {
    const { platform, api, told } = await loaded([number], { [`PUT ${PHONES}/user-1/n1`]: failure(504) });
    const update = { friendly_name: 'Home', purpose: '', forward_to_number: '+12125550100' };
    api.answer(`GET ${PHONES}/user-1`, [{ ...number, ...update, forward_to_number: '+12125550177' }]);
    await expect(changeNumber(platform, 'user-1', 'n1', update)).rejects.toThrow('nothing was changed');
    api.answer(`GET ${PHONES}/user-1`, [{ ...number, ...update }]);
    await changeNumber(platform, 'user-1', 'n1', update);
    expect(told).toMatchObject([{ id: 'n1', change: 'updated' }]);
  });

  it('F285: whose answer got lost forwards to what was asked for, however the server writes that', async () => {
    const { platform, api, told } = await loaded([number], { [`PUT ${PHONES}/user-1/n1`]: failure(504) });
    api.answer(`GET ${PHONES}/user-1`, [{ ...number, forward_to_number: '(212) 555-0100' }]);
    await changeNumber(platform, 'user-1', 'n1', { forward_to_number: '+12125550100' });
    expect(told).toMatchObject([{ id: 'n1', change: 'updated' }]);
  });

  it('F121: that is gone when it is looked at again is told as deleted, and one that is there is not', async () => {
    const { platform, told } = await loaded([number]);
    await lookAgain(platform, 'user-1', 'n1');
    expect(told).toEqual([]);
    platform.queries.setQueryData(forwardingNumbersQuery(platform.api, 'user-1').queryKey, []);
    await lookAgain(platform, 'user-1', 'n1');
    expect(told).toMatchObject([{ id: 'n1', change: 'deleted' }]);
  });

  it.each([
    [409, true],
    [404, true],
    [402, false],
  ])('where a purchase is answered %i the offers of before are stale: %s', async (status, isStale) => {
    const { platform } = await loaded([], { [`POST ${PHONES}`]: failure(status) });
    platform.queries.setQueryData(numberKeys.search, []);
    await expect(buyNumber(platform, 'user-1', offer, '+12125550100')).rejects.toThrow();
    expect(platform.queries.getQueryState(numberKeys.search)?.isInvalidated).toBe(isStale);
  });

  it('is not told of where the server refused; a purchase that failed may be booked, and that is told', async () => {
    const { platform, told } = await loaded([{ ...number, phone_number: '+12125550199' }], {
      [`POST ${PHONES}`]: failure(402),
      [`PUT ${PHONES}/user-1/n1`]: failure(400),
      [`DELETE ${PHONES}/user-1/n1`]: failure(400),
    });
    await expect(buyNumber(platform, 'user-1', offer, '+12125550100')).rejects.toThrow();
    await expect(changeNumber(platform, 'user-1', 'n1', { friendly_name: 'Home' })).rejects.toThrow();
    await expect(removeNumber(platform, 'user-1', 'n1')).rejects.toThrow();
    expect(told).toMatchObject([{ phoneNumber: '+12125550101' }]);
  });
});

it('F273: a number that was deleted is not told to be there still where another one is renamed during the look-up', async () => {
  const other = { ...number, id: 'n2', phone_number: '+12125550102' };
  const { platform, api } = await loaded([number, other], {
    [`DELETE ${PHONES}/user-1/n1`]: failure(504),
    [`PUT ${PHONES}/user-1/n2`]: other,
  });
  let answer: (list: readonly object[]) => void = () => {};
  api.answer(`GET ${PHONES}/user-1`, () => new Promise((resolve) => (answer = resolve)));
  const deletion = removeNumber(platform, 'user-1', 'n1');
  await vi.waitFor(() => expect(api.callsOf(`GET ${PHONES}/user-1`)).toHaveLength(2));
  await changeNumber(platform, 'user-1', 'n2', { friendly_name: 'Practice' });
  await vi.waitFor(() => expect(api.callsOf(`GET ${PHONES}/user-1`)).toHaveLength(3));
  answer([other]);
  await expect(deletion).resolves.toBeUndefined();
});
