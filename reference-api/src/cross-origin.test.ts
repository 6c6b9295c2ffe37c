import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { allowOtherOrigins } from './cross-origin';

it.each(['localhost:3000', 'careline.example', 'ftp://careline.example', '//careline.example', 'https://', 'null'])(
  'F354: no origin may call where the address of the site is none: %s',
  async (siteUrl) => {
    await expect(allowOtherOrigins(Fastify(), siteUrl)).rejects.toThrow(
      `SITE_URL is "${siteUrl}": the address of the site with https:// or http://, such as https://careline.example, was expected.`,
    );
  },
);

it.each([
  ['http://localhost:3000', 'http://localhost:3000'],
  ['HTTPS://Careline.example/somewhere', 'https://careline.example'],
  ['', '*'],
])('F354: an address that has its scheme is one: "%s"', async (siteUrl, allowed) => {
  const app = Fastify();
  await allowOtherOrigins(app, siteUrl);
  app.get('/', async () => '');
  const { headers } = await app.inject({ url: '/', headers: { origin: allowed } });
  expect(headers['access-control-allow-origin']).toBe(allowed);
});
