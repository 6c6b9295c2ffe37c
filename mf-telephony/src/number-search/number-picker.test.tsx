import { queryKeys } from '@careline/shared/api';
import { failure, type TestPlatform, type TestPlatformOptions } from '@careline/shared/testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { NumberPickerWidget } from '../phone-numbers/number-picker-widget';
import {
  createTelephonyPlatform,
  fresh,
  LIST,
  number,
  PHONES,
  PROFILE,
  profile,
  recycled,
  SUBSCRIPTIONS,
  subscription,
} from '../testing/telephony-platform';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** Search and purchase are one address; a body with `phone_number` buys (specification.md §7). */
function phones(found: unknown, bought: unknown = number) {
  return ({ body }: { body: object }) => {
    const answer = 'phone_number' in body ? bought : found;
    return typeof answer === 'function' ? answer() : answer;
  };
}

interface Opening extends TestPlatformOptions {
  readonly onChanged?: () => void;
}

async function open({ onChanged, ...options }: Opening = {}): Promise<TestPlatform> {
  const test = await createTelephonyPlatform({
    path: '/onboarding/twilio-numbers',
    ...options,
    answers: { [PHONES]: phones({ data: [fresh, recycled] }), ...options.answers },
  });
  test.show(<NumberPickerWidget {...(onChanged && { onChanged })} />);
  return test;
}

async function search(): Promise<void> {
  fireEvent.click(await screen.findByRole('button', { name: 'Search numbers' }));
}

const buyButton = (name = 'Buy (503) 555-0114') => screen.findByRole<HTMLButtonElement>('button', { name });
const purchases = ({ api }: TestPlatform) =>
  api.callsOf(PHONES).flatMap(({ body }) => (Object(body).phone_number === undefined ? [] : [body]));

async function enabled(button: Promise<HTMLButtonElement>): Promise<HTMLButtonElement> {
  const found = await button;
  await waitFor(() => expect(found.disabled).toBe(false));
  return found;
}

async function buy(confirm = 'Buy for $4.50'): Promise<void> {
  await search();
  fireEvent.click(await enabled(buyButton()));
  fireEvent.click(await screen.findByRole('button', { name: confirm }));
}

describe('searching', () => {
  it('R199: searches, and searches with recycled numbers, by bodies without phone_number', async () => {
    const test = await open();
    fireEvent.change(await screen.findByLabelText('Area code'), { target: { value: '503' } });
    fireEvent.change(screen.getByLabelText('Digits or letters'), { target: { value: '01-14' } });
    await search();
    expect(await buyButton()).toBeTruthy();
    fireEvent.click(screen.getByLabelText('Include recycled numbers'));
    await search();
    await waitFor(() => expect(test.api.callsOf(PHONES)).toHaveLength(2));
    const body = { action: 'search', country: 'US', area_code: '503', contains: '0114', limit: 20 };
    expect(test.api.callsOf(PHONES).map((call) => call.body)).toEqual([body, { ...body, include_recycled: true }]);
  });

  it('shows the search that the address holds, and leaves out what the professional owns already', async () => {
    await open({
      path: '/onboarding/twilio-numbers?area_code=503&include_recycled=1',
      answers: { [LIST]: [{ ...number, phone_number: '503-555-0114' }] },
    });
    expect(await buyButton('Buy (503) 555-0120')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Buy (503) 555-0114' })).toBeNull());
    expect(screen.getByLabelText<HTMLInputElement>('Area code').value).toBe('503');
  });

  it('R244: marks what numbers can do, and shows prices and savings en-US in every language', async () => {
    await open({ path: '/ru/onboarding/twilio-numbers?area_code=503' });
    const row = (await screen.findByText('(503) 555-0120')).closest('tr');
    expect(row?.textContent).toContain('Освободившийся');
    expect(row?.textContent).toContain('$0.00 экономия $1,234.50');
    expect(row?.textContent).toContain('ЗвонкиSMS');
    expect(row?.textContent).not.toContain('MMS');
  });

  it('refuses an area code that is none, without a call', async () => {
    const { api } = await open();
    fireEvent.change(await screen.findByLabelText('Area code'), { target: { value: '41' } });
    await search();
    expect(await screen.findByText('An area code has three digits, such as 415')).toBeTruthy();
    expect(api.callsOf(PHONES)).toHaveLength(0);
  });

  it('says so where nothing was found', async () => {
    await open({ answers: { [PHONES]: [] } });
    await search();
    expect(await screen.findByText('No numbers found')).toBeTruthy();
  });

  it('R216 R221: says that the search failed, and Retry searches again', async () => {
    const { api } = await open({ answers: { [PHONES]: failure(400) } });
    await search();
    await waitFor(() => expect(screen.getAllByText('Search Failed')).toHaveLength(2));
    expect(screen.getAllByText('Failed to search Twilio numbers')).toHaveLength(2);
    api.answer(PHONES, [fresh]);
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await buyButton()).toBeTruthy();
  });
});

describe('who may buy', () => {
  it.each([
    ['R115 R116', undefined, 'No subscription found. Subscribe to enable forwarding numbers.'],
    ['R115 R118', 'past_due', 'Payment past due. Please update your payment method.'],
    ['R115 R119', 'cancelled', 'Subscription cancelled. Reactivate to enable forwarding numbers.'],
    ['R115 R120', 'paused', 'Subscription paused. Reactivate to enable forwarding numbers.'],
    ['R115 R121', 'incomplete', 'Payment incomplete. Please complete payment setup.'],
    ['R115 R122', 'unpaid', 'Subscription inactive. Contact support for assistance.'],
  ])('%s: with the status %s the button is disabled and says why', async (_rows, status, message) => {
    await open({ answers: { [SUBSCRIPTIONS]: status === undefined ? [] : [{ ...subscription, status }] } });
    expect(await screen.findByText(message)).toBeTruthy();
    await search();
    const button = await buyButton();
    expect(button.disabled).toBe(true);
    expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toBe(message);
    expect(screen.getByRole('link', { name: 'Go to subscription' }).getAttribute('href')).toBe(
      '/onboarding/subscription',
    );
  });

  it('R115 R117: with an active subscription the button is enabled', async () => {
    await open();
    expect(await screen.findByText('Subscription active. You can create forwarding numbers.')).toBeTruthy();
    await search();
    expect((await buyButton()).disabled).toBe(false);
  });

  it('needs a verified phone', async () => {
    await open({ answers: { [PROFILE]: { ...profile, phone_numbers: profile.phone_numbers.slice(0, 1) } } });
    expect(await screen.findByText('No verified phone yet')).toBeTruthy();
    await search();
    expect((await buyButton()).disabled).toBe(true);
  });

  it('forwards to the chosen one of several verified phones, whose own subscription decides', async () => {
    const second = { id: 'phone-2', phone_number: '+14155550102', is_verified: true, is_primary: false };
    const both = { ...profile, phone_numbers: [...profile.phone_numbers, second] };
    const test = await open({
      answers: { [PROFILE]: both, [SUBSCRIPTIONS]: [{ ...subscription, phone_number_id: 'phone-2' }] },
    });
    const chooser = await screen.findByLabelText<HTMLSelectElement>('Forward calls to');
    expect(chooser.value).toBe('phone-2');
    await buy();
    await waitFor(() =>
      expect(purchases(test)).toEqual([{ phone_number: fresh.phone_number, forward_to_number: '+14155550102' }]),
    );
    fireEvent.change(chooser, { target: { value: 'phone-1' } });
    expect(await screen.findByText('No subscription found. Subscribe to enable forwarding numbers.')).toBeTruthy();
  });

  it('says that subscriptions could not be loaded, and Retry loads them', async () => {
    const { api } = await open({ answers: { [SUBSCRIPTIONS]: failure(400) } });
    expect(await screen.findByText('Failed to load subscriptions')).toBeTruthy();
    api.answer(SUBSCRIPTIONS, [subscription]);
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Subscription active. You can create forwarding numbers.')).toBeTruthy();
  });
});

describe('buying', () => {
  it('R199 R233: asks with price and target, buys, tells everybody', async () => {
    const onChanged = vi.fn();
    const test = await open({ onChanged });
    const changes: unknown[] = [];
    test.platform.events.on('number.changed').subscribe((change) => changes.push(change));
    await search();
    fireEvent.click(await enabled(buyButton()));
    const question = await screen.findByRole('dialog', { name: 'Buy (503) 555-0114?' });
    expect(question.textContent).toContain('$4.50 will be charged to your default card');
    expect(question.textContent).toContain('forwarded to (415) 555-0101');
    expect(purchases(test)).toHaveLength(0);
    fireEvent.click(within(question).getByRole('button', { name: 'Buy for $4.50' }));
    expect(await screen.findByText('Number Purchased')).toBeTruthy();
    expect(screen.getByText('Successfully acquired +15035550114')).toBeTruthy();
    expect(purchases(test)).toEqual([{ phone_number: '+15035550114', forward_to_number: '+14155550101' }]);
    expect(changes).toEqual([{ id: 'number-1', change: 'purchased' }]);
    expect(onChanged).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Buy (503) 555-0114' })).toBeNull());
  });

  it('R234 R244 R247: buys a recycled number with the default purpose, and says what it saved', async () => {
    const saved = { ...number, phone_number: recycled.phone_number, was_recycled: true, cost_savings: 1234.5 };
    const test = await open({
      path: '/onboarding/twilio-numbers?area_code=503',
      answers: { [PHONES]: phones([recycled], saved) },
    });
    fireEvent.click(await enabled(buyButton('Buy (503) 555-0120')));
    const question = await screen.findByRole('dialog');
    expect(question.textContent).toContain('costs $0.00; you save $1,234.50');
    fireEvent.click(within(question).getByRole('button', { name: 'Buy number' }));
    expect(await screen.findByText('Number Recycled!')).toBeTruthy();
    expect(screen.getByText('Successfully recycled +15035550120 - Saved $1,234.50')).toBeTruthy();
    expect(purchases(test)).toEqual([
      {
        phone_number: '+15035550120',
        purpose: 'Healthcare professional lead generation - call forwarding',
        forward_to_number: '+14155550101',
        recycle: true,
      },
    ]);
  });

  it.each([
    [{ price: undefined, cost_savings: undefined }, 'What it costs will be charged to your default card'],
    [{ price: undefined, cost_savings: 12 }, 'saves you $12.00; what it costs will be charged to your default card.'],
    [{ price: 3, cost_savings: undefined }, 'This recycled number costs $3.00. Calls'],
  ])('names no amount of a recycled number that the server does not tell: %j', async (amounts, words) => {
    await open({
      path: '/onboarding/twilio-numbers?area_code=503',
      answers: { [PHONES]: phones([{ ...recycled, ...amounts }]) },
    });
    fireEvent.click(await enabled(buyButton('Buy (503) 555-0120')));
    const question = await screen.findByRole('dialog');
    expect(question.textContent).toContain(words);
    expect(question.textContent).not.toContain('$0.00');
  });

  it.each([
    ['answer', undefined],
    ['look-up after a lost answer', failure(502)],
  ])('says what the offer saved where the %s does not tell it', async (_source, lost) => {
    const bought = { id: number.id, phone_number: recycled.phone_number };
    const test = await open({ path: '/onboarding/twilio-numbers?area_code=503' });
    const sell = () => {
      test.api.answer(LIST, [bought]);
      return lost ?? bought;
    };
    test.api.answer(PHONES, phones([recycled], sell));
    fireEvent.click(await enabled(buyButton('Buy (503) 555-0120')));
    fireEvent.click(await screen.findByRole('button', { name: 'Buy number' }));
    expect(await screen.findByText('Successfully recycled +15035550120 - Saved $1,234.50')).toBeTruthy();
  });

  it('while one number is bought, no other purchase can be asked for', async () => {
    const test = await open({ answers: { [PHONES]: phones([fresh, recycled], () => new Promise(() => {})) } });
    await buy();
    await waitFor(() => expect(purchases(test)).toHaveLength(1));
    const other = await buyButton('Buy (503) 555-0120');
    expect(other.getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(other);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(purchases(test)).toHaveLength(1);
  });

  it('does nothing where the question is answered with Cancel', async () => {
    const test = await open();
    await buy('Cancel');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(purchases(test)).toHaveLength(0);
  });

  it('R216 R221: says that it failed', async () => {
    await open({ answers: { [PHONES]: phones([fresh], failure(400)) } });
    await buy();
    expect(await screen.findByText('Purchase Failed')).toBeTruthy();
    expect(screen.getByText('Failed to purchase Twilio number')).toBeTruthy();
  });

  it('looks again at the subscription that a refusal tells of, and at what the refusal may have booked', async () => {
    const test = await open({ answers: { [PHONES]: phones([fresh], failure(409, 'Subscription paused')) } });
    const { queries } = test.platform;
    queries.setQueryData([...queryKeys.transactions, 'phone-1', {}], { transactions: [] });
    expect(await screen.findByText('Subscription active. You can create forwarding numbers.')).toBeTruthy();
    test.api.answer(SUBSCRIPTIONS, [{ ...subscription, status: 'paused' }]);
    await buy();
    expect(await screen.findByText('Subscription paused. Reactivate to enable forwarding numbers.')).toBeTruthy();
    expect(queries.getQueryState([...queryKeys.transactions, 'phone-1', {}])?.isInvalidated).toBe(true);
    expect((await buyButton()).disabled).toBe(true);
  });

  it('asks for nothing again after a success', async () => {
    const test = await open();
    await buy();
    expect(await screen.findByText('Number Purchased')).toBeTruthy();
    expect(test.api.callsOf(SUBSCRIPTIONS)).toHaveLength(1);
    expect(test.api.callsOf(PROFILE)).toHaveLength(1);
  });
});

describe('one purchase, whatever happens', () => {
  it('a double click asks once and buys once', async () => {
    const test = await open();
    await search();
    const button = await enabled(buyButton());
    fireEvent.click(button);
    fireEvent.click(button);
    const confirm = await screen.findByRole('button', { name: 'Buy for $4.50' });
    fireEvent.click(confirm);
    fireEvent.click(confirm);
    fireEvent.click(button);
    expect(await screen.findByText('Number Purchased')).toBeTruthy();
    expect(screen.queryByRole('dialog', { name: /^Buy/ })).toBeNull();
    expect(purchases(test)).toHaveLength(1);
  });

  it('sends nothing where another tab has bought the number meanwhile, and says so', async () => {
    const onChanged = vi.fn();
    const test = await open({ onChanged });
    await search();
    await enabled(buyButton());
    test.api.answer(LIST, [number]);
    await buy();
    expect(await screen.findByText('This number is already yours')).toBeTruthy();
    expect(purchases(test)).toHaveLength(0);
    expect(onChanged).toHaveBeenCalledOnce();
  });

  it('waits for a tab that is buying the same number', async () => {
    let release: () => void = () => {};
    const other = new Promise<void>((resolve) => {
      release = resolve;
    });
    const request = vi.fn(async (_name: string, action: () => Promise<unknown>) => other.then(action));
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { locks: { request } }));
    const test = await open();
    await buy();
    await waitFor(() => expect(request).toHaveBeenCalledWith('careline.number.+15035550114', expect.any(Function)));
    test.api.answer(LIST, [number]);
    await act(async () => release());
    expect(await screen.findByText('This number is already yours')).toBeTruthy();
    expect(purchases(test)).toHaveLength(0);
  });

  it.each([409, 500, 504])('an answer %i for a number that was bought all the same is a success', async (status) => {
    const test = await open();
    const lost = () => {
      test.api.answer(LIST, [number]);
      return failure(status);
    };
    test.api.answer(PHONES, phones([fresh], lost));
    test.platform.queries.setQueryData(queryKeys.transactionSummary, {});
    await buy();
    expect(await screen.findByText('Successfully acquired +15035550114')).toBeTruthy();
    expect(purchases(test)).toHaveLength(1);
    expect(test.platform.queries.getQueryState(queryKeys.transactionSummary)?.isInvalidated).toBe(true);
  });

  it('after a time-out the outcome is looked up and told', async () => {
    const test = await open({ answers: { [PHONES]: phones([fresh], () => new Promise(() => {})) } });
    await search();
    fireEvent.click(await enabled(buyButton()));
    const confirm = await screen.findByRole('button', { name: 'Buy for $4.50' });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    fireEvent.click(confirm);
    await waitFor(() => expect(purchases(test)).toHaveLength(1));
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await screen.findByText(/took too long to answer.*We checked: nothing was changed/)).toBeTruthy();
    expect(purchases(test)).toHaveLength(1);
  });

  it('looks for other numbers where somebody else was faster', async () => {
    const test = await open({ answers: { [PHONES]: phones([fresh], failure(409, 'Just taken')) } });
    await buy();
    expect(await screen.findByText('Just taken')).toBeTruthy();
    await waitFor(() => expect(test.api.callsOf(PHONES)).toHaveLength(3));
  });
});
