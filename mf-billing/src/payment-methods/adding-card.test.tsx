import { focusedText } from '@careline/shared/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createBillingPlatform, mastercard, visa } from '../testing/billing-platform';
import { PaymentMethodsPage } from './payment-methods-page';

const POST = 'POST /api/v1/payment-methods';
const cardNumber = () => screen.findByLabelText<HTMLInputElement>('Card number');
const type = async (label: string, value: string) =>
  fireEvent.input(await screen.findByLabelText(label), { target: { value } });
const click = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

/** The form while its card is on its way to the server. */
async function openSaving() {
  let answer: (body: object) => void = () => {};
  const answered = new Promise<object>((resolve) => {
    answer = resolve;
  });
  const site = await createBillingPlatform({
    path: '/dashboard/billing/payment-methods',
    answers: {
      'GET /api/v1/payment-methods': [visa],
      'GET /api/v1/phone-subscriptions': [],
      [POST]: () => answered,
    },
  });
  site.show(<PaymentMethodsPage />);
  await click('Add card');
  await type('Card number', '5555555555554444');
  await type('Expiration date', '1299');
  await type('CVC', '123');
  (await cardNumber()).focus();
  await click('Add card');
  await waitFor(() => expect(site.api.callsOf(POST)).toHaveLength(1));
  return async function arrive(): Promise<void> {
    await act(async () => answer(mastercard));
    await screen.findByText('Payment method added');
  };
}

it('F45: a card that is saved after its form was left does not close the form that was opened since', async () => {
  const arrive = await openSaving();
  await click('Cancel');
  await click('Add card');
  await type('Card number', '4000056655665556');
  (await cardNumber()).focus();
  await arrive();
  expect((await cardNumber()).value).toBe('4000 0566 5566 5556');
  expect(document.activeElement).toBe(await cardNumber());
});

it('F45: a card that is saved closes its form, and leads the focus to the cards', async () => {
  const arrive = await openSaving();
  await arrive();
  expect(screen.queryByLabelText('Card number')).toBeNull();
  expect(focusedText()).toContain('Mastercard •••• 4444');
  expect(document.activeElement).not.toBe(document.body);
});

it('F45: a card that is saved takes the focus from nobody who is elsewhere by then', async () => {
  const arrive = await openSaving();
  const elsewhere = screen.getByRole('button', { name: /^Remove/ });
  elsewhere.focus();
  await arrive();
  expect(screen.queryByLabelText('Card number')).toBeNull();
  expect(document.activeElement).toBe(elsewhere);
});

it('F315: the fields of a new card, which come when Stripe has come, take the focus from nobody who has gone on meanwhile', async () => {
  const site = await createBillingPlatform({
    path: '/dashboard/billing/payment-methods',
    answers: { 'GET /api/v1/payment-methods': [visa], 'GET /api/v1/phone-subscriptions': [] },
  });
  site.show(<PaymentMethodsPage />);
  const elsewhere = await screen.findByRole('button', { name: /^Remove/ });
  await click('Add card');
  elsewhere.focus();
  await cardNumber();
  expect(document.activeElement).toBe(elsewhere);
  await click('Cancel');
  await click('Add card');
  await waitFor(async () => expect(document.activeElement).toBe(await cardNumber()));
});
