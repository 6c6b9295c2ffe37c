import { failure, type TestPlatform, type TestPlatformOptions } from '@careline/shared/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBillingPlatform, mastercard, subscription, visa } from '../testing/billing-platform';
import { PaymentMethodsPage } from './payment-methods-page';

const LIST = 'GET /api/v1/payment-methods';
const SUBSCRIPTIONS = 'GET /api/v1/phone-subscriptions';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-10T12:00:00') });
});
afterEach(() => {
  vi.useRealTimers();
});

async function open(
  answers: TestPlatformOptions['answers'],
  path = '/dashboard/billing/payment-methods',
): Promise<TestPlatform> {
  const test = await createBillingPlatform({
    path,
    answers: { [LIST]: [visa, mastercard], [SUBSCRIPTIONS]: [], ...answers },
  });
  test.show(<PaymentMethodsPage />);
  return test;
}

async function row(name: string): Promise<HTMLElement> {
  const item = (await screen.findByText(name)).closest('li');
  if (item === null) throw new Error(`No row is named "${name}".`);
  return item;
}

describe('list of cards', () => {
  it('R24 R78 R189: shows brand, last four, expiry and the default mark', async () => {
    const { api } = await open({ [LIST]: { data: [visa, { ...mastercard, exp_month: 4, exp_year: 2026 }] } });
    const first = await row('Visa •••• 4242');
    expect(first.textContent).toContain('04/2099');
    expect(within(first).getByText('Default')).toBeTruthy();
    const second = await row('Mastercard •••• 4444');
    expect(second.textContent).toContain('04/2026');
    expect(within(second).queryByText('Default')).toBeNull();
    expect(within(second).getByText('Expires soon')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1, name: 'Payment methods' })).toBeTruthy();
    expect(api.callsOf(LIST)).toHaveLength(1);
  });

  it('warns of a card that is past its month, and not on its last day', async () => {
    await open({
      [LIST]: [
        { ...visa, exp_month: 2, exp_year: 2026 },
        { ...mastercard, exp_month: 3, exp_year: 2026 },
      ],
    });
    expect(within(await row('Visa •••• 4242')).getByText('Expired')).toBeTruthy();
    expect(within(await row('Mastercard •••• 4444')).getByText('Expires soon')).toBeTruthy();
  });

  it('F439: the card that pays comes first', async () => {
    await open({ [LIST]: [{ ...mastercard, is_default: false }, visa] });
    await row('Visa •••• 4242');
    const [first] = within(screen.getByRole('list', { name: 'Your cards' })).getAllByRole('listitem');
    expect(first?.textContent).toContain('Visa •••• 4242');
  });

  it('R79: converts a raw card-provider object, whose time is in seconds', async () => {
    const card = { brand: 'amex', last4: '0005', exp_month: 11, exp_year: 2031 };
    await open({ [LIST]: [{ id: 'pm_raw', object: 'payment_method', type: 'card', card, created: 1_700_000_000 }] });
    const raw = await row('American Express •••• 0005');
    expect(raw.textContent).toContain('11/2031');
    expect(raw.textContent).toContain('2023');
  });

  it('invites to add a card where there is none', async () => {
    await open({ [LIST]: [] });
    expect(await screen.findByText('No card yet')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Add card' })).toBeTruthy();
  });

  it('R213: says what failed and loads again on Retry', async () => {
    const { api } = await open({ [LIST]: failure(400) });
    expect(await screen.findByText('Failed to fetch payment methods')).toBeTruthy();
    api.answer(LIST, [visa]);
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await row('Visa •••• 4242')).toBeTruthy();
  });
});

describe('default card', () => {
  const PUT = 'PUT /api/v1/payment-methods/card-2';

  it('R109 R191 R236: moves the mark at once and sends is_default alone', async () => {
    let answer: (body: object) => void = () => {};
    const { api, platform } = await open({
      [PUT]: () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    });
    const changes: unknown[] = [];
    platform.events.on('payment-method.changed').subscribe((change) => changes.push(change));
    const button = within(await row('Mastercard •••• 4444')).getByRole('button', { name: 'Make default' });
    fireEvent.click(button);
    fireEvent.click(button);
    expect(await within(await row('Mastercard •••• 4444')).findByText('Default')).toBeTruthy();
    expect(within(await row('Visa •••• 4242')).queryByText('Default')).toBeNull();
    answer({ data: { ...mastercard, is_default: true } });
    expect(await screen.findByText('Payment method updated')).toBeTruthy();
    expect(api.callsOf(PUT).map((call) => call.body)).toEqual([{ is_default: true }]);
    expect(changes).toMatchObject([{ id: 'card-2', change: 'updated' }]);
  });

  it('R213 R218 R236: gives the mark back when the server refuses', async () => {
    await open({ [PUT]: failure(400) });
    fireEvent.click(within(await row('Mastercard •••• 4444')).getByRole('button', { name: 'Make default' }));
    expect(await screen.findByText('Update Failed')).toBeTruthy();
    expect(screen.getByText('Failed to update payment method')).toBeTruthy();
    expect(within(await row('Visa •••• 4242')).getByText('Default')).toBeTruthy();
    expect(within(await row('Mastercard •••• 4444')).queryByText('Default')).toBeNull();
  });

  it('looks the outcome up when the answer gets lost, and calls it a success if it happened', async () => {
    const { api } = await open({ [PUT]: failure(504) });
    const button = within(await row('Mastercard •••• 4444')).getByRole('button', { name: 'Make default' });
    api.answer(LIST, [
      { ...visa, is_default: false },
      { ...mastercard, is_default: true },
    ]);
    fireEvent.click(button);
    expect(await screen.findByText('Payment method updated')).toBeTruthy();
    expect(api.callsOf(PUT)).toHaveLength(1);
  });
});

describe('removing a card', () => {
  const DELETE = 'DELETE /api/v1/payment-methods/card-1';

  async function remove(name: string) {
    fireEvent.click(within(await row(name)).getByRole('button', { name: 'Remove' }));
    return screen.findByRole('alertdialog', { name: `Remove ${name}?` });
  }

  it("asks in the language's case about a card whose brand is not known", async () => {
    await open({ [LIST]: [{ ...visa, brand: 'unknown' }] }, '/ru/dashboard/billing/payment-methods');
    fireEvent.click(within(await row('Карта •••• 4242')).getByRole('button', { name: 'Удалить' }));
    expect(await screen.findByRole('alertdialog', { name: 'Удалить карту •••• 4242?' })).toBeTruthy();
  });

  it('R191 R236: asks first, warns that it pays an active subscription, then deletes', async () => {
    const { api } = await open({ [DELETE]: undefined, [SUBSCRIPTIONS]: [subscription] });
    const question = await remove('Visa •••• 4242');
    expect(question.textContent).toContain('pays for your active subscription');
    expect(question.textContent).not.toContain('your only card');
    expect(api.callsOf(DELETE)).toHaveLength(0);
    fireEvent.click(within(question).getByRole('button', { name: 'Remove card' }));
    expect(await screen.findByText('Payment method deleted')).toBeTruthy();
    await waitFor(() => expect(screen.queryByText('Visa •••• 4242')).toBeNull());
    expect(api.callsOf(DELETE)).toHaveLength(1);
  });

  it('F300: warns of what may follow where the subscriptions are not known', async () => {
    await open({ [SUBSCRIPTIONS]: failure(400) });
    expect((await remove('Visa •••• 4242')).textContent).toContain('If this card pays for an active subscription');
    cleanup();
    await open({
      [SUBSCRIPTIONS]: failure(400),
      [LIST]: [{ ...visa, is_default: false }, mastercard, { ...visa, id: 'card-3' }],
    });
    fireEvent.click(within(await row('Mastercard •••• 4444')).getByRole('button', { name: 'Remove' }));
    expect((await screen.findByRole('alertdialog')).textContent).not.toContain('active subscription');
  });

  it('F359: says that another card may be charged, where there is one and also where none is the default', async () => {
    await open({ [SUBSCRIPTIONS]: [subscription] });
    expect((await remove('Visa •••• 4242')).textContent).toContain('another of your cards may be charged');
    cleanup();
    await open({ [SUBSCRIPTIONS]: [subscription], [LIST]: [{ ...visa, is_default: false }, mastercard] });
    expect((await remove('Mastercard •••• 4444')).textContent).toContain(
      'If this card pays for an active subscription',
    );
  });

  it('says what removing the only card closes', async () => {
    await open({ [LIST]: [visa] });
    expect((await remove('Visa •••• 4242')).textContent).toContain('your only card');
  });

  it('advises no other card where the only one pays an active subscription', async () => {
    await open({ [LIST]: [visa], [SUBSCRIPTIONS]: [subscription] });
    const question = await remove('Visa •••• 4242');
    expect(question.textContent).toContain('pays for your active subscription');
    expect(question.textContent).not.toContain('Make another card the default');
  });

  it('a card that is first by the time it is added is the default one', async () => {
    const POST = 'POST /api/v1/payment-methods';
    const { api } = await open({ [LIST]: [visa], [DELETE]: undefined, [POST]: { ...visa, id: 'card-3' } });
    await row('Visa •••• 4242');
    fireEvent.click(screen.getByRole('button', { name: 'Add card' }));
    fireEvent.input(await screen.findByLabelText('Card number'), { target: { value: '4242424242424242' } });
    fireEvent.input(screen.getByLabelText('Expiration date'), { target: { value: '1299' } });
    fireEvent.input(screen.getByLabelText('CVC'), { target: { value: '123' } });
    fireEvent.click(within(await remove('Visa •••• 4242')).getByRole('button', { name: 'Remove card' }));
    await waitFor(() => expect(screen.queryByText('Visa •••• 4242')).toBeNull());
    fireEvent.click(screen.getByRole('button', { name: 'Add card' }));
    await waitFor(() => expect(api.callsOf(POST)[0]?.body).toMatchObject({ is_default: true }));
  });

  it('deletes nothing on Cancel, and does not warn where the card pays nothing', async () => {
    const { api } = await open({ [DELETE]: undefined });
    const question = await remove('Visa •••• 4242');
    expect(question.textContent).not.toContain('active subscription');
    fireEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(api.callsOf(DELETE)).toHaveLength(0);
  });

  it('R213 R218 R236: says that it failed, and keeps the card', async () => {
    await open({ [DELETE]: failure(500) });
    fireEvent.click(within(await remove('Visa •••• 4242')).getByRole('button', { name: 'Remove card' }));
    expect(await screen.findByText('Deletion Failed')).toBeTruthy();
    expect(screen.getByText('Failed to delete payment method')).toBeTruthy();
    expect(await row('Visa •••• 4242')).toBeTruthy();
  });

  it('F301: who could not remove a card goes on from its button', async () => {
    await open({ [DELETE]: failure(400) });
    const button = within(await row('Visa •••• 4242')).getByRole('button', { name: 'Remove' });
    button.focus();
    fireEvent.click(within(await remove('Visa •••• 4242')).getByRole('button', { name: 'Remove card' }));
    expect(await screen.findByText('Deletion Failed')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(document.activeElement).toBe(button);
  });
});

describe('in other languages', () => {
  it.each([
    ['/es', 'Usar como predeterminada', 'Método de pago actualizado'],
    ['/ru', 'Сделать основной', 'Способ оплаты обновлён'],
  ])('R236: %s has words for a result, never the key', async (prefix, button, notice) => {
    const PUT = 'PUT /api/v1/payment-methods/card-2';
    await open({ [PUT]: { ...mastercard, is_default: true } }, `${prefix}/dashboard/billing/payment-methods`);
    fireEvent.click(within(await row('Mastercard •••• 4444')).getByRole('button', { name: button }));
    expect(await screen.findByText(notice)).toBeTruthy();
    expect(document.body.textContent).not.toContain('api.payment');
  });
});
