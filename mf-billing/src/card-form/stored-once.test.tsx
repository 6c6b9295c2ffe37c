import { failure } from '@careline/shared/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PaymentMethodsPage } from '../payment-methods/payment-methods-page';
import { createBillingPlatform, mastercard, subscription, visa } from '../testing/billing-platform';

const LIST = 'GET /api/v1/payment-methods';
const POST = 'POST /api/v1/payment-methods';
const SUBSCRIPTIONS = 'GET /api/v1/phone-subscriptions';
const PUT = 'PUT /api/v1/payment-methods/card-2';

/** A card is sent, and nobody knows what became of it; then it is chosen to pay, or no longer chosen, and sent again. */
async function sendTwice(isStored: boolean, wished: readonly [boolean, boolean] = [false, true]) {
  const site = await createBillingPlatform({
    path: '/dashboard/billing/payment-methods',
    answers: {
      [LIST]: [visa],
      [SUBSCRIPTIONS]: [{ ...subscription, status: 'past_due' }],
      [POST]: failure(504),
      [PUT]: { ...mastercard, is_default: true },
    },
  });
  site.show(<PaymentMethodsPage />);
  fireEvent.click(await screen.findByRole('button', { name: 'Add card' }));
  const fill = async (label: string, value: string) =>
    fireEvent.input(await screen.findByLabelText(label), { target: { value } });
  await fill('Card number', '5555555555554444');
  await fill('Expiration date', '1299');
  await fill('CVC', '123');
  const choose = (pays: boolean) => {
    const box = screen.getByLabelText<HTMLInputElement>('Pay with this card from now on');
    if (box.checked !== pays) fireEvent.click(box);
  };
  choose(wished[0]);
  site.api.answer(LIST, failure(503));
  fireEvent.click(screen.getByRole('button', { name: 'Add card' }));
  await screen.findAllByText(/We could not find out whether it went through/);
  const stored = { ...mastercard, ...Object(site.api.callsOf(POST)[0]?.body) };
  site.api.answer(LIST, isStored ? [visa, stored] : [visa]);
  site.api.answer(POST, { ...stored, is_default: true });
  choose(wished[1]);
  fireEvent.click(screen.getByRole('button', { name: 'Add card' }));
  await screen.findByText('Payment method added');
  return site.api;
}

it('F397: a card that was stored although nobody could tell is not stored again with another wish, which is met', async () => {
  const api = await sendTwice(true);
  expect(api.callsOf(POST)).toHaveLength(1);
  expect(api.callsOf(PUT)[0]?.body).toEqual({ is_default: true });
});

it('F397: one that was not is sent again, with the wish of now', async () => {
  const api = await sendTwice(false);
  await waitFor(() => expect(api.callsOf(POST)).toHaveLength(2));
  expect(api.callsOf(POST)[1]?.body).toMatchObject({ is_default: true });
  expect(api.callsOf(PUT)).toHaveLength(0);
});

it('F462: one that pays already, though the wish was taken back, is told as one that pays', async () => {
  const api = await sendTwice(true, [true, false]);
  expect(api.callsOf(PUT)).toHaveLength(0);
  // What it may have been charged is looked for as of any card that pays.
  await waitFor(() => expect(api.callsOf(SUBSCRIPTIONS)).toHaveLength(2));
});
