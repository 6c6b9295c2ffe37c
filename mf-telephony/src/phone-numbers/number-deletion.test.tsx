import { failure, focusedText } from '@careline/shared/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buy, phones } from '../testing/number-picker';
import { findRow, openPhoneNumbers, rowText } from '../testing/phone-numbers-page';
import { fresh, LIST, number, PHONES } from '../testing/telephony-platform';

const DELETE = 'DELETE /api/v1/twilio/phones/user-1/number-1';
const other = { ...number, id: 'number-2', phone_number: '+15035550120', friendly_name: 'Evening line' };

describe('deleting a number', () => {
  async function ask() {
    fireEvent.click(within(await findRow('(503) 555-0114')).getByRole('button', { name: 'Delete' }));
    const question = await screen.findByRole('alertdialog', { name: 'Delete (503) 555-0114?' });
    return { question, confirm: within(question).getByRole('button', { name: 'Delete number' }) };
  }

  it('R201 R235: deletes after the question, which says that it is the only one', async () => {
    const { api, platform } = await openPhoneNumbers({ [LIST]: [number], [DELETE]: undefined });
    const changes: unknown[] = [];
    platform.events.on('number.changed').subscribe((event) => changes.push(event));
    const { question, confirm } = await ask();
    expect(question.textContent).toContain('It is your only number');
    expect(question.textContent).toContain('You cannot use most of the dashboard until then');
    expect(api.callsOf(DELETE)).toHaveLength(0);
    fireEvent.click(confirm);
    expect(await screen.findByText('Number Deleted')).toBeTruthy();
    expect(await screen.findByText('No forwarding number yet')).toBeTruthy();
    expect(api.callsOf(DELETE)).toHaveLength(1);
    expect(changes).toMatchObject([{ id: 'number-1', change: 'deleted' }]);
    expect(focusedText()).toContain('No forwarding number yet');
    expect(document.activeElement).not.toBe(document.body);
  });

  it('with others left the page stays, and the focus goes to their list', async () => {
    await openPhoneNumbers({ [LIST]: [number, other], [DELETE]: undefined });
    const { question, confirm } = await ask();
    expect(question.textContent).not.toContain('most of the dashboard');
    fireEvent.click(confirm);
    expect(await screen.findByText('Number Deleted')).toBeTruthy();
    expect(await rowText()).toContain('(503) 555-0120');
    const list = screen.getByRole('list', { name: 'Forwarding numbers' });
    expect(document.activeElement).not.toBe(document.body);
    expect(document.activeElement?.contains(list)).toBe(true);
  });

  it('F53: takes the focus from nobody who edits another number by then', async () => {
    let arrive: (body: object) => void = () => {};
    const answer = new Promise<object>((resolve) => {
      arrive = resolve;
    });
    const { api } = await openPhoneNumbers({ [LIST]: [number, other], [DELETE]: () => answer });
    fireEvent.click((await ask()).confirm);
    await waitFor(() => expect(api.callsOf(DELETE)).toHaveLength(1));
    fireEvent.click(within(await findRow('(503) 555-0120')).getByRole('button', { name: 'Edit' }));
    const name = screen.getByRole('textbox', { name: /^Name/ });
    await waitFor(() => expect(document.activeElement).toBe(name));
    arrive({});
    await waitFor(() => expect(screen.queryByText('(503) 555-0114')).toBeNull());
    expect(document.activeElement).toBe(name);
  });

  it('while one number is deleted, no other deletion can be confirmed', async () => {
    const { api } = await openPhoneNumbers({ [LIST]: [number, other], [DELETE]: () => new Promise(() => {}) });
    fireEvent.click((await ask()).confirm);
    await waitFor(() => expect(api.callsOf(DELETE)).toHaveLength(1));
    const second = within(await findRow('(503) 555-0120')).getByRole('button', { name: 'Delete' });
    await waitFor(() => expect(second.getAttribute('aria-disabled')).toBe('true'));
    fireEvent.click(second);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(screen.queryByText('Delete (503) 555-0120?')).toBeNull();
  });

  it('F208: a number that is being deleted cannot be opened for editing', async () => {
    const { api } = await openPhoneNumbers({ [LIST]: [number, other], [DELETE]: () => new Promise(() => {}) });
    fireEvent.click((await ask()).confirm);
    await waitFor(() => expect(api.callsOf(DELETE)).toHaveLength(1));
    const edit = within(await findRow('(503) 555-0114')).getByRole('button', { name: 'Edit' });
    await waitFor(() => expect(edit.getAttribute('aria-disabled')).toBe('true'));
    fireEvent.click(edit);
    expect(screen.queryByRole('textbox', { name: /^Name/ })).toBeNull();
  });

  it('F121: a number that another tab has deleted meanwhile is deleted, and no failure', async () => {
    const { api, platform } = await openPhoneNumbers({
      [LIST]: [number],
      [DELETE]: failure(404, 'Number not found'),
    });
    const changes: unknown[] = [];
    platform.events.on('number.changed').subscribe((event) => changes.push(event));
    const { confirm } = await ask();
    api.answer(LIST, []);
    fireEvent.click(confirm);
    expect(await screen.findByText('Number Deleted')).toBeTruthy();
    expect(await screen.findByText('No forwarding number yet')).toBeTruthy();
    expect(screen.queryByText('Delete Failed')).toBeNull();
    expect(changes).toMatchObject([{ id: 'number-1', change: 'deleted' }]);
    expect(document.activeElement).not.toBe(document.body);
  });

  it.each([
    ['with others left', [other]],
    ['and no other is left', []],
  ])('F284: leads the focus on where another tab has deleted the number whose row had it, %s', async (_words, left) => {
    const { api, platform } = await openPhoneNumbers({ [LIST]: [number, ...left] });
    within(await findRow('(503) 555-0114'))
      .getByRole('button', { name: 'Edit' })
      .focus();
    api.answer(LIST, left);
    await act(() => platform.queries.refetchQueries({ queryKey: ['forwarding-numbers'] }));
    await waitFor(() => expect(screen.queryByText('(503) 555-0114')).toBeNull());
    const text = left.length === 0 ? 'No forwarding number yet' : '(503) 555-0120';
    expect(focusedText()).toContain(text);
    expect(document.activeElement).not.toBe(document.body);
  });

  it('F204: takes away the receipt of a number that was bought on the same page', async () => {
    await openPhoneNumbers({ [PHONES]: phones([fresh]), [DELETE]: undefined });
    await buy();
    expect(await screen.findByText(/^\(503\) 555-0114 is yours/)).toBeTruthy();
    fireEvent.click((await ask()).confirm);
    expect(await screen.findByText('Number Deleted')).toBeTruthy();
    await waitFor(() => expect(screen.queryByText(/is yours/)).toBeNull());
  });

  it('keeps the number where the question is answered so', async () => {
    const { api } = await openPhoneNumbers({ [LIST]: [number] });
    const { question } = await ask();
    fireEvent.click(within(question).getByRole('button', { name: 'Keep number' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(api.callsOf(DELETE)).toHaveLength(0);
  });

  it('R216 R221: says that it failed, and the number stays', async () => {
    await openPhoneNumbers({ [LIST]: [number], [DELETE]: failure(400) });
    fireEvent.click((await ask()).confirm);
    expect(await screen.findByText('Delete Failed')).toBeTruthy();
    expect(screen.getByText('Failed to delete Twilio number')).toBeTruthy();
    expect(await rowText()).toContain('Front desk');
  });

  it('a deletion whose answer got lost but that happened is a success', async () => {
    const { api } = await openPhoneNumbers({
      [LIST]: [number],
      [DELETE]: () => {
        api.answer(LIST, []);
        return failure(502);
      },
    });
    fireEvent.click((await ask()).confirm);
    expect(await screen.findByText('Number Deleted')).toBeTruthy();
    expect(api.callsOf(DELETE)).toHaveLength(1);
  });
});
