import { expect, it } from 'vitest';
import { latestRemote } from './latest-remote';

const remote = { name: 'mf-x', url: '/new.js', version: '2', pages: [] };

it.each([
  ['the shell of this page', 'one', async () => ({ buildId: 'one', remotes: [remote] }), '/new.js'],
  ['another shell', 'one', async () => ({ buildId: 'two', remotes: [remote] }), undefined],
  ['a site that is developed', undefined, async () => ({ buildId: 'one', remotes: [remote] }), undefined],
  ['a site that cannot be reached', 'one', () => Promise.reject(new Error('offline')), undefined],
])('names the live release for %s alone', async (_, buildId, quietJson, url) => {
  expect((await latestRemote('mf-x', { quietJson }, { locale: 'en', buildId }))?.url).toBe(url);
});
