import { failure } from '@careline/shared/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createBillingPlatform, mastercard, subscription, visa } from '../testing/billing-platform';
import { click, confirm } from '../testing/subscription-panel';
import { PaymentMethodsPage } from './payment-methods-page';
import { PaymentMethodsWidget } from './payment-methods-widget';

const PUT = 'PUT /api/v1/payment-methods/card-2';
const POST = 'POST /api/v1/payment-methods';
const SUBSCRIPTIONS = 'GET /api/v1/phone-subscriptions';
const consequence = 'is charged at once to the card that becomes the default one';
const perhaps = 'If your subscription still owes anything';
const refused = 'could not be charged to it';

/** `subscriptions`: a status, or what is answered instead of them. */
async function open(subscriptions: unknown, page = <PaymentMethodsPage />) {
  const site = await createBillingPlatform({
    path: '/dashboard/billing/payment-methods',
    answers: {
      'GET /api/v1/payment-methods': [visa, mastercard],
      [SUBSCRIPTIONS]: typeof subscriptions === 'string' ? [{ ...subscription, status: subscriptions }] : subscriptions,
      [PUT]: { ...mastercard, is_default: true },
      [POST]: { ...mastercard, id: 'card-3' },
    },
  });
  site.show(page);
  await screen.findByText('Visa •••• 4242');
  return site;
}

async function addCard(isDefault: boolean): Promise<void> {
  await click('Add card');
  const fill = async (label: string, value: string) =>
    fireEvent.input(await screen.findByLabelText(label), { target: { value } });
  await fill('Card number', '5555555555554444');
  await fill('Expiration date', '1299');
  await fill('CVC', '123');
  const box = screen.getByLabelText<HTMLInputElement>('Pay with this card from now on');
  if (box.checked !== isDefault) fireEvent.click(box);
  await click('Add card');
  await screen.findByText('Payment method added');
}

it('F356: who owes reads what another card is charged at once, and is asked before one becomes the default', async () => {
  const { api } = await open('past_due');
  expect(await screen.findByText(consequence, { exact: false })).toBeTruthy();
  await click('Make default');
  const question = await screen.findByRole('alertdialog', { name: 'Pay with Mastercard •••• 4444 from now on?' });
  expect(question.textContent).toContain(consequence);
  fireEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(api.callsOf(PUT)).toHaveLength(0);
  await click('Make default');
  await confirm('Make default');
  await waitFor(() => expect(api.callsOf(PUT)).toHaveLength(1));
});

it('F356: who owes nothing is neither told nor asked', async () => {
  const { api } = await open('active');
  await click('Make default');
  await waitFor(() => expect(api.callsOf(PUT)).toHaveLength(1));
  expect(screen.queryByText(consequence, { exact: false })).toBeNull();
});

it('F356: a step of onboarding, whose page says it, has it once', async () => {
  await open('past_due', <PaymentMethodsWidget isStep />);
  expect(screen.queryByText(consequence, { exact: false })).toBeNull();
});

it('F357: a card that is kept while what is owed is refused to it is told as both', async () => {
  await open('unpaid');
  await click('Make default');
  await confirm('Make default');
  expect(await screen.findByText(refused, { exact: false })).toBeTruthy();
  expect(screen.getByText('Payment method updated')).toBeTruthy();
});

it('F357: so is a new one; nothing was charged to one that is not the default', async () => {
  const { api } = await open('unpaid');
  await addCard(false);
  expect(api.callsOf(SUBSCRIPTIONS)).toHaveLength(1);
  expect(screen.queryByText(refused, { exact: false })).toBeNull();
  await addCard(true);
  expect(await screen.findByText(refused, { exact: false })).toBeTruthy();
});

it('F463: where nobody can tell whether the card was charged, that is said, and not a success alone', async () => {
  const { api } = await open('past_due');
  await click('Make default');
  api.answer(SUBSCRIPTIONS, failure(503));
  await confirm('Make default');
  expect(await screen.findByText('We could not check your payment')).toBeTruthy();
});

it.each([
  ['failed', failure(400)],
  ['are under way', () => new Promise(() => {})],
])('F396: where the subscriptions %s, what may be charged is said before, and asked', async (_how, answer) => {
  const { api } = await open(answer);
  await click('Make default');
  const question = await screen.findByRole('alertdialog');
  expect(question.textContent).toContain(perhaps);
  fireEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(api.callsOf(PUT)).toHaveLength(0);
});

it.each([
  ['the page', <PaymentMethodsPage key="page" />],
  ['a step of onboarding', <PaymentMethodsWidget key="step" isStep />],
])('F396: above the form %s says it then', async (_where, page) => {
  await open(failure(400), page);
  expect(screen.queryByText(perhaps, { exact: false })).toBeNull();
  await click('Add card');
  expect(screen.getByText(perhaps, { exact: false })).toBeTruthy();
});

it('F396: a charge that was refused is told also where nothing was known of it before', async () => {
  const { api } = await open(failure(400));
  await click('Make default');
  api.answer(SUBSCRIPTIONS, [{ ...subscription, status: 'past_due' }]);
  await confirm('Make default');
  expect(await screen.findByText(refused, { exact: false })).toBeTruthy();
});
