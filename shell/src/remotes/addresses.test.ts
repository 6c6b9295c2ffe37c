import { expect, it } from 'vitest';
import { createAddresses, spell } from './addresses';

it('F1: gives a release new addresses as often as it is asked, for every file below its folder, and all name the same folder', () => {
  const addresses = createAddresses();
  const file = '/remotes/mf-x/1.0.0-ab12/assets/page.js';
  const seen = [addresses.now(file)];
  for (let retries = 0; retries < 50; retries += 1) {
    addresses.renew('/remotes/mf-x/1.0.0-ab12/');
    seen.push(addresses.now(file));
  }
  expect(new Set(seen).size).toBe(51);
  expect(seen.map(decodeURIComponent)).toEqual(seen.map(() => file));
  // An engine compares addresses as URLs.
  expect(seen.map((address) => new URL(address, 'https://site.example').pathname)).toEqual(seen);
});

it('leaves the files of other releases where they are', () => {
  const addresses = createAddresses();
  addresses.renew('/remotes/mf-x/1.0.0-ab12/');
  expect(addresses.now('/remotes/mf-x/1.0.0-ab13/remoteEntry.js')).toBe('/remotes/mf-x/1.0.0-ab13/remoteEntry.js');
});

it('spells the letters of the number', () => {
  expect(spell('/remotes/mf-x/1.0/', 1)).toBe('/remotes/mf-x/%31.0/');
  expect(spell('https://cdn.example/x/1.0/', 6)).toBe('https://cdn.example/x/1%2e%30/');
});
