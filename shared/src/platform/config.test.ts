import { expect, it } from 'vitest';
import { parseConfig } from './config';

const allowed = (origin: string) => parseConfig({ overrideOrigins: [origin] }).overrideOrigins;

it.each([
  ['https://cdn.example', 'https://cdn.example'],
  ['https://CDN.example:443/', 'https://cdn.example'],
  ['http://localhost:3003', 'http://localhost:3003'],
  ['http://[::1]:3003', 'http://[::1]:3003'],
])('SL3: takes the origin %s as %s', (given, origin) => {
  expect(allowed(given)).toEqual([origin]);
});

it.each([
  'https://evil.example/;script-src-elem *',
  'https://evil.example;sandbox',
  "https://'unsafe-inline'",
  'https://*.example',
  'https://user@cdn.example',
  'https://cdn.example/remotes',
  'https://cdn.example?x',
  'data:',
  'javascript:alert(1)',
  'ftp://cdn.example',
  'cdn.example',
  '*',
  '',
])('SL3: refuses %j as an origin in a sentence', (given) => {
  expect(() => allowed(given)).toThrow(
    'config.json: overrideOrigins.0 is wrong: expected an origin such as https://cdn.example',
  );
});

it('PD63: prices and the support address stand in config.json, and each may be left out', () => {
  expect(parseConfig({}).prices).toEqual({ currency: 'USD' });
  const prices = { currency: 'EUR', monthly: 19, setUp: 5, perMinute: 0.02, perNumber: 3 };
  expect(parseConfig({ prices, supportEmail: 'help@careline.example' })).toMatchObject({
    prices,
    supportEmail: 'help@careline.example',
  });
});

it.each([
  [{ prices: { monthly: -1 } }, 'prices.monthly'],
  [{ prices: { perMinute: 0.005 } }, 'prices.perMinute'],
  [{ prices: { currency: 'dollars' } }, 'prices.currency'],
  [{ supportEmail: 'careline.example' }, 'supportEmail'],
])('PD63: refuses %j in a sentence', (given, key) => {
  expect(() => parseConfig(given)).toThrow(`config.json: ${key} is wrong`);
});
