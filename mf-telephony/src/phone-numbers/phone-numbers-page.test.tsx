import { forwardingNumbersQuery } from '@careline/shared/api';
import { failure } from '@careline/shared/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { click, findCard, openPhoneNumbers, rowText } from '../testing/phone-numbers-page';
import { createTelephonyPlatform, LIST, number, PROFILE, profile } from '../testing/telephony-platform';
import { PhoneNumbersPage } from './phone-numbers-page';

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the page', () => {
  it('R20: shows one heading, the numbers, the picker and the reports', async () => {
    await openPhoneNumbers({ [LIST]: [number] });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Phone numbers');
    expect(await rowText()).toContain('(503) 555-0114');
    expect(screen.getByRole('button', { name: 'Search numbers' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Run audit' })).toBeTruthy();
  });

  it('R71: shows the profile phones with verified and primary marks', async () => {
    await openPhoneNumbers();
    const phones = await findCard('Your own phones');
    await waitFor(() => expect(within(phones).getAllByRole('listitem')).toHaveLength(2));
    const texts = within(phones)
      .getAllByRole('listitem')
      .map((item) => item.textContent);
    expect(texts).toEqual(['(415) 555-0100Not verified', '(415) 555-0101VerifiedPrimary']);
  });

  it('says where a profile has no phone', async () => {
    await openPhoneNumbers({ [PROFILE]: { ...profile, phone_numbers: [] } });
    expect(await screen.findByText(/Your account has no phone yet/)).toBeTruthy();
  });
});

describe('the numbers', () => {
  it('U25: an inactive number says what that means for callers, and who can help', async () => {
    await openPhoneNumbers({ [LIST]: [{ ...number, status: 'inactive' }] });
    expect(await rowText()).toContain('While it is inactive, calls to it are not forwarded.');
  });

  it('U20: what only support can use is folded away, within the details', async () => {
    await openPhoneNumbers({ [LIST]: [number] });
    await rowText();
    const support = screen.getByText('For support').closest('details');
    expect(support?.open).toBe(false);
    expect(support?.textContent).toContain(number.twilio_sid);
  });

  it.each([
    [{ was_recycled: true, cost_savings: null }, 'OriginRecycledAdded'],
    [{ was_recycled: true, cost_savings: 0 }, 'OriginRecycled, saved $0.00Added'],
    [{ was_recycled: null, cost_savings: null }, 'Origin—Added'],
    [{ was_recycled: false, cost_savings: null }, 'OriginNew numberAdded'],
  ])('F112: of a number with %o the details make nothing up', async (told, words) => {
    await openPhoneNumbers({ [LIST]: [{ ...number, ...told }] });
    expect(await rowText()).toContain(words);
  });

  it('R83 R200: lists everything that is known of the numbers of the signed-in user', async () => {
    const { api } = await openPhoneNumbers({ [LIST]: [{ ...number, was_recycled: true, cost_savings: 1234.5 }] });
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
      'Mar\u00a04,\u00a02025',
      'Mar\u00a05,\u00a02025',
      'Recycled, saved $1,234.50',
    ]) {
      expect(text).toContain(part);
    }
    expect(api.callsOf(LIST)).toHaveLength(1);
  });

  it('says on one line of a phone how a number is called and where it forwards, and the words to who listens', async () => {
    vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }));
    await openPhoneNumbers({ [LIST]: [number] });
    expect(await rowText()).toContain('Front desk Forwards to (415)');
    expect(screen.getByText('(415) 555-0101', { selector: '[aria-hidden] *' })).toBeTruthy();
  });

  it('R84: shows voice, SMS and active where the server does not tell, and no MMS', async () => {
    await openPhoneNumbers({ [LIST]: [{ id: 'number-1', phone_number: '+15035550114' }] });
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
      await openPhoneNumbers({ [LIST]: [spelled] });
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
    const { api } = await openPhoneNumbers({ [LIST]: failure(400, 'Not today') });
    expect(await screen.findByText('Not today')).toBeTruthy();
    api.answer(LIST, []);
    await click('Retry');
    expect(await screen.findByText('No forwarding number yet')).toBeTruthy();
  });
});
