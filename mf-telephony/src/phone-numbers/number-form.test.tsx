import { focusedText } from '@careline/shared/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { findRow, openPhoneNumbers } from '../testing/phone-numbers-page';
import { createTelephonyPlatform, LIST, number } from '../testing/telephony-platform';
import { PhoneNumbersPage } from './phone-numbers-page';

const PUT = 'PUT /api/v1/twilio/phones/user-1/number-1';
const click = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const field = (label: string) => screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${label}`) });
const change = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const rename = (name: string) => change('Name', name);

const other = { ...number, id: 'number-2', phone_number: '+15035550120', friendly_name: 'Evening line' };

async function edit(phone: string): Promise<void> {
  fireEvent.click(within(await findRow(phone)).getByRole('button', { name: 'Edit' }));
  // The form takes the focus a moment after it was opened.
  await waitFor(() => expect(document.activeElement).toBe(field('Name')));
}

describe('what was typed into a number’s form', () => {
  it('comes back on top of what another device has changed meanwhile, and does not write it back', async () => {
    const site = await createTelephonyPlatform({ answers: { [LIST]: [number], [PUT]: { data: number } } });
    const view = site.show(<PhoneNumbersPage />);
    await click('Edit');
    rename('Evenings');
    view.unmount();

    site.platform.queries.clear();
    site.api.answer(LIST, [{ ...number, purpose: 'Emergencies' }]);
    site.show(<PhoneNumbersPage />);
    expect(await screen.findByDisplayValue('Evenings')).toBeDefined();
    expect(screen.getByDisplayValue('Emergencies')).toBeDefined();
    await click('Save number');
    await waitFor(() => expect(site.api.callsOf(PUT)).toHaveLength(1));
    expect(site.api.callsOf(PUT)[0]?.body).toEqual({ friendly_name: 'Evenings' });
  });

  it('is saved on top of what came from another device while the form was open', async () => {
    const site = await createTelephonyPlatform({ answers: { [LIST]: [number], [PUT]: { data: number } } });
    site.show(<PhoneNumbersPage />);
    await click('Edit');
    rename('Evenings');
    site.api.answer(LIST, [{ ...number, purpose: 'Emergencies' }]);
    await site.platform.queries.refetchQueries({ queryKey: ['forwarding-numbers'] });
    await click('Save number');
    await waitFor(() => expect(site.api.callsOf(PUT)).toHaveLength(1));
    expect(site.api.callsOf(PUT)[0]?.body).toEqual({ friendly_name: 'Evenings' });
  });

  it('F202: takes nothing back that another device has saved since the list was fetched', async () => {
    const site = await openPhoneNumbers({ [LIST]: [number] });
    const elsewhere = { ...number, forward_to_number: '+12025550143' };
    site.api.answer(PUT, ({ body }: { body: object }) => ({ data: { ...elsewhere, ...body } }));
    await click('Edit');
    rename('Evenings');
    await click('Save number');
    expect(await screen.findByText('Forwards to (202) 555-0143')).toBeTruthy();
    expect(site.api.callsOf(PUT).map(({ body }) => body)).toEqual([{ friendly_name: 'Evenings' }]);
  });

  it('F203: takes the focus where the form is opened again by its button, and not where the page comes back', async () => {
    const site = await createTelephonyPlatform({ answers: { [LIST]: [number, other] } });
    const view = site.show(<PhoneNumbersPage />);
    await edit('(503) 555-0114');
    rename('Mornings');
    await edit('(503) 555-0120');
    await edit('(503) 555-0114');
    expect(field('Name').value).toBe('Mornings');
    view.unmount();
    site.show(<PhoneNumbersPage />);
    expect(await screen.findByDisplayValue('Mornings')).toBeTruthy();
    expect(document.activeElement).toBe(document.body);
  });

  it('F280: opens no form where the server has all of it by now', async () => {
    const site = await createTelephonyPlatform({ answers: { [LIST]: [number] } });
    const view = site.show(<PhoneNumbersPage />);
    await click('Edit');
    rename('Evenings');
    view.unmount();
    site.platform.queries.clear();
    site.api.answer(LIST, [{ ...number, friendly_name: 'Evenings' }]);
    site.show(<PhoneNumbersPage />);
    await findRow('(503) 555-0114');
    expect(screen.queryByRole('button', { name: 'Save number' })).toBeNull();
    expect(site.platform.drafts.read('forwarding-number.number-1')).toBeUndefined();
  });

  it('F284: stays with the focus in it where another tab deletes the only number, until the form is closed', async () => {
    const site = await openPhoneNumbers({ [LIST]: [number] });
    await edit('(503) 555-0114');
    rename('Evenings');
    site.api.answer(LIST, []);
    await act(() => site.platform.queries.refetchQueries({ queryKey: ['forwarding-numbers'] }));
    expect(field('Name').value).toBe('Evenings');
    expect(document.activeElement).toBe(field('Name'));
    await click('Cancel');
    expect(screen.getByText('No forwarding number yet')).toBeTruthy();
    expect(focusedText()).toContain('No forwarding number yet');
    expect(document.activeElement).not.toBe(document.body);
  });

  it('can be given up for what the server has', async () => {
    const site = await createTelephonyPlatform({ answers: { [LIST]: [number] } });
    const view = site.show(<PhoneNumbersPage />);
    await click('Edit');
    rename('Evenings');
    view.unmount();
    site.show(<PhoneNumbersPage />);
    await click('Discard');
    expect(screen.queryByDisplayValue('Evenings')).toBeNull();
    expect(site.platform.drafts.read('forwarding-number.number-1')).toBeUndefined();
  });
});

describe('a save that ends later', () => {
  /** The form of the first number while its new name is on its way. */
  async function openSaving() {
    let answer: (body: object) => void = () => {};
    const answered = new Promise<object>((resolve) => {
      answer = resolve;
    });
    const site = await openPhoneNumbers({ [LIST]: [number, other], [PUT]: () => answered });
    await edit('(503) 555-0114');
    rename('Mornings');
    await click('Save number');
    await waitFor(() => expect(site.api.callsOf(PUT)).toHaveLength(1));
    async function arrive(): Promise<void> {
      await act(async () => answer({ ...number, friendly_name: 'Mornings' }));
      await screen.findByText('Number Updated');
    }
    return { ...site, arrive };
  }

  it('F45: leaves the form of another number open, and the focus in it', async () => {
    const { arrive, platform } = await openSaving();
    await edit('(503) 555-0120');
    change('Name', 'Nights');
    await arrive();
    expect(platform.drafts.read('forwarding-number.number-1')).toBeUndefined();
    expect(field('Name').value).toBe('Nights');
    expect(document.activeElement).toBe(field('Name'));
  });

  it('F45: leaves the form open that was opened again, and the focus in it', async () => {
    const { arrive } = await openSaving();
    await click('Cancel');
    await edit('(503) 555-0114');
    change('Purpose', 'Emergencies');
    await arrive();
    expect(field('Purpose').value).toBe('Emergencies');
    expect(document.activeElement).toBe(field('Name'));
  });

  it('F45: keeps what was typed meanwhile in the form, and the next save sends it on top of what was saved', async () => {
    const { arrive, api, platform } = await openSaving();
    change('Purpose', 'Emergencies');
    await arrive();
    expect(platform.drafts.read('forwarding-number.number-1')).toMatchObject({
      base: { friendly_name: 'Mornings', purpose: 'New patients' },
      values: { friendly_name: 'Mornings', purpose: 'Emergencies' },
    });
    api.answer(PUT, { ...number, friendly_name: 'Mornings', purpose: 'Emergencies' });
    await click('Save number');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Save number' })).toBeNull());
    expect(api.callsOf(PUT)[1]?.body).toEqual({ purpose: 'Emergencies' });
    expect(platform.drafts.read('forwarding-number.number-1')).toBeUndefined();
  });

  it('F45: closes its form, and leads the focus to the numbers', async () => {
    const { arrive } = await openSaving();
    await arrive();
    expect(screen.queryByRole('button', { name: 'Save number' })).toBeNull();
    expect(document.activeElement?.contains(await findRow('(503) 555-0120'))).toBe(true);
    expect(document.activeElement).not.toBe(document.body);
  });

  it('F45: takes the focus from nobody who is elsewhere by then', async () => {
    const { arrive } = await openSaving();
    const elsewhere = within(await findRow('(503) 555-0120')).getByRole('button', { name: 'Delete' });
    elsewhere.focus();
    await arrive();
    expect(screen.queryByRole('button', { name: 'Save number' })).toBeNull();
    expect(document.activeElement).toBe(elsewhere);
  });
});
