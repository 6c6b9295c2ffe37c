import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createBillingPlatform, mastercard, subscription, visa } from '../testing/billing-platform';
import { click, confirm } from '../testing/subscription-panel';
import { PaymentMethodsPage } from './payment-methods-page';
import { PaymentMethodsWidget } from './payment-methods-widget';

const PUT = 'PUT /api/v1/payment-methods/card-2';
const POST = 'POST /api/v1/payment-methods';
const consequence = 'is charged at once to the card that becomes the default one';
const refused = 'could not be charged to it';

async function open(status: string, page = <PaymentMethodsPage />) {
  const site = await createBillingPlatform({
    path: '/dashboard/billing/payment-methods',
    answers: {
      'GET /api/v1/payment-methods': [visa, mastercard],
      'GET /api/v1/phone-subscriptions': [{ ...subscription, status }],
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
  expect(api.callsOf('GET /api/v1/phone-subscriptions')).toHaveLength(1);
  expect(screen.queryByText(refused, { exact: false })).toBeNull();
  await addCard(true);
  expect(await screen.findByText(refused, { exact: false })).toBeTruthy();
});
