import { createTestPlatform, failure, type TestPlatformOptions } from '@careline/shared/testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { texts } from '../texts';
import { BusinessAddressesPage } from './business-addresses-page';
import { BusinessAddressesWidget } from './business-addresses-widget';

const main = {
  id: 'address-1',
  street1: '1 Main St',
  city: 'Austin',
  state_province: 'TX',
  postal_code: '78701',
  country_code: 'US',
  is_primary: true,
};
const elm = { ...main, id: 'address-2', street1: '2 Elm St', is_primary: false };
const profile = {
  id: 'profile-1',
  personal_address_street1: '9 Home Rd',
  personal_address_city: 'Dallas',
  personal_address_state: 'TX',
  personal_address_postal: '75001',
  personal_address_country: 'United States',
  phone_numbers: [{ id: 'phone-1', phone_number: '+15125550100', is_verified: false, is_primary: true }],
};
const verified = { ...profile, phone_numbers: [{ ...profile.phone_numbers[0], is_verified: true }] };
const LIST = '/professionals/profile/addresses';

interface Opening extends TestPlatformOptions {
  readonly addresses?: readonly object[];
  readonly onChanged?: () => void;
}

async function openAddresses({ addresses = [main, elm], onChanged, ...options }: Opening = {}) {
  const site = await createTestPlatform({
    owner: 'mf-account',
    texts,
    ...options,
    answers: {
      [`GET ${LIST}`]: { addresses },
      [`POST ${LIST}`]: ({ body }: { body: object }) => ({ address: { id: 'address-9', ...body } }),
      [`PUT ${LIST}/address-2`]: ({ body }: { body: object }) => ({ address: { ...elm, ...body } }),
      [`DELETE ${LIST}/address-2`]: undefined,
      'GET /professionals/profile': { profile },
      ...options.answers,
    },
  });
  const view = site.show(<BusinessAddressesWidget {...(onChanged && { onChanged })} />);
  await screen.findByRole('button', { name: 'Check again' });
  await screen.findByRole('button', { name: 'Add address' });
  return { ...site, view };
}

const row = (street: string) => {
  const item = screen.getByText(street).closest('li');
  if (item === null) throw new Error(`No row shows ${street}`);
  return within(item);
};
const control = (name: string) => {
  const element = document.querySelector(`[name="${name}"]`);
  if (element instanceof HTMLInputElement || element instanceof HTMLSelectElement) return element;
  throw new Error(`No control is named ${name}`);
};
const fill = (values: Readonly<Record<string, string>>) => {
  for (const [name, value] of Object.entries(values)) fireEvent.change(control(name), { target: { value } });
};
const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
/** As a keyboard does: the button has the focus. */
const press = (button: HTMLElement) => {
  button.focus();
  fireEvent.click(button);
};
const focused = () => document.activeElement;
/** An answer that the test gives when it wants. */
function heldBack() {
  let arrive: (answer: object) => void = () => {};
  const answer = new Promise<object>((resolve) => {
    arrive = resolve;
  });
  return { answer: () => answer, arrive: (body: object) => act(async () => arrive(body)) };
}
const oak = { street1: '3 Oak Ave', city: 'Waco', state_province: 'TX', postal_code: '76701', country_code: 'US' };

function stubGeolocation(geolocation: unknown) {
  vi.stubGlobal('navigator', Object.create(navigator, { geolocation: { value: geolocation } }));
}

afterEach(cleanup);

describe('the business addresses', () => {
  it('R21 R185: the page lists them under its heading', async () => {
    const site = await createTestPlatform({
      owner: 'mf-account',
      texts,
      answers: { [`GET ${LIST}`]: { addresses: [main] }, 'GET /professionals/profile': { profile } },
    });
    site.show(<BusinessAddressesPage />);
    expect(screen.getByRole('heading', { level: 1, name: 'Business addresses' })).toBeDefined();
    expect(await screen.findByText('Austin, TX 78701, United States')).toBeDefined();
  });

  it('R75 R186 R226: a new address is sent by the names of the API and stands in the list', async () => {
    const onChanged = vi.fn();
    const site = await openAddresses({ onChanged });
    click('Add address');
    fill(oak);
    click('Save address');
    expect(await screen.findByText('3 Oak Ave')).toBeDefined();
    expect(site.api.callsOf(`POST ${LIST}`).map((call) => call.body)).toEqual([{ ...oak, is_primary: false }]);
    expect(screen.getByText('Address Created')).toBeDefined();
    expect(screen.getByText('Your business address has been successfully created.')).toBeDefined();
    expect(onChanged).toHaveBeenCalledOnce();
  });

  it('starts the first address with the personal one, as the primary address', async () => {
    const site = await openAddresses({ addresses: [] });
    click('Add address');
    expect(control('street1').value).toBe('9 Home Rd');
    click('Save address');
    await waitFor(() => expect(site.api.callsOf(`POST ${LIST}`)).toHaveLength(1));
    expect(site.api.callsOf(`POST ${LIST}`)[0]?.body).toEqual({
      street1: '9 Home Rd',
      city: 'Dallas',
      state_province: 'TX',
      postal_code: '75001',
      country_code: 'US',
      is_primary: true,
    });
  });

  it('R77 R187 R226: editing changes exactly the address that was chosen', async () => {
    const site = await openAddresses();
    fireEvent.click(row('2 Elm St').getByRole('button', { name: 'Edit' }));
    fill({ street1: '22 Elm St' });
    click('Save address');
    expect(await screen.findByText('22 Elm St')).toBeDefined();
    expect(screen.getByText('1 Main St')).toBeDefined();
    expect(screen.getByText('Your business address has been successfully updated.')).toBeDefined();
    expect(site.api.callsOf(`PUT ${LIST}/address-2`)[0]?.body).toMatchObject({ street1: '22 Elm St', city: 'Austin' });
  });

  it('R108: making one primary takes the mark from the other at once', async () => {
    let arrive: () => void = () => {};
    const answer = new Promise<object>((resolve) => {
      arrive = () => resolve({ address: { ...elm, is_primary: true } });
    });
    const site = await openAddresses({ answers: { [`PUT ${LIST}/address-2`]: () => answer } });
    fireEvent.click(row('2 Elm St').getByRole('button', { name: 'Make primary' }));
    expect(await row('2 Elm St').findByText('Primary')).toBeDefined();
    expect(row('1 Main St').queryByText('Primary')).toBeNull();
    await act(async () => arrive());
    expect(await screen.findByText('Address Updated')).toBeDefined();
    expect(site.api.callsOf(`PUT ${LIST}/address-2`)[0]?.body).toMatchObject({ is_primary: true });
  });

  it('R212 R218: a failed change of the primary address goes back, with the message', async () => {
    await openAddresses({ answers: { [`PUT ${LIST}/address-2`]: failure(500) } });
    fireEvent.click(row('2 Elm St').getByRole('button', { name: 'Make primary' }));
    expect(await screen.findByText('Update Failed')).toBeDefined();
    expect(screen.getByText('Failed to update business address')).toBeDefined();
    expect(row('1 Main St').getByText('Primary')).toBeDefined();
    expect(row('2 Elm St').queryByText('Primary')).toBeNull();
  });

  it('R108: a failed change of the primary address undoes the mark alone, and the list is asked for again', async () => {
    const { answer, arrive } = heldBack();
    const site = await openAddresses({ answers: { [`PUT ${LIST}/address-2`]: answer } });
    press(row('2 Elm St').getByRole('button', { name: 'Make primary' }));
    await waitFor(() => expect(site.api.callsOf(`PUT ${LIST}/address-2`)).toHaveLength(1));
    click('Add address');
    fill(oak);
    click('Save address');
    expect(await screen.findByText('3 Oak Ave')).toBeDefined();
    const { answer: list, arrive: arriveList } = heldBack();
    site.api.answer(`GET ${LIST}`, list);
    await arrive(failure(500));
    expect(await screen.findByText('Update Failed')).toBeDefined();
    expect(row('1 Main St').getByText('Primary')).toBeDefined();
    expect(row('2 Elm St').queryByText('Primary')).toBeNull();
    expect(screen.getByText('3 Oak Ave')).toBeDefined();
    expect(site.api.callsOf(`GET ${LIST}`)).toHaveLength(2);
    await arriveList({
      addresses: [
        { ...main, is_primary: false },
        { ...elm, is_primary: true },
      ],
    });
    expect(await row('2 Elm St').findByText('Primary')).toBeDefined();
  });

  it('changes one address at a time: what is asked for meanwhile is not sent', async () => {
    const fir = { ...elm, id: 'address-3', street1: '3 Fir St' };
    const site = await openAddresses({
      addresses: [main, elm, fir],
      answers: { [`PUT ${LIST}/address-2`]: () => new Promise(() => {}) },
    });
    fireEvent.click(row('2 Elm St').getByRole('button', { name: 'Make primary' }));
    await waitFor(() => expect(site.api.callsOf(`PUT ${LIST}/address-2`)).toHaveLength(1));
    for (const name of ['Make primary', 'Delete']) {
      const button = row('3 Fir St').getByRole('button', { name });
      expect(button.getAttribute('aria-disabled')).toBe('true');
      fireEvent.click(button);
    }
    await act(async () => {});
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(site.api.callsOf(`PUT ${LIST}/address-3`)).toHaveLength(0);
  });

  it('R188 R226: deleting asks first', async () => {
    const site = await openAddresses();
    fireEvent.click(row('2 Elm St').getByRole('button', { name: 'Delete' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Keep address' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(site.api.callsOf(`DELETE ${LIST}/address-2`)).toHaveLength(0);
    fireEvent.click(row('2 Elm St').getByRole('button', { name: 'Delete' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Delete address' }));
    expect(await screen.findByText('Your business address has been successfully deleted.')).toBeDefined();
    expect(screen.queryByText('2 Elm St')).toBeNull();
  });

  it.each([
    ['Creation Failed', failure(500), 'Failed to create business address'],
    ['Creation Failed', {}, 'No address data received from creation'],
    ['Creation Failed', failure(422, 'Unknown street'), 'Unknown street'],
  ])('R212 R218: %s says why, and what was typed stays', async (title, answer, message) => {
    await openAddresses({ answers: { [`POST ${LIST}`]: answer } });
    click('Add address');
    fill(oak);
    click('Save address');
    expect(await screen.findByText(title)).toBeDefined();
    expect(screen.getAllByText(message)).not.toHaveLength(0);
    expect(control('street1').value).toBe('3 Oak Ave');
  });

  it('R212 R218: a failed deletion and an empty answer to a change say so', async () => {
    const site = await openAddresses({
      answers: { [`DELETE ${LIST}/address-2`]: failure(500), [`PUT ${LIST}/address-2`]: {} },
    });
    fireEvent.click(row('2 Elm St').getByRole('button', { name: 'Delete' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Delete address' }));
    expect(await screen.findByText('Deletion Failed')).toBeDefined();
    expect(screen.getByText('Failed to delete business address')).toBeDefined();
    fireEvent.click(row('2 Elm St').getByRole('button', { name: 'Make primary' }));
    expect(await screen.findByText('No address data received from update')).toBeDefined();
    expect(site.api.callsOf(`DELETE ${LIST}/address-2`)).toHaveLength(1);
  });

  it('R212: a list that cannot be loaded says so and offers Retry', async () => {
    const site = await createTestPlatform({
      owner: 'mf-account',
      texts,
      answers: { [`GET ${LIST}`]: failure(400), 'GET /professionals/profile': { profile } },
    });
    site.show(<BusinessAddressesWidget />);
    expect(await screen.findByText('Failed to fetch business addresses')).toBeDefined();
    site.api.answer(`GET ${LIST}`, { addresses: [main] });
    click('Retry');
    expect(await screen.findByText('1 Main St')).toBeDefined();
  });

  it('sends nothing while a required field is empty, and says which', async () => {
    const site = await openAddresses();
    click('Add address');
    fill({ ...oak, city: ' ' });
    click('Save address');
    expect(await screen.findByRole('link', { name: 'City: This field is required' })).toBeDefined();
    expect(site.api.callsOf(`POST ${LIST}`)).toHaveLength(0);
  });

  it('opens again with what was being typed', async () => {
    const site = await openAddresses();
    click('Add address');
    fill({ street1: '3 Oak Ave' });
    site.view.unmount();
    site.show(<BusinessAddressesWidget />);
    await waitFor(() => expect(control('street1').value).toBe('3 Oak Ave'));
    click('Cancel');
    expect(site.platform.drafts.read('business-address.new')).toBeUndefined();
  });

  it('says nothing of a personal address that there is not', async () => {
    await openAddresses({ addresses: [], answers: { 'GET /professionals/profile': failure(404) } });
    click('Add address');
    expect(control('street1').value).toBe('');
    expect(screen.queryByText(/We filled in your personal address/)).toBeNull();
  });

  it('names countries in the language of the page', async () => {
    const site = await createTestPlatform({
      path: '/es/dashboard/account/business-addresses',
      owner: 'mf-account',
      texts,
      answers: { [`GET ${LIST}`]: { addresses: [main] }, 'GET /professionals/profile': { profile } },
    });
    site.show(<BusinessAddressesPage />);
    expect(await screen.findByText('Austin, TX 78701, Estados Unidos')).toBeDefined();
  });
});

describe('Use my location', () => {
  it('R76 R207 R227 R242: fills in the position, asked for exactly as specified, and sends it', async () => {
    const getCurrentPosition = vi.fn((found) => found({ coords: { latitude: 30.267153, longitude: -97.743057 } }));
    const site = await openAddresses();
    stubGeolocation({ getCurrentPosition });
    click('Add address');
    click('Use my location');
    expect(await screen.findByText('Location Obtained')).toBeDefined();
    expect(getCurrentPosition.mock.calls[0]?.at(2)).toEqual({
      enableHighAccuracy: true,
      timeout: 10_000,
      maximumAge: 300_000,
    });
    expect(control('latitude').value).toBe('30.267153');
    fill(oak);
    click('Save address');
    await waitFor(() => expect(site.api.callsOf(`POST ${LIST}`)).toHaveLength(1));
    expect(site.api.callsOf(`POST ${LIST}`)[0]?.body).toMatchObject({ latitude: 30.267153, longitude: -97.743057 });
  });

  it('R223: says where permission was denied', async () => {
    await openAddresses();
    stubGeolocation({ getCurrentPosition: (_found: unknown, failed: (error: object) => void) => failed({ code: 1 }) });
    click('Add address');
    click('Use my location');
    expect(await screen.findByText('Location Error')).toBeDefined();
    expect(
      screen.getByText('Unable to obtain your current location. Please check your browser permissions.'),
    ).toBeDefined();
  });

  it('R224: says where the browser has no geolocation', async () => {
    await openAddresses();
    stubGeolocation(undefined);
    click('Add address');
    click('Use my location');
    expect(await screen.findByText('Location Unavailable')).toBeDefined();
    expect(screen.getByText('Geolocation is not supported by this browser.')).toBeDefined();
  });
});

describe('what is typed into an address while a save runs', () => {
  it('stays, unsaved, in the open form', async () => {
    const { answer, arrive } = heldBack();
    const site = await openAddresses({ answers: { [`PUT ${LIST}/address-2`]: answer } });
    fireEvent.click(row('2 Elm St').getByRole('button', { name: 'Edit' }));
    fill({ street1: '22 Elm St' });
    click('Save address');
    await waitFor(() => expect(site.api.callsOf(`PUT ${LIST}/address-2`)).toHaveLength(1));
    fill({ city: 'Waco' });
    await arrive({ address: { ...elm, street1: '22 Elm Street' } });
    expect(await screen.findByText('Address Updated')).toBeDefined();
    expect(control('street1').value).toBe('22 Elm Street');
    expect(control('city').value).toBe('Waco');
    expect(site.platform.drafts.read('business-address.address-2')).toMatchObject({
      base: { street1: '22 Elm Street', city: 'Austin' },
      values: { street1: '22 Elm Street', city: 'Waco' },
    });
    expect(screen.queryByText(/We kept what you had typed/)).toBeNull();
  });

  it('belongs to the address that was created meanwhile', async () => {
    const { answer, arrive } = heldBack();
    const site = await openAddresses({ answers: { [`POST ${LIST}`]: answer, [`PUT ${LIST}/address-9`]: {} } });
    click('Add address');
    fill(oak);
    click('Save address');
    await waitFor(() => expect(site.api.callsOf(`POST ${LIST}`)).toHaveLength(1));
    control('city').focus();
    fill({ city: 'Temple' });
    await arrive({ address: { id: 'address-9', ...oak, is_primary: false } });
    expect(await screen.findByText('Address Created')).toBeDefined();
    expect(control('city').value).toBe('Temple');
    await waitFor(() => expect(focused()).toBe(control('city')));
    expect(site.platform.drafts.read('business-address.new')).toBeUndefined();
    click('Save address');
    await waitFor(() => expect(site.api.callsOf(`PUT ${LIST}/address-9`)).toHaveLength(1));
    expect(site.api.callsOf(`PUT ${LIST}/address-9`)[0]?.body).toMatchObject({ street1: '3 Oak Ave', city: 'Temple' });
    expect(site.api.callsOf(`POST ${LIST}`)).toHaveLength(1);
  });

  it('stays where it is typed into another address', async () => {
    const { answer, arrive } = heldBack();
    await openAddresses({ answers: { [`PUT ${LIST}/address-2`]: answer } });
    fireEvent.click(row('2 Elm St').getByRole('button', { name: 'Edit' }));
    fill({ street1: '22 Elm St' });
    click('Save address');
    fireEvent.click(row('1 Main St').getByRole('button', { name: 'Edit' }));
    fill({ street1: '11 Main St' });
    await arrive({ address: { ...elm, street1: '22 Elm St' } });
    expect(await screen.findByText('22 Elm St')).toBeDefined();
    expect(control('street1').value).toBe('11 Main St');
  });
});

describe('the focus among the addresses', () => {
  it('goes on to the address whose form was closed', async () => {
    await openAddresses();
    press(row('2 Elm St').getByRole('button', { name: 'Edit' }));
    await waitFor(() => expect(focused()).toBe(control('street1')));
    press(screen.getByRole('button', { name: 'Cancel' }));
    expect(focused()).toBe(row('2 Elm St').getByRole('button', { name: 'Edit' }));
  });

  it('goes on to "Add address" where the new address was given up', async () => {
    await openAddresses();
    press(screen.getByRole('button', { name: 'Add address' }));
    await waitFor(() => expect(focused()).toBe(control('street1')));
    press(screen.getByRole('button', { name: 'Cancel' }));
    expect(focused()).toBe(screen.getByRole('button', { name: 'Add address' }));
  });

  it('is not taken from where somebody works when a save closes its form', async () => {
    const { answer, arrive } = heldBack();
    await openAddresses({ answers: { [`PUT ${LIST}/address-2`]: answer } });
    press(row('2 Elm St').getByRole('button', { name: 'Edit' }));
    fill({ street1: '22 Elm St' });
    click('Save address');
    screen.getByRole('button', { name: 'Check again' }).focus();
    await arrive({ address: { ...elm, street1: '22 Elm St' } });
    expect(await screen.findByText('22 Elm St')).toBeDefined();
    expect(focused()).toBe(screen.getByRole('button', { name: 'Check again' }));
  });

  it('stays in the row whose "Make primary" leaves', async () => {
    await openAddresses();
    press(row('2 Elm St').getByRole('button', { name: 'Make primary' }));
    expect(await row('2 Elm St').findByText('Primary')).toBeDefined();
    expect(focused()).toBe(row('2 Elm St').getByRole('button', { name: 'Edit' }));
  });

  it.each([
    ['others stay', [main, elm]],
    ['it was the only one', [elm]],
  ])('goes on to "Add address" after a deletion where %s', async (_case, addresses) => {
    await openAddresses({ addresses });
    press(row('2 Elm St').getByRole('button', { name: 'Delete' }));
    press(await screen.findByRole('button', { name: 'Delete address' }));
    await waitFor(() => expect(screen.queryByText('2 Elm St')).toBeNull());
    await waitFor(() => expect(focused()).toBe(screen.getByRole('button', { name: 'Add address' })));
  });
});

describe('the verified-phone panel', () => {
  it('R71: shows each phone of the profile with its marks', async () => {
    await openAddresses();
    const phone = within(screen.getByText('(512) 555-0100').closest('li') ?? document.body);
    expect(phone.getByText('Not verified')).toBeDefined();
    expect(phone.getByText('Primary')).toBeDefined();
  });

  it('R174: Check again asks the server although the cache is fresh, and tells once a phone is verified', async () => {
    const onChanged = vi.fn();
    const site = await openAddresses({ onChanged });
    click('Check again');
    expect(await screen.findByText('Not verified yet. We checked just now.')).toBeDefined();
    expect(onChanged).not.toHaveBeenCalled();
    site.api.answer('GET /professionals/profile', { profile: verified });
    click('Check again');
    expect(await screen.findByText('Verified')).toBeDefined();
    expect(site.api.callsOf('GET /professionals/profile')).toHaveLength(3);
    expect(onChanged).toHaveBeenCalledOnce();
  });

  it('looks again when the window is come back to, until a phone is verified', async () => {
    const site = await openAddresses();
    site.api.answer('GET /professionals/profile', { profile: verified });
    fireEvent.focus(window);
    expect(await screen.findByText('Verified')).toBeDefined();
    fireEvent.focus(window);
    expect(site.api.callsOf('GET /professionals/profile')).toHaveLength(2);
  });
});
