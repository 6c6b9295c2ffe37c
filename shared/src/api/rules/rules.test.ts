import { describe, expect, it } from 'vitest';
import english from '../../texts/en.json';
import { readProfile } from '../profile/profile-reader';
import { readSubscriptions } from '../subscriptions/subscription';
import { hasAllPermissions, hasAnyPermission, hasPermission } from './permissions';
import { readableEmail } from './readable-email';
import {
  needsAttention,
  phoneToSubscribe,
  subscriptionMessageKey,
  subscriptionOfPhone,
  totalMonthlyCost,
} from './subscription-rules';

function list(...subscriptions: readonly object[]) {
  return readSubscriptions(subscriptions.map((one, index) => ({ id: `s${index}`, ...one })))?.subscriptions ?? [];
}
const messages: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(english.api.subscription).map(([status, text]) => [`api.subscription.${status}`, text]),
);

describe('subscriptions', () => {
  it.each([
    [undefined, 'No subscription found. Subscribe to enable forwarding numbers.'],
    ['active', 'Subscription active. You can create forwarding numbers.'],
    ['past_due', 'Payment past due. Please update your payment method.'],
    ['cancelled', 'Subscription cancelled. Reactivate to enable forwarding numbers.'],
    ['paused', 'Subscription paused. Reactivate to enable forwarding numbers.'],
    ['incomplete', 'Payment incomplete. Please complete payment setup.'],
    ['unpaid', 'Subscription inactive. Contact support for assistance.'],
    ['trialing', 'Subscription inactive. Contact support for assistance.'],
  ])('R116-R119 R120-R122: the message of %s, word for word', (status, text) => {
    const [subscription] = status === undefined ? [] : list({ status });
    expect(messages[subscriptionMessageKey(subscription)]).toBe(text);
  });

  it('R113: past_due, incomplete and unpaid need attention, no other', () => {
    const statuses = ['active', 'paused', 'cancelled', 'past_due', 'incomplete', 'unpaid'];
    expect(statuses.filter((status) => needsAttention({ status }))).toEqual(['past_due', 'incomplete', 'unpaid']);
  });

  it('R114: active 10 and active "5.50" cost 15.50 a month, a paused 7 nothing', () => {
    const subscriptions = list(
      { status: 'active', monthly_fee: 10 },
      { status: 'active', amount: '5.50' },
      { status: 'paused', monthly_fee: 7 },
    );
    expect(totalMonthlyCost(subscriptions)).toBe(1550);
  });

  it('R114: the monthly fee stands before the amount, cents stay whole, and what is no number costs nothing', () => {
    expect(totalMonthlyCost(list({ status: 'active', monthly_fee: '1.1', amount: 9 }))).toBe(110);
    expect(totalMonthlyCost(list({ status: 'active', monthly_fee: 0, amount: 9 }))).toBe(0);
    expect(totalMonthlyCost(list(...Array(3).fill({ status: 'active', amount: 0.1 })))).toBe(30);
    expect(totalMonthlyCost(list({ status: 'active', amount: '12abc' }, { status: 'active' }))).toBe(0);
  });

  it('the subscription of a phone: the active one, else the newest', () => {
    const old = { phone_number_id: 'f1', status: 'active', created_at: '2025-01-01' };
    const other = { phone_number_id: 'f2', status: 'active', created_at: '2027-01-01' };
    const recent = { phone_number_id: 'f1', status: 'cancelled', created_at: '2026-01-01' };
    expect(subscriptionOfPhone(list(other, recent, old), 'f1')?.status).toBe('active');
    expect(subscriptionOfPhone(list(other, { ...old, status: 'paused' }, recent), 'f1')?.status).toBe('cancelled');
    expect(subscriptionOfPhone(list({ twilio_phone_number_id: 'n1', status: 'paused' }), 'n1')?.status).toBe('paused');
    expect(subscriptionOfPhone(list({ status: 'active' }), undefined)).toBeUndefined();
  });

  it('a subscription is for the primary verified phone, else the first verified one', () => {
    const phone = (id: string, is_verified: boolean, is_primary: boolean) => ({
      id,
      phone_number: id,
      is_verified,
      is_primary,
    });
    const chosen = (...phones: readonly object[]) =>
      phoneToSubscribe(readProfile({ id: 'p', phone_numbers: phones }))?.id;
    expect(chosen(phone('a', true, false), phone('b', true, true))).toBe('b');
    expect(chosen(phone('a', false, true), phone('b', true, false), phone('c', true, false))).toBe('b');
    expect(chosen(phone('a', false, true))).toBeUndefined();
  });
});

describe('permissions', () => {
  const user = { permissions: ['a', 'b'] };

  it('R157: has one, any of, all of', () => {
    expect([hasPermission(user, 'a'), hasPermission(user, 'c')]).toEqual([true, false]);
    expect([hasAnyPermission(user, ['c', 'b']), hasAnyPermission(user, ['c']), hasAnyPermission(user, [])]).toEqual([
      true,
      false,
      false,
    ]);
    expect([
      hasAllPermissions(user, ['a', 'b']),
      hasAllPermissions(user, ['a', 'c']),
      hasAllPermissions(user, []),
    ]).toEqual([true, false, true]);
  });

  it.each([undefined, { permissions: [] }])('R158: %j fails every check', (nobody) => {
    expect(hasPermission(nobody, 'a')).toBe(false);
    expect(hasAnyPermission(nobody, ['a'])).toBe(false);
    expect(hasAllPermissions(nobody, ['a'])).toBe(false);
    expect(hasAllPermissions(nobody, [])).toBe(false);
  });
});

describe('e-mail', () => {
  it('R66: the username with @, else the profile’s, else the remembered one', () => {
    const profile = { email: 'profile@example.org' };
    expect(readableEmail({ username: 'ana@example.org' }, profile, 'typed@example.org')).toBe('ana@example.org');
    expect(readableEmail({ username: 'ana' }, profile, 'typed@example.org')).toBe('profile@example.org');
    expect(readableEmail({ username: 'ana' }, { email: '' }, 'typed@example.org')).toBe('typed@example.org');
    expect(readableEmail(undefined, null, undefined)).toBeUndefined();
  });
});
