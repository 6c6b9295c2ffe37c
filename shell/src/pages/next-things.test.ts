import { readPaymentMethod, readProfile, readSubscription } from '@careline/shared/lists';
import { expect, it } from 'vitest';
import { condition, profileFields } from '../testing/profile-fields';
import { nextThings } from './next-things';

const today = new Date(2026, 10, 21);
const complete = { id: 'p1', ...profileFields, personalized_conditions: [condition] };

const listOf = <Item>(item: Item | undefined) => (item === undefined ? [] : [item]);

function kinds(profile: object, status: string, card: object) {
  const facts = {
    profile: readProfile(profile),
    subscriptions: listOf(readSubscription({ id: 's1', status })),
    paymentMethods: listOf(readPaymentMethod({ id: 'pm1', last_four: '4444', ...card })),
  };
  return nextThings(facts, today).map((thing) =>
    thing.kind === 'card' ? `${thing.kind} ${thing.isExpired}` : thing.kind,
  );
}

it('demands nothing of a practice in order, and nothing of data that are not loaded', () => {
  expect(kinds(complete, 'active', { exp_month: 8, exp_year: 2029 })).toEqual([]);
  expect(nextThings({ profile: undefined, subscriptions: undefined, paymentMethods: undefined }, today)).toEqual([]);
});

it('names what stops calls first, then what will stop payments, then what patients miss', () => {
  const bare = { ...complete, description: '', personalized_conditions: [] };
  expect(kinds(bare, 'past_due', { exp_month: 10, exp_year: 2026 })).toEqual([
    'subscription',
    'card true',
    'profile',
    'conditions',
  ]);
});

it('warns of a card in its last two months', () => {
  expect(kinds(complete, 'active', { exp_month: 12, exp_year: 2026 })).toEqual(['card false']);
  expect(kinds(complete, 'active', { exp_month: 1, exp_year: 2027 })).toEqual([]);
});
