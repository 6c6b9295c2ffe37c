import { queryKeys } from '@careline/shared/api';
import { heldBack } from '@careline/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ADDRESSES } from '../testing/account-platform';
import { click, elm, fill, main, openAddresses, row, UPDATE_ELM } from '../testing/addresses-site';
import { control, focused, press } from '../testing/controls';

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
    await openAddresses({ answers: { [UPDATE_ELM]: answer } });
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

  it('goes on to "Add address" where another tab has deleted the address that is being edited', async () => {
    const site = await openAddresses();
    press(row('2 Elm St').getByRole('button', { name: 'Edit' }));
    await waitFor(() => expect(focused()).toBe(control('street1')));
    site.api.answer(`GET ${ADDRESSES}`, { addresses: [main] });
    await act(() => site.platform.queries.refetchQueries({ queryKey: queryKeys.addresses }));
    await waitFor(() => expect(focused()).toBe(screen.getByRole('button', { name: 'Add address' })));
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
