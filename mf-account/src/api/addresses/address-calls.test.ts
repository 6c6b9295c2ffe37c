import { type Address, addressesQuery, readAddress } from '@careline/shared/lists';
import { createTestContext, failure, failureOf, type TestContext } from '@careline/shared/testing';
import { describe, expect, it } from 'vitest';
import { createAddress, deleteAddress, updateAddress } from './address-calls';

const ADDRESSES = '/professionals/profile/addresses';
const input = {
  street1: '1 Main St',
  city: 'Albany',
  state_province: 'NY',
  postal_code: '12207',
  country_code: 'US',
  is_primary: true,
};
const home = { id: 'a1', ...input };
const second = { id: 'a2', ...input, city: 'Troy', is_primary: false };

async function loaded(answers: Record<string, unknown>): Promise<TestContext> {
  const context = createTestContext({ [`GET ${ADDRESSES}`]: { addresses: [home, second] }, ...answers });
  await context.queries.fetchQuery(addressesQuery(context.api));
  return context;
}

function cached({ api, queries }: TestContext): readonly Address[] {
  return queries.getQueryData(addressesQuery(api).queryKey) ?? [];
}

function primaries(context: TestContext) {
  return cached(context).map((address) => [address.id, address.is_primary]);
}

/** The list as it is read today. */
const fetchAddresses = (api: TestContext['api']) =>
  addressesQuery(api).queryFn({ signal: new AbortController().signal });

describe('business addresses', () => {
  it('R185: reads addresses', async () => {
    const { api } = createTestContext({ [`GET ${ADDRESSES}`]: { addresses: [home] } });
    await expect(fetchAddresses(api)).resolves.toEqual([{ ...home, latitude: undefined, longitude: undefined }]);
  });

  it('is_primary is a boolean and the position a number, whatever was sent', () => {
    expect(readAddress({ address: { ...home, is_primary: 1, latitude: '42.65', longitude: -73.75 } })).toMatchObject({
      is_primary: true,
      latitude: 42.65,
      longitude: -73.75,
    });
    expect(readAddress({ id: 'a1' })).toMatchObject({ street1: '', is_primary: false, latitude: undefined });
  });

  it('R108 R186: a created primary address joins the list and takes the mark from the others', async () => {
    const context = await loaded({ [`POST ${ADDRESSES}`]: { address: { id: 'a3', ...input } } });
    await createAddress(context, input);
    expect(context.server.calls.at(-1)?.body).toEqual(input);
    expect(primaries(context)).toEqual([
      ['a1', false],
      ['a2', false],
      ['a3', true],
    ]);
  });

  it('R108 R187: making another address primary moves the mark', async () => {
    const context = await loaded({ [`PUT ${ADDRESSES}/a2`]: { address: { ...second, is_primary: true } } });
    await updateAddress(context, 'a2', { is_primary: true });
    expect(context.server.calls.at(-1)?.body).toEqual({ is_primary: true });
    expect(primaries(context)).toEqual([
      ['a1', false],
      ['a2', true],
    ]);
  });

  it('R187: changing an address that is not primary leaves the mark where it is', async () => {
    const context = await loaded({ [`PUT ${ADDRESSES}/a2`]: { address: { ...second, city: 'Utica' } } });
    await updateAddress(context, 'a2', { city: 'Utica' });
    expect(cached(context).map((address) => [address.city, address.is_primary])).toEqual([
      ['Albany', true],
      ['Utica', false],
    ]);
  });

  it('R188: a deleted address leaves the list, and nobody becomes primary in its place', async () => {
    const context = await loaded({ [`DELETE ${ADDRESSES}/a1`]: undefined });
    await deleteAddress(context, 'a1');
    expect(primaries(context)).toEqual([['a2', false]]);
    expect(context.server.calls.at(-1)).toMatchObject({ method: 'DELETE', body: undefined });
  });

  it('the next entry asks the server again after a change', async () => {
    const context = await loaded({ [`DELETE ${ADDRESSES}/a1`]: undefined });
    await deleteAddress(context, 'a1');
    await context.queries.fetchQuery(addressesQuery(context.api));
    expect(context.server.callsOf(`GET ${ADDRESSES}`)).toHaveLength(2);
  });

  it('R212: answers without an address', async () => {
    const context = await loaded({ [`POST ${ADDRESSES}`]: {}, [`PUT ${ADDRESSES}/a1`]: undefined });
    expect((await failureOf(createAddress(context, input))).key).toBe('mf-account:errors.noAddressDataFromCreation');
    expect((await failureOf(updateAddress(context, 'a1', {}))).key).toBe('mf-account:errors.noAddressDataFromUpdate');
    expect(cached(context)).toHaveLength(2);
  });

  it('R212: body-less failures end in the default texts', async () => {
    const context = createTestContext(
      Object.fromEntries(
        [`GET ${ADDRESSES}`, `POST ${ADDRESSES}`, `PUT ${ADDRESSES}/a1`, `DELETE ${ADDRESSES}/a1`].map((call) => [
          call,
          failure(500),
        ]),
      ),
    );
    const calls = [
      fetchAddresses(context.api),
      createAddress(context, input),
      updateAddress(context, 'a1', {}),
      deleteAddress(context, 'a1'),
    ];
    const messages = (await Promise.all(calls.map(failureOf))).map((error) => error.message);
    expect(messages).toEqual([
      'errors.fetchAddresses',
      'mf-account:errors.createAddress',
      'mf-account:errors.updateAddress',
      'mf-account:errors.deleteAddress',
    ]);
  });

  it('an empty id reaches no other resource', async () => {
    const context = createTestContext({});
    expect((await failureOf(deleteAddress(context, ''))).code).toBe('invalid');
    expect((await failureOf(deleteAddress(context, '..'))).code).toBe('invalid');
    expect(context.server.calls).toEqual([]);
  });
});
