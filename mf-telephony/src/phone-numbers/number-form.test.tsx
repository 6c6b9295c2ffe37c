import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createTelephonyPlatform, LIST, number } from '../testing/telephony-platform';
import { PhoneNumbersPage } from './phone-numbers-page';

const PUT = 'PUT /api/v1/twilio/phones/user-1/number-1';
const click = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const rename = (name: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: /^Name/ }), { target: { value: name } });

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
    expect(site.api.callsOf(PUT)[0]?.body).toMatchObject({ friendly_name: 'Evenings', purpose: 'Emergencies' });
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
    expect(site.api.callsOf(PUT)[0]?.body).toMatchObject({ friendly_name: 'Evenings', purpose: 'Emergencies' });
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
