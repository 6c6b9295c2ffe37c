import { queryKeys } from '@careline/shared/api';
import { failure, heldBack } from '@careline/shared/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ADDRESSES, type OpenedSite, PROFILE } from '../testing/account-platform';
import { CREATE, click, elm, fill, main, oak, openAddresses, row, UPDATE_ELM } from '../testing/addresses-site';
import { control, focused } from '../testing/controls';
import { BusinessAddresses } from './business-addresses';

describe('the form of an address', () => {
  it('R75 R186 R226: a new address is sent by the names of the API and stands in the list', async () => {
    const site = await openAddresses();
    const changes = vi.fn();
    site.platform.events.on('address.changed').subscribe(changes);
    click('Add address');
    fill(oak);
    click('Save address');
    expect(await screen.findByText('3 Oak Ave')).toBeDefined();
    expect(site.api.callsOf(CREATE).map((call) => call.body)).toEqual([{ ...oak, is_primary: false }]);
    expect(screen.getByText('Address Created')).toBeDefined();
    expect(screen.getByText('Your business address has been successfully created.')).toBeDefined();
    expect(changes).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: 'address-9', change: 'created' }));
  });

  it('F4: a new address whose answer got lost is told as created, and stands in the list once', async () => {
    const site = await openAddresses({
      answers: {
        [CREATE]: ({ body }: { body: object }) => {
          site.api.answer(`GET ${ADDRESSES}`, { addresses: [main, elm, { id: 'address-9', ...body }] });
          return failure(504);
        },
      },
    });
    click('Add address');
    fill(oak);
    click('Save address');
    expect(await screen.findByText('Address Created')).toBeDefined();
    expect(screen.getAllByText('3 Oak Ave')).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Save address' })).toBeNull();
    expect(site.api.callsOf(CREATE)).toHaveLength(1);
  });

  it('starts the first address with the personal one, as the primary address', async () => {
    const site = await openAddresses({ addresses: [] });
    click('Add address');
    expect(control('street1').value).toBe('9 Home Rd');
    click('Save address');
    await waitFor(() => expect(site.api.callsOf(CREATE)).toHaveLength(1));
    expect(site.api.callsOf(CREATE)[0]?.body).toEqual({
      street1: '9 Home Rd',
      city: 'Dallas',
      state_province: 'TX',
      postal_code: '75001',
      country_code: 'US',
      is_primary: true,
    });
  });

  it('F246: a new address is made once where the palette asks for one during its save', async () => {
    const path = '/dashboard/account/business-addresses';
    const { answer, arrive } = heldBack();
    const site = await openAddresses({ path, answers: { [CREATE]: answer } });
    click('Add address');
    fill(oak);
    click('Save address');
    await waitFor(() => expect(site.api.callsOf(CREATE)).toHaveLength(1));
    await act(() => site.navigation.navigate(`${path}?action=add-address`));
    await waitFor(() => expect(site.navigation.getSnapshot().search).toBe(''));
    await arrive({ address: { id: 'address-9', ...oak, is_primary: false } });
    expect(await screen.findByText('Address Created')).toBeDefined();
    expect(screen.queryByRole('heading', { name: 'New address' })).toBeNull();
  });

  it('R77 R187 R226: editing changes exactly the address that was chosen', async () => {
    const site = await openAddresses();
    fireEvent.click(row('2 Elm St').getByRole('button', { name: 'Edit' }));
    fill({ street1: '22 Elm St' });
    click('Save address');
    expect(await screen.findByText('22 Elm St')).toBeDefined();
    expect(screen.getByText('1 Main St')).toBeDefined();
    expect(screen.getByText('Your business address has been successfully updated.')).toBeDefined();
    expect(site.api.callsOf(UPDATE_ELM)[0]?.body).toEqual({ street1: '22 Elm St' });
  });

  it('F44: is saved on top of what another tab has changed while it was open', async () => {
    const site = await openAddresses();
    fireEvent.click(row('2 Elm St').getByRole('button', { name: 'Edit' }));
    fill({ postal_code: '78799' });
    const moved = { ...elm, city: 'Waco', is_primary: true, latitude: 31.5, longitude: -97.1 };
    site.api.answer(`GET ${ADDRESSES}`, { addresses: [{ ...main, is_primary: false }, moved] });
    await act(() => site.platform.queries.refetchQueries({ queryKey: queryKeys.addresses }));
    await row('1 Main St').findByRole('button', { name: 'Make primary' });
    click('Save address');
    await waitFor(() => expect(site.api.callsOf(UPDATE_ELM)).toHaveLength(1));
    expect(site.api.callsOf(UPDATE_ELM)[0]?.body).toEqual({ postal_code: '78799' });
  });

  it('F54: takes back nothing that another device has saved since the list was fetched', async () => {
    const site = await openAddresses({ addresses: [main, { ...elm, latitude: 31.5, longitude: -97.1 }] });
    site.api.answer(`GET ${ADDRESSES}`, { addresses: [main, { ...elm, street1: '77 New St', postal_code: '90210' }] });
    fireEvent.click(row('2 Elm St').getByRole('button', { name: 'Edit' }));
    fill({ city: ' Waco', latitude: '' });
    click('Save address');
    await waitFor(() => expect(site.api.callsOf(UPDATE_ELM)).toHaveLength(1));
    expect(site.api.callsOf(UPDATE_ELM)[0]?.body).toEqual({ city: 'Waco', latitude: null });
  });

  it.each([
    ['Creation Failed', failure(500), 'Failed to create business address'],
    ['Creation Failed', {}, 'No address data received from creation'],
    ['Creation Failed', failure(422, 'Unknown street'), 'Unknown street'],
  ])('R212 R218: %s says why, and what was typed stays', async (title, answer, message) => {
    await openAddresses({ answers: { [CREATE]: answer } });
    click('Add address');
    fill(oak);
    click('Save address');
    expect(await screen.findByText(title)).toBeDefined();
    expect(screen.getAllByText(message)).not.toHaveLength(0);
    expect(control('street1').value).toBe('3 Oak Ave');
  });

  it('sends nothing while a required field is empty, and says which', async () => {
    const site = await openAddresses();
    click('Add address');
    fill({ ...oak, city: ' ' });
    click('Save address');
    expect(await screen.findByRole('link', { name: 'Fill in “City”' })).toBeDefined();
    expect(site.api.callsOf(CREATE)).toHaveLength(0);
  });

  it('AX15 F96: takes the address of the practice from the browser, in tokens that HTML has for an address', async () => {
    await openAddresses();
    click('Add address');
    const fields = ['street1', 'city', 'state_province', 'postal_code', 'country_code'] as const;
    expect(fields.map((name) => control(name).getAttribute('autocomplete'))).toEqual([
      'address-line1',
      'address-level2',
      'address-level1',
      'postal-code',
      'country',
    ]);
  });

  it('opens again with what was being typed', async () => {
    const site = await openAddresses();
    click('Add address');
    fill({ street1: '3 Oak Ave' });
    site.view.unmount();
    site.show(<BusinessAddresses />);
    await waitFor(() => expect(control('street1').value).toBe('3 Oak Ave'));
    click('Cancel');
    expect(site.platform.drafts.read('business-address.new')).toBeUndefined();
  });

  async function comeBackDuringSave() {
    const { answer, arrive } = heldBack();
    const site = await openAddresses({ answers: { [CREATE]: answer } });
    click('Add address');
    fill(oak);
    click('Save address');
    await waitFor(() => expect(site.api.callsOf(CREATE)).toHaveLength(1));
    site.view.unmount();
    site.show(<BusinessAddresses />);
    await waitFor(() => expect(control('street1').value).toBe('3 Oak Ave'));
    return { site, arrive };
  }

  it('F4: that was left during its save, and come back to, closes once the address is there', async () => {
    const { site, arrive } = await comeBackDuringSave();
    await arrive({ address: { id: 'address-9', ...oak, is_primary: false } });
    expect(await screen.findByText('3 Oak Ave')).toBeDefined();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Save address' })).toBeNull());
    expect(site.platform.drafts.read('business-address.new')).toBeUndefined();
  });

  it('F4: that was come back to stays where something else was typed since', async () => {
    const { site, arrive } = await comeBackDuringSave();
    fill({ street1: '5 Oak Ave' });
    await arrive({ address: { id: 'address-9', ...oak, is_primary: false } });
    expect(await screen.findByText('3 Oak Ave')).toBeDefined();
    expect(control('street1').value).toBe('5 Oak Ave');
    expect(site.platform.drafts.read('business-address.new')).toMatchObject({ values: { street1: '5 Oak Ave' } });
  });

  /** What is typed into it is saved after another device has deleted it. */
  async function saveDeleted(site: OpenedSite) {
    fireEvent.click(row('2 Elm St').getByRole('button', { name: 'Edit' }));
    fill({ street1: '22 Elm St' });
    site.api.answer(`GET ${ADDRESSES}`, { addresses: [main] });
    click('Save address');
    expect(await screen.findByText('Address not found')).toBeDefined();
  }
  const gone = { [UPDATE_ELM]: failure(404, 'Address not found') };

  it('F254: of an address that is gone leaves the list, and what was typed goes on as a new one', async () => {
    const site = await openAddresses({ answers: gone });
    await saveDeleted(site);
    expect(await screen.findByRole('heading', { name: 'New address' })).toBeDefined();
    expect(control('street1').value).toBe('22 Elm St');
    await waitFor(() => expect(focused()).toBe(control('street1')));
    await waitFor(() => expect(screen.queryByText('2 Elm St')).toBeNull());
    expect(site.platform.drafts.read('business-address.address-2')).toBeUndefined();
    click('Save address');
    await waitFor(() => expect(site.api.callsOf(CREATE)).toHaveLength(1));
    expect(site.api.callsOf(CREATE)[0]?.body).toMatchObject({ street1: '22 Elm St', city: 'Austin' });
  });

  it('F254: of an address that is gone stays where a new one was being typed already', async () => {
    const site = await openAddresses({ answers: gone });
    click('Add address');
    fill({ street1: '3 Oak Ave' });
    await saveDeleted(site);
    expect(control('street1').value).toBe('22 Elm St');
    expect(site.platform.drafts.read('business-address.new')).toMatchObject({ values: { street1: '3 Oak Ave' } });
  });

  it('says nothing of a personal address that there is not', async () => {
    await openAddresses({ addresses: [], answers: { [PROFILE]: failure(404) } });
    click('Add address');
    expect(control('street1').value).toBe('');
    expect(screen.queryByText(/We filled in your personal address/)).toBeNull();
  });
});

describe('what is typed into an address while a save runs', () => {
  it('stays, unsaved, in the open form', async () => {
    const { answer, arrive } = heldBack();
    const site = await openAddresses({ answers: { [UPDATE_ELM]: answer } });
    fireEvent.click(row('2 Elm St').getByRole('button', { name: 'Edit' }));
    fill({ street1: '22 Elm St' });
    click('Save address');
    await waitFor(() => expect(site.api.callsOf(UPDATE_ELM)).toHaveLength(1));
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
    const site = await openAddresses({ answers: { [CREATE]: answer, [`PUT ${ADDRESSES}/address-9`]: {} } });
    click('Add address');
    fill(oak);
    click('Save address');
    await waitFor(() => expect(site.api.callsOf(CREATE)).toHaveLength(1));
    control('city').focus();
    fill({ city: 'Temple' });
    await arrive({ address: { id: 'address-9', ...oak, is_primary: false } });
    expect(await screen.findByText('Address Created')).toBeDefined();
    expect(control('city').value).toBe('Temple');
    await waitFor(() => expect(focused()).toBe(control('city')));
    expect(site.platform.drafts.read('business-address.new')).toBeUndefined();
    click('Save address');
    await waitFor(() => expect(site.api.callsOf(`PUT ${ADDRESSES}/address-9`)).toHaveLength(1));
    expect(site.api.callsOf(`PUT ${ADDRESSES}/address-9`)[0]?.body).toEqual({ city: 'Temple' });
    expect(site.api.callsOf(CREATE)).toHaveLength(1);
  });

  it('F280: opens no form where the server has all of it by now', async () => {
    const site = await openAddresses();
    fireEvent.click(row('2 Elm St').getByRole('button', { name: 'Edit' }));
    fill({ street1: '22 Elm St' });
    site.view.unmount();
    site.platform.queries.clear();
    site.api.answer(`GET ${ADDRESSES}`, { addresses: [main, { ...elm, street1: '22 Elm St' }] });
    site.show(<BusinessAddresses />);
    expect(await screen.findByText('22 Elm St')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Save address' })).toBeNull();
    expect(site.platform.drafts.read('business-address.address-2')).toBeUndefined();
  });

  it('stays where it is typed into another address', async () => {
    const { answer, arrive } = heldBack();
    await openAddresses({ answers: { [UPDATE_ELM]: answer } });
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
