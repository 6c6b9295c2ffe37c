import { queryKeys } from '@careline/shared/api';
import { failure } from '@careline/shared/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { buy, enabled, findBuyButton, openNumberPicker, phones, purchases, search } from '../testing/number-picker';
import {
  CARDS,
  fresh,
  LIST,
  number,
  PHONES,
  PROFILE,
  recycled,
  SUBSCRIPTIONS,
  subscription,
} from '../testing/telephony-platform';

describe('buying', () => {
  it('R199 R233: asks with price and target, buys, tells everybody', async () => {
    const test = await openNumberPicker();
    const changes: unknown[] = [];
    test.platform.events.on('number.changed').subscribe((change) => changes.push(change));
    await search();
    fireEvent.click(await enabled(findBuyButton()));
    const question = await screen.findByRole('alertdialog', { name: 'Buy (503) 555-0114?' });
    expect(question.textContent).toContain(
      'The number costs $4.50 a month. The first $4.50 will be charged to your card',
    );
    expect(question.textContent).toContain('forwarded to (415) 555-0101');
    expect(purchases(test)).toHaveLength(0);
    const scrolled: (string | null)[] = [];
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
      scrolled.push(this.textContent);
    });
    fireEvent.click(within(question).getByRole('button', { name: 'Buy for $4.50' }));
    expect(await screen.findByText('Number Purchased')).toBeTruthy();
    expect(screen.getByText('Successfully acquired (503) 555-0114')).toBeTruthy();
    const receipt = '(503) 555-0114 is yours. It costs $4.50 a month, as long as you keep it.';
    expect(await screen.findByText(receipt)).toBeTruthy();
    // It stands above the list, of which the buyer may have seen a later row.
    expect(scrolled).toEqual([receipt]);
    expect(purchases(test)).toEqual([{ phone_number: '+15035550114', forward_to_number: '+14155550101' }]);
    expect(changes).toMatchObject([{ id: 'number-1', change: 'purchased', price: 4.5 }]);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Buy (503) 555-0114' })).toBeNull());
  });

  it.each([
    ['', 'The first $4.50 will be charged to Visa •••• 4242. Calls'],
    ['/es', 'se cargará en su Visa •••• 4242. Las llamadas'],
    ['/ru', 'спишется с карты Visa •••• 4242. Звонки'],
  ])('PD63: the question names the card that is charged, under "%s"', async (prefix, words) => {
    const card = { id: 'card-1', brand: 'visa', last_four: '4242', is_default: true };
    const other = { ...card, id: 'card-2', brand: 'mastercard', last_four: '4444', is_default: false };
    await openNumberPicker({
      path: `${prefix}/onboarding/twilio-numbers?area_code=503`,
      answers: { [CARDS]: [other, card] },
    });
    fireEvent.click(await enabled(screen.findByRole('button', { name: /\(503\) 555-0114$/ })));
    expect((await screen.findByRole('alertdialog')).textContent?.replaceAll('\u00a0', ' ')).toContain(words);
  });

  it('R234 R244 R247: buys a recycled number with the default purpose, and says what it saved', async () => {
    const saved = { ...number, phone_number: recycled.phone_number, was_recycled: true, cost_savings: 1234.5 };
    const test = await openNumberPicker({
      path: '/onboarding/twilio-numbers?area_code=503',
      answers: { [PHONES]: phones([recycled], saved) },
    });
    fireEvent.click(await enabled(findBuyButton('Buy (503) 555-0120')));
    const question = await screen.findByRole('alertdialog');
    expect(question.textContent).toContain('costs $0.00 a month; you save $1,234.50');
    fireEvent.click(within(question).getByRole('button', { name: 'Buy number' }));
    expect(await screen.findByText('Number Recycled!')).toBeTruthy();
    expect(screen.getByText('Successfully recycled (503) 555-0120 - Saved $1,234.50')).toBeTruthy();
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
    [{ price: undefined, cost_savings: undefined }, 'Its monthly price will be charged to your card'],
    [{ price: undefined, cost_savings: 12 }, 'saves you $12.00; its monthly price will be charged to your card.'],
    [{ price: 3, cost_savings: undefined }, 'costs $3.00 a month. The first $3.00 will be charged to your card. Calls'],
    [{ price: 3, cost_savings: 2 }, 'you save $2.00. The first $3.00 will be charged to your card.'],
  ])(
    'U10: tells when a recycled number is charged, and no amount that the server does not tell: %j',
    async (amounts, words) => {
      await openNumberPicker({
        path: '/onboarding/twilio-numbers?area_code=503',
        answers: { [PHONES]: phones([{ ...recycled, ...amounts }]) },
      });
      fireEvent.click(await enabled(findBuyButton('Buy (503) 555-0120')));
      const question = await screen.findByRole('alertdialog');
      expect(question.textContent).toContain(words);
      expect(question.textContent).not.toContain('$0.00');
    },
  );

  it.each([
    ['answer', undefined],
    ['look-up after a lost answer', failure(502)],
  ])('says what the offer saved where the %s does not tell it', async (_source, lost) => {
    const bought = { id: number.id, phone_number: recycled.phone_number };
    const test = await openNumberPicker({ path: '/onboarding/twilio-numbers?area_code=503' });
    const sell = () => {
      test.api.answer(LIST, [bought]);
      return lost ?? bought;
    };
    test.api.answer(PHONES, phones([recycled], sell));
    fireEvent.click(await enabled(findBuyButton('Buy (503) 555-0120')));
    fireEvent.click(await screen.findByRole('button', { name: 'Buy number' }));
    expect(await screen.findByText('Successfully recycled (503) 555-0120 - Saved $1,234.50')).toBeTruthy();
  });

  it('F215: names no saving that neither the offer nor the answer tells', async () => {
    const { cost_savings: _, ...offer } = recycled;
    const { cost_savings: __, ...answer } = { ...number, phone_number: recycled.phone_number, was_recycled: true };
    await openNumberPicker({
      path: '/onboarding/twilio-numbers?area_code=503',
      answers: { [PHONES]: phones([offer], answer) },
    });
    fireEvent.click(await enabled(findBuyButton('Buy (503) 555-0120')));
    fireEvent.click(await screen.findByRole('button', { name: 'Buy number' }));
    expect(await screen.findByText('Successfully recycled (503) 555-0120')).toBeTruthy();
  });

  it('while one number is bought, no other purchase can be asked for', async () => {
    const test = await openNumberPicker({
      answers: { [PHONES]: phones([fresh, recycled], () => new Promise(() => {})) },
    });
    await buy();
    await waitFor(() => expect(purchases(test)).toHaveLength(1));
    const other = await findBuyButton('Buy (503) 555-0120');
    expect(other.getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(other);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(purchases(test)).toHaveLength(1);
  });

  it('does nothing where the question is answered with Cancel', async () => {
    const test = await openNumberPicker();
    await buy('Cancel');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(purchases(test)).toHaveLength(0);
  });

  it('R216 R221: says that it failed', async () => {
    await openNumberPicker({ answers: { [PHONES]: phones([fresh], failure(400)) } });
    await buy();
    expect(await screen.findByText('Purchase Failed')).toBeTruthy();
    expect(screen.getByText('Failed to purchase Twilio number')).toBeTruthy();
  });

  it('tells of a purchase that failed those who keep bookings and subscriptions, and shows what these say by now', async () => {
    const test = await openNumberPicker({
      answers: { [PHONES]: phones([fresh], failure(409, 'Subscription paused')) },
    });
    const failed: unknown[] = [];
    test.platform.events.on('number.purchase-failed').subscribe((event) => {
      failed.push(event);
      // As the shell does.
      void test.platform.queries.invalidateQueries({ queryKey: queryKeys.subscriptions });
    });
    expect(await screen.findByText('Subscription active. You can create forwarding numbers.')).toBeTruthy();
    test.api.answer(SUBSCRIPTIONS, [{ ...subscription, status: 'paused' }]);
    await buy();
    expect(await screen.findByText('Subscription paused. Reactivate to enable forwarding numbers.')).toBeTruthy();
    expect(failed).toMatchObject([{ phoneNumber: '+15035550114' }]);
    expect((await findBuyButton()).disabled).toBe(true);
  });

  it('asks for nothing again after a success', async () => {
    const test = await openNumberPicker();
    await buy();
    expect(await screen.findByText('Number Purchased')).toBeTruthy();
    expect(test.api.callsOf(SUBSCRIPTIONS)).toHaveLength(1);
    expect(test.api.callsOf(PROFILE)).toHaveLength(1);
  });
});
