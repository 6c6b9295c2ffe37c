import { failure } from '@careline/shared/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { buy, enabled, findBuyButton, openNumberPicker, phones, purchases, search } from '../testing/number-picker';
import { fresh, LIST, number, PHONES } from '../testing/telephony-platform';

afterEach(() => {
  vi.useRealTimers();
});

describe('one purchase, whatever happens', () => {
  it('a double click asks once and buys once', async () => {
    const test = await openNumberPicker();
    await search();
    const button = await enabled(findBuyButton());
    fireEvent.click(button);
    fireEvent.click(button);
    const confirm = await screen.findByRole('button', { name: 'Buy for $4.50' });
    fireEvent.click(confirm);
    fireEvent.click(confirm);
    fireEvent.click(button);
    expect(await screen.findByText('Number Purchased')).toBeTruthy();
    expect(screen.queryByRole('alertdialog', { name: /^Buy/ })).toBeNull();
    expect(purchases(test)).toHaveLength(1);
  });

  it('sends nothing where another tab has bought the number meanwhile, and says so', async () => {
    const test = await openNumberPicker();
    const changes: unknown[] = [];
    test.platform.events.on('number.changed').subscribe((change) => changes.push(change));
    await search();
    await enabled(findBuyButton());
    test.api.answer(LIST, [number]);
    await buy();
    expect(await screen.findByText('This number is already yours')).toBeTruthy();
    expect(purchases(test)).toHaveLength(0);
    expect(changes).toMatchObject([{ id: 'number-1', change: 'purchased' }]);
  });

  it('waits for a tab that is buying the same number', async () => {
    let release: () => void = () => {};
    const other = new Promise<void>((resolve) => {
      release = resolve;
    });
    const request = vi.fn(async (_name: string, action: () => Promise<unknown>) => other.then(action));
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { locks: { request } }));
    const test = await openNumberPicker();
    await buy();
    await waitFor(() => expect(request).toHaveBeenCalledWith('careline.number.+15035550114', expect.any(Function)));
    test.api.answer(LIST, [number]);
    await act(async () => release());
    expect(await screen.findByText('This number is already yours')).toBeTruthy();
    expect(purchases(test)).toHaveLength(0);
  });

  it.each([409, 500, 504])('an answer %i for a number that was bought all the same is a success', async (status) => {
    const test = await openNumberPicker();
    const lost = () => {
      test.api.answer(LIST, [number]);
      return failure(status);
    };
    test.api.answer(PHONES, phones([fresh], lost));
    const changes: unknown[] = [];
    test.platform.events.on('number.changed').subscribe((change) => changes.push(change));
    await buy();
    expect(await screen.findByText('Successfully acquired (503) 555-0114')).toBeTruthy();
    expect(purchases(test)).toHaveLength(1);
    expect(changes).toMatchObject([{ id: 'number-1', change: 'purchased' }]);
  });

  it('after a time-out the outcome is looked up and told', async () => {
    const test = await openNumberPicker({ answers: { [PHONES]: phones([fresh], () => new Promise(() => {})) } });
    await search();
    fireEvent.click(await enabled(findBuyButton()));
    const confirm = await screen.findByRole('button', { name: 'Buy for $4.50' });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    fireEvent.click(confirm);
    await waitFor(() => expect(purchases(test)).toHaveLength(1));
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await screen.findByText(/took too long to answer.*We checked: nothing was changed/)).toBeTruthy();
    expect(purchases(test)).toHaveLength(1);
  });

  it('looks for other numbers where somebody else was faster', async () => {
    const test = await openNumberPicker({ answers: { [PHONES]: phones([fresh], failure(409, 'Just taken')) } });
    await buy();
    expect(await screen.findByText('Just taken')).toBeTruthy();
    await waitFor(() => expect(test.api.callsOf(PHONES)).toHaveLength(3));
  });
});
