import { addressesQuery } from '@careline/shared/lists';
import { createTestPlatform, failure } from '@careline/shared/testing';
import { describe, expect, it } from 'vitest';
import { texts } from '../../texts';
import { addAddress, changeAddress, removeAddress } from './address-changes';

const ADDRESSES = '/professionals/profile/addresses';
const LIST = `GET ${ADDRESSES}`;
const CREATE = `POST ${ADDRESSES}`;
const input = {
  street1: '3 Oak Ave',
  city: 'Waco',
  state_province: 'TX',
  postal_code: '76701',
  country_code: 'US',
  is_primary: false,
};
const twin = { id: 'address-1', ...input };
const home = { ...twin, latitude: undefined, longitude: undefined };

/** A professional whose one address is the same place as the new one. */
async function openList(answers: Readonly<Record<string, unknown>>) {
  const { platform, api } = await createTestPlatform({
    owner: 'mf-account',
    texts,
    answers: { [LIST]: { addresses: [twin] }, ...answers },
  });
  await platform.queries.fetchQuery(addressesQuery(platform.api));
  const told: unknown[] = [];
  platform.events.on('address.changed').subscribe((event) => told.push(event));
  return { platform, api, told };
}

describe('a new address', () => {
  it('F4: whose answer got lost is stored once, and told, where the list has it', async () => {
    const saved = { ...twin, id: 'address-2' };
    const { platform, api, told } = await openList({ [CREATE]: failure(504) });
    api.answer(LIST, { addresses: [twin, saved] });
    await expect(addAddress(platform, input)).resolves.toMatchObject({ id: 'address-2' });
    expect(api.callsOf(CREATE)).toHaveLength(1);
    expect(platform.queries.getQueryData(addressesQuery(platform.api).queryKey)).toHaveLength(2);
    expect(told).toMatchObject([{ id: 'address-2', change: 'created' }]);
  });

  it('F4: whose answer got lost is not mistaken for one that was there before', async () => {
    const { platform, told } = await openList({ [CREATE]: failure(504) });
    await expect(addAddress(platform, input)).rejects.toThrow(
      'Failed to create business address We checked: nothing was changed, so you can try again.',
    );
    expect(told).toEqual([]);
  });

  it('F4: whose answer got lost, and the list too, is not known to be stored', async () => {
    const { platform, api } = await openList({ [CREATE]: failure(504) });
    api.answer(LIST, failure(400));
    await expect(addAddress(platform, input)).rejects.toThrow(
      'Failed to create business address We could not find out whether it went through. Check here again before you repeat it.',
    );
  });

  it('that the server refused is not looked for', async () => {
    const { platform, api } = await openList({ [CREATE]: failure(422, 'Unknown street') });
    await expect(addAddress(platform, input)).rejects.toThrow('Unknown street');
    expect(api.callsOf(LIST)).toHaveLength(1);
  });
});

it('F4: a deletion whose answer got lost is told where the list has the address no more, and the list shows what is there', async () => {
  const { platform, api, told } = await openList({ [`DELETE ${ADDRESSES}/address-1`]: failure(504) });
  await expect(removeAddress(platform, 'address-1')).rejects.toThrow('We checked: nothing was changed');
  expect(told).toEqual([]);
  api.answer(LIST, { addresses: [] });
  await removeAddress(platform, 'address-1');
  expect(told).toMatchObject([{ id: 'address-1', change: 'deleted' }]);
  expect(platform.queries.getQueryData(addressesQuery(platform.api).queryKey)).toEqual([]);
});

describe('a change of an address whose answer got lost', () => {
  const changes = { street1: '5 Oak  Ave', latitude: 31.123457 };
  async function changeLost(now: unknown) {
    const site = await openList({ [`PUT ${ADDRESSES}/address-1`]: failure(504) });
    site.api.answer(LIST, now);
    return { ...site, changed: changeAddress(site.platform, home, changes) };
  }

  it.each([
    ['as it was sent', changes],
    ['in the server’s own spelling', { street1: '5 OAK AVE', latitude: 31.12346 }],
  ])('F377: is told where the list has it %s', async (_case, kept) => {
    const { platform, told, changed } = await changeLost({ addresses: [{ ...twin, ...kept }] });
    await expect(changed).resolves.toMatchObject(kept);
    expect(told).toMatchObject([{ id: 'address-1', change: 'updated' }]);
    expect(platform.queries.getQueryData(addressesQuery(platform.api).queryKey)).toMatchObject([kept]);
  });

  it.each([
    ['not done where the list has the address as it was', [twin], 'We checked: nothing was changed'],
    ['unknown where the list has something else', [{ ...twin, street1: '7 Elm' }], 'We could not find out'],
    ['unknown where the list has the address no more', [], 'We could not find out'],
  ])('F377: is %s', async (_case, addresses, words) => {
    const { told, changed } = await changeLost({ addresses });
    await expect(changed).rejects.toThrow(`Failed to update business address ${words}`);
    expect(told).toEqual([]);
  });
});

it('changing and deleting an address are told, a failure is not', async () => {
  const { platform, api, told } = await openList({
    [`PUT ${ADDRESSES}/address-1`]: { address: twin },
    [`DELETE ${ADDRESSES}/address-1`]: undefined,
  });
  await changeAddress(platform, home, { city: 'Temple' });
  await removeAddress(platform, 'address-1');
  api.answer(`DELETE ${ADDRESSES}/address-1`, failure(404));
  await expect(removeAddress(platform, 'address-1')).rejects.toThrow();
  api.answer(`PUT ${ADDRESSES}/address-1`, failure(400));
  await expect(changeAddress(platform, home, { city: 'Waco' })).rejects.toThrow();
  expect(told).toMatchObject([
    { id: 'address-1', change: 'updated' },
    { id: 'address-1', change: 'deleted' },
  ]);
});
