import { queryKeys } from '@careline/shared/api';
import { failure, heldBack } from '@careline/shared/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ADDRESSES, createAccountPlatform, PROFILE } from '../testing/account-platform';
import {
  click,
  DELETE_ELM,
  elm,
  fill,
  main,
  oak,
  openAddresses,
  profile,
  row,
  UPDATE_ELM,
} from '../testing/addresses-site';
import { control, focused, press } from '../testing/controls';
import { BusinessAddresses } from './business-addresses';
import { BusinessAddressesPage } from './business-addresses-page';

describe('the business addresses', () => {
  it('R21 R185: the page lists them under its heading', async () => {
    const site = await createAccountPlatform({
      answers: { [`GET ${ADDRESSES}`]: { addresses: [main] }, [PROFILE]: { profile } },
    });
    site.show(<BusinessAddressesPage />);
    expect(screen.getByRole('heading', { level: 1, name: 'Business addresses' })).toBeDefined();
    expect(await screen.findByText('Austin, TX 78701, United States')).toBeDefined();
  });

  it('names countries in the language of the page', async () => {
    const site = await createAccountPlatform({
      path: '/es/dashboard/account/business-addresses',
      answers: { [`GET ${ADDRESSES}`]: { addresses: [main] }, [PROFILE]: { profile } },
    });
    site.show(<BusinessAddressesPage />);
    expect(await screen.findByText('Austin, TX 78701, Estados Unidos')).toBeDefined();
  });

  it('R212: a list that cannot be loaded says so and offers Retry', async () => {
    const site = await createAccountPlatform({
      answers: { [`GET ${ADDRESSES}`]: failure(400), [PROFILE]: { profile } },
    });
    site.show(<BusinessAddresses />);
    expect(await screen.findByText('Failed to fetch business addresses')).toBeDefined();
    site.api.answer(`GET ${ADDRESSES}`, { addresses: [main] });
    click('Retry');
    expect(await screen.findByText('1 Main St')).toBeDefined();
  });

  it('F362: what cannot be loaded says so in a card, as what comes stands in one', async () => {
    const site = await createAccountPlatform({
      answers: { [`GET ${ADDRESSES}`]: failure(400), [PROFILE]: failure(400) },
    });
    site.show(<BusinessAddresses />);
    const titles = await screen.findAllByText(/could not be loaded$/);
    expect(titles.map((title) => title.closest('section') !== null)).toEqual([true, true]);
  });

  it('F247: the form that is open stays where the profile is asked for again after it failed', async () => {
    const site = await createAccountPlatform({
      answers: { [`GET ${ADDRESSES}`]: { addresses: [] }, [PROFILE]: failure(400) },
    });
    site.show(<BusinessAddresses />);
    press(await screen.findByRole('button', { name: 'Add address' }));
    fill(oak);
    const street = control('street1');
    const { answer, arrive } = heldBack();
    site.api.answer(PROFILE, answer);
    click('Retry');
    await waitFor(() => expect(site.api.callsOf(PROFILE)).toHaveLength(2));
    await act(async () => {});
    expect(street.isConnected).toBe(true);
    await arrive({ profile });
    expect(await screen.findByText('Verified phone')).toBeDefined();
    expect(street.isConnected).toBe(true);
  });

  it('F54: making one primary sends the mark alone, and nothing that another device has changed meanwhile', async () => {
    const site = await openAddresses();
    fireEvent.click(row('2 Elm St').getByRole('button', { name: 'Make primary' }));
    await waitFor(() => expect(site.api.callsOf(UPDATE_ELM)).toHaveLength(1));
    expect(site.api.callsOf(UPDATE_ELM)[0]?.body).toEqual({ is_primary: true });
  });

  it('R108 F425: making one primary takes the mark from the other at once', async () => {
    let arrive: () => void = () => {};
    const answer = new Promise<object>((resolve) => {
      arrive = () => resolve({ address: { ...elm, is_primary: true } });
    });
    const site = await openAddresses({ answers: { [UPDATE_ELM]: () => answer } });
    fireEvent.click(row('2 Elm St').getByRole('button', { name: 'Make primary' }));
    expect(await row('2 Elm St').findByText('Primary')).toBeDefined();
    expect(row('1 Main St').queryByText('Primary')).toBeNull();
    expect(row('2 Elm St').getByRole('button', { name: 'Delete' }).dataset.busy).toBeUndefined();
    await act(async () => arrive());
    expect(await screen.findByText('Address Updated')).toBeDefined();
    expect(site.api.callsOf(UPDATE_ELM)[0]?.body).toMatchObject({ is_primary: true });
  });

  it('R212 R218: a failed change of the primary address goes back, with the message', async () => {
    await openAddresses({ answers: { [UPDATE_ELM]: failure(500) } });
    fireEvent.click(row('2 Elm St').getByRole('button', { name: 'Make primary' }));
    expect(await screen.findByText('Update Failed')).toBeDefined();
    expect(screen.getByText('Failed to update business address')).toBeDefined();
    expect(row('1 Main St').getByText('Primary')).toBeDefined();
    expect(row('2 Elm St').queryByText('Primary')).toBeNull();
  });

  it('F377: a change of the primary address whose answer got lost says what was found in the list', async () => {
    const site = await openAddresses({ answers: { [UPDATE_ELM]: failure(504) } });
    press(row('2 Elm St').getByRole('button', { name: 'Make primary' }));
    expect(await screen.findByText(/We checked: nothing was changed/)).toBeDefined();
    expect(row('1 Main St').getByText('Primary')).toBeDefined();
    site.api.answer(`GET ${ADDRESSES}`, {
      addresses: [
        { ...main, is_primary: false },
        { ...elm, is_primary: true },
      ],
    });
    press(await row('2 Elm St').findByRole('button', { name: 'Make primary' }));
    expect(await screen.findByText('Address Updated')).toBeDefined();
    expect(row('2 Elm St').getByText('Primary')).toBeDefined();
  });

  it('F377: an edit whose answer got lost closes its form where the list has it', async () => {
    const site = await openAddresses({ answers: { [UPDATE_ELM]: failure(504) } });
    press(row('2 Elm St').getByRole('button', { name: 'Edit' }));
    fill({ street1: '22 Elm St' });
    click('Save address');
    expect(await screen.findAllByText(/We checked: nothing was changed/)).not.toHaveLength(0);
    site.api.answer(`GET ${ADDRESSES}`, { addresses: [main, { ...elm, street1: '22 Elm St' }] });
    // The notice stands a moment before the button says that nothing is being saved any more.
    fireEvent.click(await screen.findByRole('button', { name: 'Save address' }));
    expect(await screen.findByText('Address Updated')).toBeDefined();
    expect(screen.getByText('22 Elm St')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Save address' })).toBeNull();
    expect(site.platform.drafts.read('business-address.address-2')).toBeUndefined();
  });

  it('R108: a failed change of the primary address undoes the mark alone, and the list is asked for again', async () => {
    const { answer, arrive } = heldBack();
    const site = await openAddresses({ answers: { [UPDATE_ELM]: answer } });
    press(row('2 Elm St').getByRole('button', { name: 'Make primary' }));
    await waitFor(() => expect(site.api.callsOf(UPDATE_ELM)).toHaveLength(1));
    click('Add address');
    fill(oak);
    click('Save address');
    expect(await screen.findByText('3 Oak Ave')).toBeDefined();
    const { answer: list, arrive: arriveList } = heldBack();
    site.api.answer(`GET ${ADDRESSES}`, list);
    await arrive(failure(422));
    expect(await screen.findByText('Update Failed')).toBeDefined();
    expect(row('1 Main St').getByText('Primary')).toBeDefined();
    expect(row('2 Elm St').queryByText('Primary')).toBeNull();
    expect(screen.getByText('3 Oak Ave')).toBeDefined();
    expect(site.api.callsOf(`GET ${ADDRESSES}`)).toHaveLength(2);
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
      answers: { [UPDATE_ELM]: () => new Promise(() => {}) },
    });
    fireEvent.click(row('2 Elm St').getByRole('button', { name: 'Make primary' }));
    await waitFor(() => expect(site.api.callsOf(UPDATE_ELM)).toHaveLength(1));
    for (const name of ['Make primary', 'Delete']) {
      const button = row('3 Fir St').getByRole('button', { name });
      expect(button.getAttribute('aria-disabled')).toBe('true');
      fireEvent.click(button);
    }
    await act(async () => {});
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(site.api.callsOf(`PUT ${ADDRESSES}/address-3`)).toHaveLength(0);
  });

  it('R188 R226: deleting asks first', async () => {
    const site = await openAddresses();
    fireEvent.click(row('2 Elm St').getByRole('button', { name: 'Delete' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Keep address' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(site.api.callsOf(DELETE_ELM)).toHaveLength(0);
    fireEvent.click(row('2 Elm St').getByRole('button', { name: 'Delete' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Delete address' }));
    expect(await screen.findByText('Your business address has been successfully deleted.')).toBeDefined();
    expect(screen.queryByText('2 Elm St')).toBeNull();
  });

  it.each([
    ['the only address', [main], /1 Main St, .* is your only business address.*most of the dashboard/],
    ['the primary one of several', [main, elm], /1 Main St, .* is your primary address/],
  ])('F245 R57 R124: before %s is deleted, its consequence is told', async (_case, addresses, words) => {
    await openAddresses({ addresses });
    fireEvent.click(row('1 Main St').getByRole('button', { name: 'Delete' }));
    expect((await screen.findByRole('alertdialog')).textContent).toMatch(words);
  });

  it('F254: an address that is being deleted opens no form', async () => {
    const { answer, arrive } = heldBack();
    const site = await openAddresses({ answers: { [DELETE_ELM]: answer } });
    fireEvent.click(row('2 Elm St').getByRole('button', { name: 'Delete' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Delete address' }));
    await waitFor(() => expect(site.api.callsOf(DELETE_ELM)).toHaveLength(1));
    fireEvent.click(row('2 Elm St').getByRole('button', { name: 'Edit' }));
    expect(screen.queryByRole('heading', { name: 'Edit address' })).toBeNull();
    await arrive({});
    expect(await screen.findByText('Address Deleted')).toBeDefined();
  });

  it('F281: what is typed into an address that another tab deletes goes on as a new one', async () => {
    const site = await openAddresses();
    press(row('2 Elm St').getByRole('button', { name: 'Edit' }));
    await waitFor(() => expect(focused()).toBe(control('street1')));
    fill({ street1: '22 Elm St' });
    site.api.answer(`GET ${ADDRESSES}`, { addresses: [main] });
    await act(() => site.platform.queries.refetchQueries({ queryKey: queryKeys.addresses }));
    expect(await screen.findByRole('heading', { name: 'New address' })).toBeDefined();
    expect([control('street1').value, control('city').value]).toEqual(['22 Elm St', 'Austin']);
    expect(screen.getByText(/We kept what you had typed/)).toBeDefined();
    await waitFor(() => expect(focused()).toBe(control('street1')));
    expect(site.platform.drafts.read('business-address.address-2')).toBeUndefined();
  });

  it('R212 R218: a failed deletion and an empty answer to a change say so', async () => {
    const site = await openAddresses({
      answers: { [DELETE_ELM]: failure(500), [UPDATE_ELM]: {} },
    });
    fireEvent.click(row('2 Elm St').getByRole('button', { name: 'Delete' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Delete address' }));
    expect(await screen.findByText('Deletion Failed')).toBeDefined();
    expect(screen.getByText('Failed to delete business address')).toBeDefined();
    fireEvent.click(await row('2 Elm St').findByRole('button', { name: 'Make primary' }));
    expect(await screen.findByText('No address data received from update')).toBeDefined();
    expect(site.api.callsOf(DELETE_ELM)).toHaveLength(1);
  });
});
