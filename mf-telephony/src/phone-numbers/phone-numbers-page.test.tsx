import { forwardingNumbersQuery } from '@careline/shared/api';
import { failure, type TestPlatform, type TestPlatformOptions, testUser } from '@careline/shared/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { createTelephonyPlatform, LIST, number, PROFILE, profile } from '../testing/telephony-platform';
import { PhoneNumbersPage } from './phone-numbers-page';

const PUT = 'PUT /api/v1/twilio/phones/user-1/number-1';
const DELETE = 'DELETE /api/v1/twilio/phones/user-1/number-1';
const other = { ...number, id: 'number-2', phone_number: '+15035550120', friendly_name: 'Evening line' };
const AUDIT = 'GET /api/v1/twilio/audit';
const RECYCLING = 'GET /api/v1/twilio/recycling/stats';

afterEach(cleanup);

async function open(
  answers: TestPlatformOptions['answers'] = {},
  path = '/dashboard/account/phone-numbers',
): Promise<TestPlatform> {
  const test = await createTelephonyPlatform({ path, answers });
  test.show(<PhoneNumbersPage />);
  return test;
}

const card = (name: string) => screen.findByRole('region', { name });
const click = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

/** The one number's row; its text with the folded details. */
async function rowText(): Promise<string> {
  const list = await screen.findByRole('list', { name: 'Forwarding numbers' });
  return within(list).getByRole('listitem').textContent ?? '';
}

/** The row of one of several numbers. */
async function row(phone: string): Promise<HTMLElement> {
  const list = await screen.findByRole('list', { name: 'Forwarding numbers' });
  const found = within(list)
    .getAllByRole('listitem')
    .find(({ textContent }) => textContent.includes(phone));
  if (found === undefined) throw new Error(`No row of ${phone} among the forwarding numbers`);
  return found;
}

function cachedIds({ platform }: TestPlatform) {
  const { queryKey } = forwardingNumbersQuery(platform.api, 'user-1');
  return platform.queries.getQueryData(queryKey)?.map(({ id }) => id);
}

describe('the page', () => {
  it('R20: shows one heading, the numbers, the picker and the reports', async () => {
    await open({ [LIST]: [number] });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Phone numbers');
    expect(await rowText()).toContain('(503) 555-0114');
    expect(screen.getByRole('button', { name: 'Search numbers' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Run audit' })).toBeTruthy();
  });

  it('R71: shows the profile phones with verified and primary marks', async () => {
    await open();
    const phones = await card('Your own phones');
    await waitFor(() => expect(within(phones).getAllByRole('listitem')).toHaveLength(2));
    const texts = within(phones)
      .getAllByRole('listitem')
      .map((item) => item.textContent);
    expect(texts).toEqual(['(415) 555-0100Not verified', '(415) 555-0101VerifiedPrimary']);
  });

  it('says where a profile has no phone', async () => {
    await open({ [PROFILE]: { ...profile, phone_numbers: [] } });
    expect(await screen.findByText(/Your profile has no phone yet/)).toBeTruthy();
  });
});

describe('the numbers', () => {
  it('R83 R200: lists everything that is known of the numbers of the signed-in user', async () => {
    const { api } = await open({ [LIST]: [{ ...number, was_recycled: true, cost_savings: 1234.5 }] });
    const text = await rowText();
    for (const part of [
      '(503) 555-0114',
      'Front desk',
      'Forwards to (415) 555-0101',
      'Active',
      'VoiceSMSMMS',
      'New patients',
      'PN0001',
      'number-1',
      'Mar 4, 2025',
      'Mar 5, 2025',
      'Recycled, saved $1,234.50',
    ]) {
      expect(text).toContain(part);
    }
    expect(api.callsOf(LIST)).toHaveLength(1);
  });

  it('R84: shows voice, SMS and active where the server does not tell, and no MMS', async () => {
    await open({ [LIST]: [{ id: 'number-1', phone_number: '+15035550114' }] });
    const text = await rowText();
    expect(text).toContain('Active');
    expect(text).toContain('VoiceSMS');
    expect(text).not.toContain('MMS');
    expect(text).toContain('Does not forward yet');
  });

  it('R85: shows snake, camel and Pascal spellings alike', async () => {
    const camel = (name: string) => name.replace(/_([a-z])/g, (_all, letter: string) => letter.toUpperCase());
    const pascal = (name: string) => camel(`_${name}`);
    const texts: string[] = [];
    for (const spelling of [(name: string) => name, camel, pascal]) {
      const spelled = Object.fromEntries(Object.entries(number).map(([name, value]) => [spelling(name), value]));
      await open({ [LIST]: [spelled] });
      texts.push(await rowText());
      cleanup();
    }
    expect(texts[0]).toContain('Front desk');
    expect(new Set(texts).size).toBe(1);
  });

  it('R152: without a signed-in user no numbers are asked for, and the list says why where it is asked for', async () => {
    const { api, platform, show } = await createTelephonyPlatform({ signedIn: false });
    show(<PhoneNumbersPage />);
    expect(await screen.findByRole('heading', { name: 'Forwarding numbers' })).toBeTruthy();
    const list = platform.queries.fetchQuery(forwardingNumbersQuery(platform.api, undefined));
    await expect(list).rejects.toThrow('User not authenticated');
    expect(api.calls.filter(({ path }) => path.includes('/twilio/'))).toHaveLength(0);
  });

  it('says that there is none, and that loading failed, with Retry', async () => {
    const { api } = await open({ [LIST]: failure(400, 'Not today') });
    expect(await screen.findByText('Not today')).toBeTruthy();
    api.answer(LIST, []);
    await click('Retry');
    expect(await screen.findByText('No forwarding number yet')).toBeTruthy();
  });
});

describe('editing a number', () => {
  const change = (label: string, value: string) =>
    fireEvent.change(screen.getByRole('textbox', { name: new RegExp(`^${label}`) }), { target: { value } });

  it('R201 R235: changes name, purpose and target', async () => {
    const saved = { ...number, friendly_name: 'Evenings', forward_to_number: '+12025550143' };
    const { api, platform } = await open({ [LIST]: [number], [PUT]: { data: saved } });
    const changes: unknown[] = [];
    platform.events.on('number.changed').subscribe((event) => changes.push(event));
    await click('Edit');
    change('Name', ' Evenings ');
    change('Forward calls to', '(202) 555-0143');
    await click('Save number');
    expect(await screen.findByText('Number Updated')).toBeTruthy();
    expect(await rowText()).toContain('EveningsForwards to (202) 555-0143');
    const body = { friendly_name: 'Evenings', purpose: 'New patients', forward_to_number: '+12025550143' };
    expect(api.callsOf(PUT).map((call) => call.body)).toEqual([body]);
    expect(changes).toEqual([{ id: 'number-1', change: 'updated' }]);
  });

  it('refuses a target that is no phone number', async () => {
    const { api } = await open({ [LIST]: [number] });
    await click('Edit');
    change('Forward calls to', '555');
    await click('Save number');
    expect(await screen.findByText('Enter a phone number with its area code')).toBeTruthy();
    expect(api.callsOf(PUT)).toHaveLength(0);
  });

  it('R216 R221: says that it failed, and keeps what was typed', async () => {
    await open({ [LIST]: [number], [PUT]: failure(400) });
    await click('Edit');
    change('Name', 'Evenings');
    await click('Save number');
    expect(await screen.findByText('Update Failed')).toBeTruthy();
    expect(screen.getAllByText('Failed to update Twilio number')).toHaveLength(2);
    expect(screen.getByDisplayValue('Evenings')).toBeTruthy();
  });

  it('a number that vanished meanwhile leaves the list, and what was typed stays until the form is closed', async () => {
    const test = await open({ [LIST]: [number, other], [PUT]: failure(404, 'Number not found') });
    fireEvent.click(within(await row('(503) 555-0114')).getByRole('button', { name: 'Edit' }));
    change('Name', 'Evenings');
    test.api.answer(LIST, [other]);
    await click('Save number');
    expect(await screen.findByText('Update Failed')).toBeTruthy();
    await waitFor(() => expect(test.api.callsOf(LIST)).toHaveLength(2));
    await waitFor(() => expect(cachedIds(test)).toEqual(['number-2']));
    expect(screen.getByDisplayValue('Evenings')).toBeTruthy();
    expect(screen.getAllByText('Number not found')).toHaveLength(2);
    await click('Cancel');
    expect(await rowText()).toContain('(503) 555-0120');
  });

  it('a foreign target is shown and saved as it is', async () => {
    const foreign = { ...number, forward_to_number: '+4512345678' };
    const { api } = await open({ [LIST]: [foreign], [PUT]: { data: foreign } });
    expect(await rowText()).toContain('Forwards to +4512345678');
    await click('Edit');
    expect(screen.getByDisplayValue('+4512345678')).toBeTruthy();
    change('Forward calls to', '+45 12 34 56 79');
    await click('Save number');
    expect(await screen.findByText('Number Updated')).toBeTruthy();
    expect(api.callsOf(PUT).map((call) => call.body)).toMatchObject([{ forward_to_number: '+4512345679' }]);
  });

  it('is open again, with what was typed, after the page came back', async () => {
    const test = await open({ [LIST]: [number] });
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

describe('deleting a number', () => {
  async function ask() {
    fireEvent.click(within(await row('(503) 555-0114')).getByRole('button', { name: 'Delete' }));
    const question = await screen.findByRole('dialog', { name: 'Delete (503) 555-0114?' });
    return { question, confirm: within(question).getByRole('button', { name: 'Delete number' }) };
  }

  it('R201 R235: deletes after the question, which says that it is the only one', async () => {
    const { api, platform, navigation } = await open({ [LIST]: [number], [DELETE]: undefined });
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
    expect(changes).toEqual([{ id: 'number-1', change: 'deleted' }]);
    expect(navigation.guardRuns()).toBe(1);
    expect(document.activeElement?.textContent).toContain('No forwarding number yet');
    expect(document.activeElement).not.toBe(document.body);
  });

  it('with others left the page stays, and the focus goes to their list', async () => {
    const { navigation } = await open({ [LIST]: [number, other], [DELETE]: undefined });
    const { question, confirm } = await ask();
    expect(question.textContent).not.toContain('most of the dashboard');
    fireEvent.click(confirm);
    expect(await screen.findByText('Number Deleted')).toBeTruthy();
    expect(await rowText()).toContain('(503) 555-0120');
    expect(navigation.guardRuns()).toBe(0);
    const list = screen.getByRole('list', { name: 'Forwarding numbers' });
    expect(document.activeElement).not.toBe(document.body);
    expect(document.activeElement?.contains(list)).toBe(true);
  });

  it('while one number is deleted, no other deletion can be confirmed', async () => {
    const { api } = await open({ [LIST]: [number, other], [DELETE]: () => new Promise(() => {}) });
    fireEvent.click((await ask()).confirm);
    await waitFor(() => expect(api.callsOf(DELETE)).toHaveLength(1));
    const second = within(await row('(503) 555-0120')).getByRole('button', { name: 'Delete' });
    await waitFor(() => expect(second.getAttribute('aria-disabled')).toBe('true'));
    fireEvent.click(second);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByText('Delete (503) 555-0120?')).toBeNull();
  });

  it('a number that vanished meanwhile leaves the list', async () => {
    const { api, navigation } = await open({ [LIST]: [number], [DELETE]: failure(404, 'Number not found') });
    const { confirm } = await ask();
    api.answer(LIST, []);
    fireEvent.click(confirm);
    expect(await screen.findByText('Delete Failed')).toBeTruthy();
    expect(await screen.findByText('No forwarding number yet')).toBeTruthy();
    expect(navigation.guardRuns()).toBe(1);
    expect(document.activeElement).not.toBe(document.body);
  });

  it('keeps the number where the question is answered so', async () => {
    const { api } = await open({ [LIST]: [number] });
    const { question } = await ask();
    fireEvent.click(within(question).getByRole('button', { name: 'Keep number' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.callsOf(DELETE)).toHaveLength(0);
  });

  it('R216 R221: says that it failed, and the number stays', async () => {
    await open({ [LIST]: [number], [DELETE]: failure(400) });
    fireEvent.click((await ask()).confirm);
    expect(await screen.findByText('Delete Failed')).toBeTruthy();
    expect(screen.getByText('Failed to delete Twilio number')).toBeTruthy();
    expect(await rowText()).toContain('Front desk');
  });

  it('a deletion whose answer got lost but that happened is a success', async () => {
    const { api } = await open({
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

describe('the reports', () => {
  const recycling = { total_recycled: 12, total_cost_savings: 1234.5, available_for_reuse: 4, recycling_rate: 0.25 };
  const audit = { total_twilio_numbers: 40, available_numbers: 7, cost_savings: { potential_savings: 31.5 } };

  it('R86 R159 R203: a user without permissions asks for recycling statistics', async () => {
    const { api } = await open({
      'GET /auth/validate': { ...testUser, permissions: [] },
      [RECYCLING]: { data: recycling },
    });
    const region = await card('Reuse of numbers');
    expect(api.callsOf(RECYCLING)).toHaveLength(0);
    await click('Recycling statistics');
    const figures = ['Numbers recycled12', 'Saved in all$1,234.50', 'Available for reuse4', 'Recycling rate25%'];
    for (const figure of figures) await waitFor(() => expect(region.textContent).toContain(figure));
    expect(api.callsOf(RECYCLING)).toHaveLength(1);
  });

  it('R87 R159 R203: a user without permissions runs the audit', async () => {
    const { api } = await open({ 'GET /auth/validate': { ...testUser, permissions: [] }, [AUDIT]: audit });
    const region = await card('Audit of numbers');
    await click('Run audit');
    const figures = ['Numbers in all40', 'Available numbers7', 'Potential savings$31.50'];
    for (const figure of figures) await waitFor(() => expect(region.textContent).toContain(figure));
    expect(api.callsOf(AUDIT)).toHaveLength(1);
  });

  it('R244: savings are en-US in Spanish too', async () => {
    await open({ [RECYCLING]: recycling }, '/es/dashboard/account/phone-numbers');
    await click('Estadísticas de reciclaje');
    expect(await screen.findByText('$1,234.50')).toBeTruthy();
  });

  it.each([
    ['Recycling statistics', RECYCLING, 'Statistics Failed', 'Failed to fetch recycling statistics', recycling, '25%'],
    ['Run audit', AUDIT, 'Audit Failed', 'Failed to perform recycling audit', audit, '$31.50'],
  ])('R216 R221: %s says that it failed, and Retry asks again', async (name, call, title, message, answer, figure) => {
    const { api } = await open({ [call]: failure(400) });
    await click(name);
    await waitFor(() => expect(screen.getAllByText(title)).toHaveLength(2));
    expect(screen.getAllByText(message)).toHaveLength(2);
    api.answer(call, answer);
    await click('Retry');
    expect(await screen.findByText(figure)).toBeTruthy();
  });
});
