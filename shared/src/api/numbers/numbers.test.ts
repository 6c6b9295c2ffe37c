import { describe, expect, it } from 'vitest';
import { failure } from '../../testing/test-api';
import { createTestContext, failureOf } from '../../testing/test-context';
import { readPhoneNumber } from './forwarding-number';
import { fetchForwardingNumbers } from './number-calls';

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

function respelled(change: (name: string) => string): unknown {
  return Object.fromEntries(Object.entries(number).map(([name, value]) => [change(name), value]));
}
const camel = (name: string) => name.replaceAll(/_(\w)/g, (_match, letter: string) => letter.toUpperCase());
const pascal = (name: string) => camel(`_${name}`);

describe('reading numbers', () => {
  it.each([
    ['snake', (name: string) => name],
    ['camel', camel],
    ['Pascal', pascal],
    ['Pascal with ID', (name: string) => (name === 'id' ? 'ID' : pascal(name))],
  ])('R85: in %s spelling', (_spelling, change) => {
    expect(readPhoneNumber(respelled(change))).toEqual(number);
  });

  it('R84: defaults are voice, sms, no mms, active', () => {
    expect(readPhoneNumber({ id: 'n1', phone_number: '+1' })).toMatchObject({
      voice: true,
      sms: true,
      mms: false,
      status: 'active',
    });
    expect(readPhoneNumber({ id: 'n1', phone_number: '+1', voice: false, sms: false })).toMatchObject({
      voice: false,
      sms: false,
    });
  });

  it.each([
    ['an array', [number]],
    ['phones', { phones: [number] }],
    ['data', { data: [number] }],
    ['phone_numbers in body', { body: { phone_numbers: [number] } }],
  ])('R200: the user’s list from %s', async (_shape, answer) => {
    const { api } = createTestContext({ [`GET ${PHONES}/u1`]: answer });
    await expect(fetchForwardingNumbers(api, 'u1')).resolves.toEqual([number]);
  });

  it.each([undefined, ''])('R152 R216: listing for nobody (%j) fails without a call', async (userId) => {
    const { api, server } = createTestContext();
    expect((await failureOf(fetchForwardingNumbers(api, userId))).key).toBe('userNotAuthenticated');
    expect(server.calls).toEqual([]);
  });

  it('R216: a body-less failure ends in the default text', async () => {
    const { api } = createTestContext({ [`GET ${PHONES}/u1`]: failure(500) });
    expect((await failureOf(fetchForwardingNumbers(api, 'u1'))).message).toBe('errors.searchNumbers');
  });
});
