import { expect, it } from 'vitest';
import { unreachable } from '../store/unreachable';
import { connectSite } from './dev-site';

const registry = { remotes: [{ name: 'mf-auth', url: '/remotes/mf-auth/1/remoteEntry.js', version: '1', pages: [] }] };

/** A site that answers these paths. */
function siteWith(answers: Readonly<Record<string, unknown>>): typeof fetch {
  return async (address) => {
    const { pathname } = new URL(String(address));
    return pathname in answers ? Response.json(answers[pathname]) : new Response('', { status: 404 });
  };
}

it('takes configuration and releases of a deployed site, and its API through the dev server', async () => {
  const ask = siteWith({ '/config.json': { apiBaseUrl: 'https://api.example/v2/' }, '/registry/es.json': registry });
  const site = await connectSite('https://staging.example/es/dashboard', ask);
  expect(site.config.runtime.apiBaseUrl).toBe('/backend');
  expect(await site.registry('es')).toEqual(registry);
  expect(site.proxy['/remotes']).toMatchObject({ target: 'https://staging.example', changeOrigin: true });
  const { target, rewrite } = site.proxy['/backend'] ?? {};
  expect([target, rewrite?.('/backend/auth/login')]).toEqual(['https://api.example', '/v2/auth/login']);
});

it.each([
  ['no address', 'staging', {}, '--site takes the address of a deployed site'],
  ['no site', 'https://staging.example', {}, 'https://staging.example/config.json cannot be used: it answered 404'],
  ['another site', 'https://staging.example', { '/config.json': { demo: 'yes' } }, 'demo is wrong'],
])('refuses %s in a sentence', async (_what, address, answers, words) => {
  await expect(connectSite(address, siteWith(answers))).rejects.toThrow(words);
});

const refused = new Error('connect ECONNREFUSED ::1:443');

it.each([
  ['a host that refuses calls', refused],
  ['one that refuses them at each of its addresses', new AggregateError([refused])],
])('F226: says why %s cannot be used, as a store does', async (_what, cause) => {
  const failed = new TypeError('fetch failed', { cause });
  const site = connectSite('https://staging.example', () => Promise.reject(failed));
  await expect(site).rejects.toThrow(`config.json cannot be used: ${refused.message}.`);
  expect(unreachable('The store', failed).message).toContain(`The store could not be asked: ${refused.message}.`);
});
