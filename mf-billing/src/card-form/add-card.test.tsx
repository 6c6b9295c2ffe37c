import { failure, type TestPlatform, type TestPlatformOptions } from '@careline/shared/testing';
import { act, findByLabelText, fireEvent, screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PaymentMethodsWidget } from '../payment-methods/payment-methods-widget';
import { createBillingPlatform, subscription, visa } from '../testing/billing-platform';
import { bring, comingScript } from '../testing/coming-script';
import { STRIPE_SCRIPT } from './card-frame';
import { createStandIn } from './stand-in';

const LIST = 'GET /api/v1/payment-methods';
const POST = 'POST /api/v1/payment-methods';

afterEach(() => {
  vi.useRealTimers();
});

/** Onboarding's step: without a card the form is there at once. */
async function open(options: TestPlatformOptions = {}): Promise<TestPlatform> {
  const test = await createBillingPlatform({
    path: '/onboarding/payment-methods',
    ...options,
    answers: { [LIST]: [], 'GET /api/v1/phone-subscriptions': [], ...options.answers },
  });
  test.show(
    <StrictMode>
      <PaymentMethodsWidget isStep />
    </StrictMode>,
  );
  return test;
}

async function type(number: string, expiry = '1299', cvc = '123'): Promise<void> {
  fireEvent.input(await screen.findByLabelText('Card number'), { target: { value: number } });
  fireEvent.input(screen.getByLabelText('Expiration date'), { target: { value: expiry } });
  fireEvent.input(screen.getByLabelText('CVC'), { target: { value: cvc } });
}

const submit = async () => fireEvent.click(await screen.findByRole('button', { name: 'Add card' }));

describe('with the real Stripe components over the stand-in', () => {
  it('R190 R236: posts what Stripe made of the card, never its number or CVC; the first card is the default', async () => {
    const { api, platform } = await open({ answers: { [POST]: { data: visa } } });
    const changes: unknown[] = [];
    platform.events.on('payment-method.changed').subscribe((change) => changes.push(change));
    await type('4242424242424242');
    const button = screen.getByRole('button', { name: 'Add card' });
    fireEvent.click(button);
    fireEvent.click(button);
    expect(await screen.findByText('Payment method added')).toBeTruthy();
    expect(api.callsOf(POST).map((call) => call.body)).toEqual([
      {
        type: 'card',
        last_four: '4242',
        brand: 'visa',
        exp_month: 12,
        exp_year: 2099,
        stripe_payment_method_id: expect.stringMatching(/^pm_/),
        is_default: true,
      },
    ]);
    expect(await screen.findByText('Visa •••• 4242')).toBeTruthy();
    expect(screen.queryByLabelText('Card number')).toBeNull();
    expect(changes).toMatchObject([{ id: 'card-1', change: 'created' }]);
  });

  it('adds a second card without making it the default, after a remount of the form', async () => {
    const { api } = await open({ answers: { [LIST]: [visa], [POST]: { ...visa, id: 'card-2', is_default: false } } });
    fireEvent.click(await screen.findByRole('button', { name: 'Add card' }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Card number')));
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    fireEvent.click(screen.getByRole('button', { name: 'Add card' }));
    await type('5555555555554444');
    await submit();
    await waitFor(() => expect(api.callsOf(POST)).toHaveLength(1));
    expect(api.callsOf(POST)[0]?.body).toMatchObject({ is_default: false, brand: 'mastercard', last_four: '4444' });
  });

  it.each([
    ['the paying card is good', visa, 'active', false],
    ['the paying card expires', { ...visa, exp_year: 2020 }, 'active', true],
    ['a payment has failed', visa, 'past_due', true],
  ])('offers the new card as the one that pays; where %s that is chosen: %#', async (_case, card, status, isChosen) => {
    const { api } = await open({
      answers: {
        [LIST]: [card],
        'GET /api/v1/phone-subscriptions': [{ ...subscription, status }],
        [POST]: { ...visa, id: 'card-2' },
      },
    });
    await screen.findByText(/4242/);
    fireEvent.click(screen.getByRole('button', { name: 'Add card' }));
    await type('5555555555554444');
    const choice = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Pay with this card from now on' });
    expect(choice.checked).toBe(isChosen);
    fireEvent.click(choice);
    await submit();
    await waitFor(() => expect(api.callsOf(POST)[0]?.body).toMatchObject({ is_default: !isChosen }));
  });

  it.each([
    ['an empty form', '', 'Your card number is incomplete.'],
    ['a declined card', '4000000000000002', 'Your card was declined.'],
    ['a mistyped number', '4242424242424241', 'Your card number is invalid.'],
    [
      'a card that is no test card',
      '4111111111111111',
      'Your card was declined: in test mode only test cards are accepted.',
    ],
  ])('shows what is wrong with %s beside the fields and posts nothing', async (_case, number, message) => {
    const { api } = await open();
    await type(number);
    await submit();
    expect((await screen.findByText(message)).closest('[role=alert]')).toBeTruthy();
    expect(api.callsOf(POST)).toHaveLength(0);
  });

  it('AX26: the field that is wrong says so, and no longer once it is mended', async () => {
    await open();
    await type('4242424242424241');
    const number = screen.getByLabelText('Card number');
    await submit();
    await waitFor(() => expect(number.getAttribute('aria-invalid')).toBe('true'));
    expect(screen.getByLabelText('CVC').getAttribute('aria-invalid')).toBeNull();
    fireEvent.input(number, { target: { value: '4242424242424242' } });
    expect(number.getAttribute('aria-invalid')).toBeNull();
  });

  it('R153 R213 R236: an answer without data is said so, and the form stays', async () => {
    await open({ answers: { [POST]: {} } });
    await type('4242424242424242');
    await submit();
    expect(await screen.findByText('Creation Failed')).toBeTruthy();
    expect(screen.getAllByText('No payment method data received')).not.toHaveLength(0);
    expect(screen.getByLabelText('Card number')).toBeTruthy();
  });

  it('R213 R218: a refusal is said so, and a second attempt sends the same card', async () => {
    const { api } = await open({ answers: { [POST]: failure(400) } });
    await type('4242424242424242');
    await submit();
    expect(await screen.findByText('Creation Failed')).toBeTruthy();
    expect(screen.getAllByText('Failed to create payment method')).not.toHaveLength(0);
    await submit();
    await waitFor(() => expect(api.callsOf(POST)).toHaveLength(2));
    const [first, second] = api.callsOf(POST);
    expect(second?.body).toEqual(first?.body);
  });

  it('F294: of a card that is mended while it is on its way a second attempt sends what stands in the fields', async () => {
    const { api } = await open({ answers: { [POST]: failure(400) } });
    await type('4242424242424242');
    // At once: the payment method of the first number comes after the fields have another.
    fireEvent.click(screen.getByRole('button', { name: 'Add card' }));
    fireEvent.input(screen.getByLabelText('Card number'), { target: { value: '5555555555554444' } });
    await screen.findByText('Creation Failed');
    await submit();
    await waitFor(() => expect(api.callsOf(POST)).toHaveLength(2));
    expect(api.callsOf(POST).map(({ body }) => body)).toMatchObject([{ last_four: '4242' }, { last_four: '4444' }]);
  });

  it('after a lost answer looks whether the card was added, and says so', async () => {
    const { api } = await open({
      answers: {
        [POST]: (call: { body: { stripe_payment_method_id: string } }) => {
          api.answer(LIST, [{ ...visa, stripe_payment_method_id: call.body.stripe_payment_method_id }]);
          return failure(504);
        },
      },
    });
    await type('4242424242424242');
    await submit();
    expect(await screen.findByText('Payment method added')).toBeTruthy();
    expect(api.callsOf(POST)).toHaveLength(1);
  });

  it('after a lost answer that changed nothing says that one can try again', async () => {
    await open({ answers: { [POST]: failure(503) } });
    await type('4242424242424242');
    await submit();
    expect((await screen.findAllByText(/We checked: nothing was changed/)).length).toBeGreaterThan(0);
  });
});

describe('loading Stripe', () => {
  const config = { stripePublishableKey: 'pk_live_1' };
  const makeStripe = vi.fn((_key: string, _options: object) => createStandIn((key) => key));
  const frames = () => document.querySelectorAll('iframe');

  it('asks nothing of Stripe without a key, and says that it is test mode', async () => {
    await open();
    expect(await screen.findByLabelText('Card number')).toBeTruthy();
    expect(screen.getByText('Test mode')).toBeTruthy();
    expect(frames()).toHaveLength(0);
  });

  it('loads the script with a key once a card is to be entered, in a frame; blocked or hanging, Retry asks for a fresh one', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    const { api } = await open({ config, answers: { [LIST]: [visa], [POST]: { ...visa, id: 'card-2' } } });
    const button = await screen.findByRole('button', { name: 'Add card' });
    expect(frames()).toHaveLength(0);
    fireEvent.click(button);
    const blocked = await comingScript();
    expect(screen.queryByText('Test mode')).toBeNull();
    fireEvent.click(screen.getByRole('checkbox'));
    // One that failed is asked for once more.
    blocked.dispatchEvent(new Event('error'));
    (await comingScript(blocked)).dispatchEvent(new Event('error'));
    expect(await screen.findByText('The card form is unavailable')).toBeTruthy();
    expect(await screen.findByText('Visa •••• 4242')).toBeTruthy();
    expect(frames()).toHaveLength(0);

    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await comingScript();
    await vi.advanceTimersByTimeAsync(10_000);
    const retry = await screen.findByRole('button', { name: 'Retry' });
    retry.focus();
    fireEvent.click(retry);
    const healthy = await comingScript();
    expect(document.activeElement).not.toBe(document.body);
    expect(healthy.src).toBe(STRIPE_SCRIPT);
    bring(healthy, makeStripe);
    const within = healthy.ownerDocument.body;
    fireEvent.input(await findByLabelText(within, 'standIn.number'), { target: { value: '5555555555554444' } });
    fireEvent.input(await findByLabelText(within, 'standIn.expiry'), { target: { value: '1299' } });
    fireEvent.input(await findByLabelText(within, 'standIn.cvc'), { target: { value: '123' } });
    await submit();
    await waitFor(() => expect(api.callsOf(POST)[0]?.body).toMatchObject({ last_four: '4444', is_default: true }));
    expect(frames()).toHaveLength(0);
  });

  it('what is left of a card whose form was left before Stripe answered is told', async () => {
    const makeSlowStripe = () => ({ ...makeStripe('', {}), createPaymentMethod: () => new Promise(() => {}) });
    await open({ config, answers: { [LIST]: [visa] } });
    fireEvent.click(await screen.findByRole('button', { name: 'Add card' }));
    bring(await comingScript(), makeSlowStripe);
    await waitFor(() => expect(screen.queryByText('Loading…')).toBeNull());
    await submit();
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByText('Creation Failed')).toBeTruthy();
  });

  it('F298: Retry keeps the focus while it fails, and leaves it with the form that comes', async () => {
    vi.stubGlobal('Stripe', makeStripe);
    makeStripe.mockClear();
    makeStripe.mockReturnValueOnce({}).mockReturnValueOnce({});
    await open({ config });
    const retry = await screen.findByRole('button', { name: 'Retry' });
    retry.focus();
    fireEvent.click(retry);
    await waitFor(() => expect(makeStripe).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Retry' })));
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    const field = await screen.findByLabelText('standIn.number');
    expect(document.activeElement).not.toBe(document.body);
    expect(document.activeElement?.contains(field)).toBe(true);
  });

  it('F52: Stripe says why it declines in the language in which the form is opened; a switch keeps what was typed', async () => {
    vi.stubGlobal('Stripe', makeStripe);
    makeStripe.mockClear();
    const told = () => makeStripe.mock.calls.map(([, options]) => options);
    const { navigation } = await open({ path: '/ru/onboarding/payment-methods', config, answers: { [LIST]: [visa] } });
    fireEvent.click(await screen.findByRole('button', { name: 'Добавить карту' }));
    const field = await screen.findByLabelText<HTMLInputElement>('standIn.number');
    expect(told()).toEqual([{ locale: 'ru' }]);
    fireEvent.input(field, { target: { value: '4242' } });
    await act(() => navigation.navigate('/es/onboarding/payment-methods'));
    const cancel = await screen.findByRole('button', { name: 'Cancelar' });
    expect(screen.getByLabelText<HTMLInputElement>('standIn.number').value).toBe('4242');
    fireEvent.click(cancel);
    fireEvent.click(await screen.findByRole('button', { name: 'Añadir tarjeta' }));
    await screen.findByLabelText('standIn.number');
    expect(told()).toEqual([{ locale: 'ru' }, { locale: 'es' }]);
  });
});
