import { failure, heldBack } from '@careline/shared/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { enabled, findBuyButton, openNumberPicker, search } from '../testing/number-picker';
import { fresh, LIST, number, PHONES } from '../testing/telephony-platform';

describe('searching', () => {
  it('U10: begins with the area code of the own phone; without one, numbers of its area come first', async () => {
    const near = { ...fresh, phone_number: '+14155550177' };
    const { api } = await openNumberPicker({ answers: { [PHONES]: [fresh, near] } });
    const field = await screen.findByLabelText<HTMLInputElement>('Area code');
    await waitFor(() => expect(field.value).toBe('415'));
    expect(screen.getByText(/415 is the area code of your own phone/)).toBeTruthy();
    await search();
    await findBuyButton();
    expect(api.callsOf(PHONES)[0]?.body).toMatchObject({ area_code: '415' });

    fireEvent.change(field, { target: { value: '' } });
    await search();
    await waitFor(() => expect(api.callsOf(PHONES)).toHaveLength(2));
    expect(api.callsOf(PHONES)[1]?.body).not.toHaveProperty('area_code');
    await findBuyButton();
    const names = screen.getAllByRole('button', { name: /^Buy \(/ }).map((button) => button.getAttribute('aria-label'));
    expect(names).toEqual(['Buy (415) 555-0177', 'Buy (503) 555-0114']);
  });

  it('R199: searches, and searches with recycled numbers, by bodies without phone_number', async () => {
    const test = await openNumberPicker();
    fireEvent.change(await screen.findByLabelText('Area code'), { target: { value: '503' } });
    fireEvent.change(screen.getByLabelText('Digits or letters'), { target: { value: '01-14' } });
    await search();
    expect(await findBuyButton()).toBeTruthy();
    fireEvent.click(screen.getByLabelText('Include recycled numbers'));
    await search();
    await waitFor(() => expect(test.api.callsOf(PHONES)).toHaveLength(2));
    const body = { action: 'search', country: 'US', area_code: '503', contains: '0114', limit: 20 };
    expect(test.api.callsOf(PHONES).map((call) => call.body)).toEqual([body, { ...body, include_recycled: true }]);
  });

  it('F51: takes digits that were copied from a sentence of this site, and searches for them alone', async () => {
    const { api } = await openNumberPicker();
    const pasted = { target: { value: '(503)\u00a0555\u2060-\u20600114' } };
    fireEvent.change(await screen.findByLabelText('Digits or letters'), pasted);
    await search();
    await waitFor(() => expect(api.callsOf(PHONES)[0]?.body).toMatchObject({ contains: '5035550114' }));
    fireEvent.change(screen.getByLabelText('Digits or letters'), { target: { value: '555#' } });
    await search();
    expect(await screen.findByText('Use digits, letters and * only')).toBeTruthy();
    expect(api.callsOf(PHONES)).toHaveLength(1);
  });

  it('F142: takes an area code as phones show it, and cuts off nothing of what is pasted', async () => {
    const { api } = await openNumberPicker();
    const field = await screen.findByLabelText<HTMLInputElement>('Area code');
    expect(field.maxLength).toBe(-1);
    fireEvent.change(field, { target: { value: '(503) ' } });
    await search();
    await waitFor(() => expect(api.callsOf(PHONES)[0]?.body).toMatchObject({ area_code: '503' }));
  });

  it('shows the search that the address holds, and leaves out what the professional owns already', async () => {
    await openNumberPicker({
      path: '/onboarding/twilio-numbers?area_code=503&include_recycled=1',
      answers: { [LIST]: [{ ...number, phone_number: '503-555-0114' }] },
    });
    expect(await findBuyButton('Buy (503) 555-0120')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Buy (503) 555-0114' })).toBeNull());
    expect(screen.getByLabelText<HTMLInputElement>('Area code').value).toBe('503');
  });

  it('R244: marks what numbers can do, and shows prices and savings en-US in every language', async () => {
    await openNumberPicker({ path: '/ru/onboarding/twilio-numbers?area_code=503' });
    const row = (await screen.findByText('(503) 555-0120')).closest('tr');
    expect(row?.textContent).toContain('Использован ранее');
    expect(row?.textContent).toContain('$0.00 экономия $1,234.50');
    expect(row?.textContent).toContain('ЗвонкиSMS');
    expect(row?.textContent).not.toContain('MMS');
  });

  it('PD63: prices and savings are in the currency of the configured prices', async () => {
    await openNumberPicker({
      path: '/onboarding/twilio-numbers?area_code=503',
      config: { prices: { currency: 'EUR' } },
    });
    expect((await screen.findByText('(503) 555-0120')).closest('tr')?.textContent).toContain('€0.00 saves €1,234.50');
    fireEvent.click(await enabled(findBuyButton()));
    const question = await screen.findByRole('alertdialog');
    expect(question.textContent).toContain('The number costs €4.50 a month. The first €4.50 will be charged');
    expect(within(question).getByRole('button', { name: 'Buy for €4.50' })).toBeTruthy();
  });

  it('refuses an area code that is none, without a call', async () => {
    const { api } = await openNumberPicker();
    fireEvent.change(await screen.findByLabelText('Area code'), { target: { value: '41' } });
    await search();
    expect(await screen.findByText('An area code has three digits, such as 415')).toBeTruthy();
    expect(api.callsOf(PHONES)).toHaveLength(0);
  });

  it('says so where nothing was found', async () => {
    await openNumberPicker({ answers: { [PHONES]: [] } });
    await search();
    expect(await screen.findByText('No numbers found')).toBeTruthy();
  });

  it('F302 F318: says that it searches also where the same search is made again, and moves nowhere', async () => {
    const { api, navigation } = await openNumberPicker();
    await search();
    await findBuyButton();
    const moves = navigation.visited.length;
    const again = heldBack();
    api.answer(PHONES, again.answer);
    await search();
    await waitFor(() => expect(api.callsOf(PHONES)).toHaveLength(2));
    // Time for a form that is done to say so.
    await act(async () => {});
    expect(screen.getByRole('button', { name: 'Searching…' })).toBeTruthy();
    await again.arrive([fresh]);
    expect(await screen.findByRole('button', { name: 'Search numbers' })).toBeTruthy();
    expect(navigation.visited).toHaveLength(moves);
  });

  it('R216 R221: says that the search failed, and Retry searches again', async () => {
    const { api } = await openNumberPicker({ answers: { [PHONES]: failure(400) } });
    await search();
    await waitFor(() => expect(screen.getAllByText('Search Failed')).toHaveLength(2));
    expect(screen.getAllByText('Failed to search Twilio numbers')).toHaveLength(2);
    api.answer(PHONES, [fresh]);
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await findBuyButton()).toBeTruthy();
  });
});
