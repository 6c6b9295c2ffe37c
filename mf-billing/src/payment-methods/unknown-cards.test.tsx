import { failure } from '@careline/shared/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createBillingPlatform, mastercard, visa } from '../testing/billing-platform';
import { PaymentMethodsPage } from './payment-methods-page';

const LIST = 'GET /api/v1/payment-methods';
const POST = 'POST /api/v1/payment-methods';
const type = async (label: string, value: string) =>
  fireEvent.input(await screen.findByLabelText(label), { target: { value } });

/** The page as the palette's "Add a card" opens it. */
async function openToAdd(list: unknown) {
  const site = await createBillingPlatform({
    path: '/dashboard/billing/payment-methods?action=add-card',
    answers: { [LIST]: list, 'GET /api/v1/phone-subscriptions': [], [POST]: mastercard },
  });
  site.show(<PaymentMethodsPage />);
  await type('Card number', '5555555555554444');
  await type('Expiration date', '1299');
  await type('CVC', '123');
  return async function submit(): Promise<unknown> {
    fireEvent.click(screen.getByRole('button', { name: 'Add card' }));
    await waitFor(() => expect(site.api.callsOf(POST)).toHaveLength(1));
    return site.api.callsOf(POST)[0]?.body;
  };
}

it('F104: a card that is added while the cards cannot be fetched takes the payments from none, unless that is chosen', async () => {
  const submit = await openToAdd(failure(400));
  expect(screen.getByLabelText<HTMLInputElement>('Pay with this card from now on').checked).toBe(false);
  expect(screen.getByText('We could not load your cards')).toBeTruthy();
  expect(await submit()).toMatchObject({ is_default: false });
});

it('F104: nor does one whose form was asked for before the cards had come', async () => {
  const submit = await openToAdd(() => new Promise((answer) => setTimeout(() => answer([visa]), 50)));
  expect(screen.getByLabelText<HTMLInputElement>('Pay with this card from now on').checked).toBe(false);
  expect(await submit()).toMatchObject({ is_default: false });
});

it('F104: the first card still pays', async () => {
  const submit = await openToAdd([]);
  expect(screen.queryByLabelText('Pay with this card from now on')).toBeNull();
  expect(await submit()).toMatchObject({ is_default: true });
});
