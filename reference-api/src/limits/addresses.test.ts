import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { serverSettings } from '../server-settings';
import { networkOf } from './network-of';
import { limitsFrom } from './rules';
import { trustedProxies } from './trusted-proxies';

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('SH3: %s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

it('SH3: proxies are trusted by their addresses alone', () => {
  expect(trustedProxies(undefined)).toBe(false);
  expect(trustedProxies('10.0.0.0/8, loopback,2001:db8::/32,192.0.2.1')).toEqual([
    '10.0.0.0/8',
    'loopback',
    '2001:db8::/32',
    '192.0.2.1',
  ]);
  for (const wrong of ['true', '1', '10.0.0.0/33', '10.0.0.0/8/8', 'proxy.example', '10.0.0.1,']) {
    expect(() => trustedProxies(wrong)).toThrow(`TRUST_PROXY is "${wrong}": addresses of proxies`);
  }
});

it('SH3: a forwarded address is believed from a trusted proxy, and from nobody else', async () => {
  const addressOf = async (remoteAddress: string, TRUST_PROXY: string | undefined) => {
    const app = Fastify(serverSettings({ LOG_LEVEL: 'silent', TRUST_PROXY }));
    app.get('/', async (request) => request.ip);
    const headers = { 'x-forwarded-for': '203.0.113.1, 198.51.100.7' };
    return (await app.inject({ url: '/', headers, remoteAddress })).body;
  };
  expect(await addressOf('192.0.2.9', '192.0.2.0/24')).toBe('198.51.100.7');
  expect(await addressOf('203.0.113.9', '192.0.2.0/24')).toBe('203.0.113.9');
  expect(await addressOf('192.0.2.9', undefined)).toBe('192.0.2.9');
});

it('SH3: WRITE_LIMIT is a number of changes', () => {
  expect([limitsFrom({}), limitsFrom({ WRITE_LIMIT: '40' })]).toEqual([{}, { writes: 40 }]);
  expect(() => limitsFrom({ WRITE_LIMIT: 'many' })).toThrow('WRITE_LIMIT is "many"');
});
