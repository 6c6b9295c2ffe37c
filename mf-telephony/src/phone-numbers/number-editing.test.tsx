import { forwardingNumbersQuery } from '@careline/shared/api';
import { failure, type TestPlatform } from '@careline/shared/testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { click, findRow, openPhoneNumbers, rowText } from '../testing/phone-numbers-page';
import { LIST, number, PROFILE, profile } from '../testing/telephony-platform';
import { PhoneNumbersPage } from './phone-numbers-page';

const PUT = 'PUT /api/v1/twilio/phones/user-1/number-1';
const other = { ...number, id: 'number-2', phone_number: '+15035550120', friendly_name: 'Evening line' };

function cachedIds({ platform }: TestPlatform) {
  const { queryKey } = forwardingNumbersQuery(platform.api, 'user-1');
  return platform.queries.getQueryData(queryKey)?.map(({ id }) => id);
}

describe('editing a number', () => {
  const change = (label: string, value: string) =>
    fireEvent.change(screen.getByRole('textbox', { name: new RegExp(`^${label}`) }), { target: { value } });
  const chooser = () =>
    within(screen.getByRole('form', { name: /555-0114/ })).getByRole('combobox', { name: /^Forward calls to/ });
  const choices = () =>
    within(chooser())
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
  const forwardTo = (value: string) => fireEvent.change(chooser(), { target: { value } });
  const second = { id: 'phone-2', phone_number: '+12025550143', is_verified: true, is_primary: false };
  const withSecond = { ...profile, phone_numbers: [...profile.phone_numbers, second] };

  it('R201 R235: changes name, purpose and target', async () => {
    const body = { friendly_name: 'Evenings', purpose: 'Emergencies', forward_to_number: '+12025550143' };
    const { api, platform } = await openPhoneNumbers({
      [LIST]: [number],
      [PROFILE]: withSecond,
      [PUT]: { data: { ...number, ...body } },
    });
    const changes: unknown[] = [];
    platform.events.on('number.changed').subscribe((event) => changes.push(event));
    await click('Edit');
    change('Name', ' Evenings ');
    change('Purpose', 'Emergencies ');
    await waitFor(() => expect(choices()).toContain('(202) 555-0143'));
    forwardTo('(202) 555-0143');
    await click('Save number');
    expect(await screen.findByText('Number Updated')).toBeTruthy();
    expect(await rowText()).toContain('EveningsForwards to (202) 555-0143');
    expect(api.callsOf(PUT).map((call) => call.body)).toEqual([body]);
    expect(changes).toMatchObject([{ id: 'number-1', change: 'updated' }]);
  });

  it('F459: offers the verified phones alone, and where calls go already', async () => {
    await openPhoneNumbers({ [LIST]: [{ ...number, forward_to_number: '+12025550177' }], [PROFILE]: withSecond });
    await click('Edit');
    const offered = ['(202) 555-0177', '(415) 555-0101', '(202) 555-0143'];
    await waitFor(() => expect(choices()).toEqual(offered));
    expect(screen.getByDisplayValue('(202) 555-0177')).toBeTruthy();
  });

  it('F459: a number that leads nowhere has nothing chosen for it', async () => {
    const { api } = await openPhoneNumbers({ [LIST]: [{ ...number, forward_to_number: '' }], [PUT]: { data: number } });
    await click('Edit');
    await waitFor(() => expect(choices()).toEqual(['Choose…', '(415) 555-0101']));
    change('Name', 'Evenings');
    await click('Save number');
    await waitFor(() => expect(api.callsOf(PUT).map(({ body }) => body)).toEqual([{ friendly_name: 'Evenings' }]));
  });

  it('R216 R221: says that it failed, and keeps what was typed', async () => {
    await openPhoneNumbers({ [LIST]: [number], [PUT]: failure(400) });
    await click('Edit');
    change('Name', 'Evenings');
    await click('Save number');
    expect(await screen.findByText('Update Failed')).toBeTruthy();
    expect(screen.getAllByText('Failed to update Twilio number')).toHaveLength(2);
    expect(screen.getByDisplayValue('Evenings')).toBeTruthy();
  });

  it('AX7: what was found out after a lost answer follows a switch of language, in the form and in the notice', async () => {
    const { navigation } = await openPhoneNumbers({ [LIST]: [number], [PUT]: failure(502) });
    await click('Edit');
    change('Name', 'Evenings');
    await click('Save number');
    const words = 'Failed to update Twilio number We checked: nothing was changed, so you can try again.';
    await waitFor(() => expect(screen.getAllByText(words)).toHaveLength(2));
    await act(() => navigation.switchLocale('ru'));
    const anew = /Мы\sпроверили: ничего не\sизменилось/;
    await waitFor(() => expect(screen.getAllByText(anew)).toHaveLength(2));
    expect(screen.queryByText(words)).toBeNull();
  });

  it('a number that vanished meanwhile leaves the list, and what was typed stays until the form is closed', async () => {
    const test = await openPhoneNumbers({ [LIST]: [number, other], [PUT]: failure(404, 'Number not found') });
    fireEvent.click(within(await findRow('(503) 555-0114')).getByRole('button', { name: 'Edit' }));
    change('Name', 'Evenings');
    test.api.answer(LIST, [other]);
    await click('Save number');
    expect(await screen.findByText('Update Failed')).toBeTruthy();
    await waitFor(() => expect(cachedIds(test)).toEqual(['number-2']));
    expect(screen.getByDisplayValue('Evenings')).toBeTruthy();
    expect(screen.getAllByText('Number not found')).toHaveLength(2);
    await click('Cancel');
    expect(await rowText()).toContain('(503) 555-0120');
  });

  it('a foreign target is shown and saved as it is', async () => {
    const foreign = { ...number, forward_to_number: '+4512345678' };
    const { api } = await openPhoneNumbers({ [LIST]: [foreign], [PUT]: { data: foreign } });
    expect(await rowText()).toContain('Forwards to +4512345678');
    await click('Edit');
    expect(screen.getByDisplayValue('+4512345678')).toBeTruthy();
    change('Name', 'Evenings');
    await click('Save number');
    expect(await screen.findByText('Number Updated')).toBeTruthy();
    expect(api.callsOf(PUT).map((call) => call.body)).toEqual([{ friendly_name: 'Evenings' }]);
  });

  it('is open again, with what was typed, after the page came back', async () => {
    const test = await openPhoneNumbers({ [LIST]: [number] });
    await click('Edit');
    change('Name', 'Evenings');
    cleanup();
    test.show(<PhoneNumbersPage />);
    expect(await screen.findByDisplayValue('Evenings')).toBeTruthy();
    await click('Cancel');
    cleanup();
    test.show(<PhoneNumbersPage />);
    expect(await rowText()).toContain('Front desk');
    expect(screen.queryByDisplayValue('Evenings')).toBeNull();
  });
});
