import { failure } from '@careline/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { condition, profileFields } from '../testing/profile-fields';
import { registryOf, renderSiteAt } from '../testing/test-site';

const profile = {
  profile: { id: 'p1', first_name: 'Ana', phone_numbers: [], personalized_conditions: [], skills: [] },
};
const whole = { ...profile.profile, ...profileFields, personalized_conditions: [condition] };
const answers = {
  'GET /professionals/profile': profile,
  'GET /api/v1/phone-subscriptions': [],
  'GET /api/v1/payment-methods': [],
};

function placed(name: string, order: number) {
  return { name, place: { page: 'dashboard', order } };
}

it('U7: shows what remotes place on it, in their order, without knowing any of them', async () => {
  const [remote] = registryOf('dashboard', { '/dashboard/other': 'Other' }).remotes;
  const widgets = [placed('dashboard-second@1', 20), { name: 'card-form@1' }, placed('dashboard-first@2', 10)];
  await renderSiteAt({
    path: '/dashboard',
    registry: { remotes: remote === undefined ? [] : [{ ...remote, widgets }] },
    answers,
  });
  const shown = [...document.querySelectorAll<HTMLElement>('[data-widget]')].map(({ dataset }) => dataset.widget);
  expect(shown).toEqual(['dashboard-first@2', 'dashboard-second@1']);
});

it('PD71: two cards that end alike and run out are two things to do', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const card = { type: 'card', brand: 'visa', last_four: '4242', exp_month: 1, exp_year: 2020, is_default: false };
  await renderSiteAt({
    path: '/dashboard',
    answers: {
      ...answers,
      'GET /api/v1/payment-methods': [
        { ...card, id: 'pm1' },
        { ...card, id: 'pm2' },
      ],
    },
  });
  expect(await screen.findAllByText(/4242/)).toHaveLength(2);
  expect(error).not.toHaveBeenCalled();
});

it('U6 R122: where a card tells to contact support, the address stands beside it', async () => {
  await renderSiteAt({
    path: '/dashboard',
    config: { supportEmail: 'help@careline.example' },
    answers: { ...answers, 'GET /api/v1/phone-subscriptions': [{ id: 's1', status: 'unpaid' }] },
  });
  const main = within(screen.getByRole('main'));
  await waitFor(() => expect(main.getAllByRole('link', { name: 'help@careline.example' })).toHaveLength(2));
});

it.each([
  ['its own subscription', 'primary', 'Subscription active. You can create forwarding numbers.'],
  ['a subscription that names no phone', undefined, 'Subscription active. You can create forwarding numbers.'],
  ['that of another phone', 'other', 'No subscription found. Subscribe to enable forwarding numbers.'],
])('F260 R116: beside a phone with %s the card says what is true of it', async (_case, phoneId, message) => {
  const phones = [
    { id: 'other', phone_number: '+15035550101', is_verified: true, is_primary: false },
    { id: 'primary', phone_number: '+15035550202', is_verified: true, is_primary: true },
  ];
  const subscription = { id: 's1', status: 'active', monthly_fee: 19, ...(phoneId && { phone_number_id: phoneId }) };
  await renderSiteAt({
    path: '/dashboard',
    answers: {
      ...answers,
      'GET /professionals/profile': { profile: { ...profile.profile, phone_numbers: phones } },
      'GET /api/v1/phone-subscriptions': [subscription],
    },
  });
  expect((await screen.findByText('Phone')).nextElementSibling?.textContent).toBe('(503) 555-0202');
  expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
});

it('U8: the price of the subscription does not pass for the bill', async () => {
  const prices = { currency: 'USD', monthly: 19, setUp: 5, perMinute: 0.02, perNumber: 3 };
  const subscriptions = [{ id: 's1', status: 'active', monthly_fee: 19 }];
  await renderSiteAt({
    path: '/dashboard',
    config: { prices },
    answers: { ...answers, 'GET /api/v1/phone-subscriptions': subscriptions },
  });
  expect(await screen.findByText(/billed on top; the last bill is under Billing/)).toBeTruthy();
});

it.each(['GET /api/v1/phone-subscriptions', 'GET /api/v1/payment-methods'])(
  'PD62: while %s gives no answer nobody is told that everything is set up',
  async (call) => {
    await renderSiteAt({
      path: '/dashboard',
      answers: {
        ...answers,
        'GET /professionals/profile': { profile: whole },
        [call]: failure(501),
      },
    });
    expect(await screen.findByRole('heading', { level: 1, name: /Ana/ })).toBeDefined();
    expect(screen.queryByText(/Everything is set up/)).toBeNull();
  },
);

describe('where nothing is left to do', () => {
  const phone = { id: 'phone-1', phone_number: '+15125550100', is_verified: true, is_primary: true };
  const number = { id: 'n1', phone_number: '+12075550142', forward_to_number: phone.phone_number, status: 'active' };
  const withNumbers = (found: unknown) => ({
    ...answers,
    'GET /professionals/profile': { profile: { ...whole, phone_numbers: [phone] } },
    'GET /api/v1/twilio/phones/user-1': found,
  });

  it('PD71: says that everything is set up', async () => {
    await renderSiteAt({
      path: '/dashboard',
      answers: withNumbers([{ ...number, id: 'n2', status: 'inactive' }, number]),
    });
    expect(await screen.findByText(/Everything is set up/)).toBeDefined();
  });

  it.each([
    ['are none', []],
    ['are switched off', [{ ...number, status: 'inactive' }]],
    ['lead nowhere', [{ ...number, forward_to_number: '' }]],
    ['are not known', failure(501)],
  ])('F451: but not where the numbers %s, because nobody gets through', async (_what, found) => {
    await renderSiteAt({ path: '/dashboard', answers: withNumbers(found) });
    expect(await screen.findByRole('heading', { level: 1, name: /Ana/ })).toBeDefined();
    expect(screen.queryByText(/Everything is set up/)).toBeNull();
  });
});

it('F114: with nothing active the month costs nothing in the currency of the prices', async () => {
  const prices = { currency: 'EUR', monthly: 19, setUp: 5, perMinute: 0.02, perNumber: 3 };
  await renderSiteAt({
    path: '/dashboard',
    config: { prices },
    answers: { ...answers, 'GET /api/v1/phone-subscriptions': [] },
  });
  expect((await screen.findByText('Monthly subscription')).nextElementSibling?.textContent).toBe('€0.00');
});

it('F400: a price that is not known is not counted as nothing', async () => {
  const subscriptions = [
    { id: 's1', status: 'active', monthly_fee: 19 },
    { id: 's2', status: 'active' },
  ];
  await renderSiteAt({ path: '/dashboard', answers: { ...answers, 'GET /api/v1/phone-subscriptions': subscriptions } });
  expect((await screen.findByText('Monthly subscription')).nextElementSibling?.textContent).toBe('–');
});

it.each([
  [[], '$0.00'],
  [['USD', 'USD'], '$20.00'],
  [['USD', 'EUR', 'EUR'], '$10.00 + €20.00'],
])(
  'R114: active subscriptions in %j cost %s a month, amounts of different currencies are never added up',
  async (currencies, total) => {
    const active = currencies.map((currency, index) => ({
      id: `s${index}`,
      status: 'active',
      monthly_fee: 10,
      currency,
    }));
    const paused = { id: 'paused', status: 'paused', monthly_fee: 7, currency: 'GBP' };
    await renderSiteAt({
      path: '/dashboard',
      answers: { ...answers, 'GET /api/v1/phone-subscriptions': [...active, paused] },
    });
    expect((await screen.findByText('Monthly subscription')).nextElementSibling?.textContent).toBe(total);
  },
);
