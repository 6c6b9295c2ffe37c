import { browserKey, placeOf } from '@careline/shared/manifest';
import { expect, it } from 'vitest';
import { readSiteRegistry, withReleases } from './read-registry';

const standard = { url: '/remotes/mf-x/1.0.0-1/remoteEntry.js', version: '1.0.0', pages: [] };
const canary = { url: '/remotes/mf-x/1.0.0-2/remoteEntry.js', version: '1.0.0', pages: [], share: 50 };
const registry = { remotes: [{ name: 'mf-x', ...standard, fallbackUrl: '/x', canary }] };

/** The one remote as a browser of this id takes it. */
const takenBy = (id: string | undefined, input: object = registry) =>
  readSiteRegistry(input, { getItem: (key) => (key === browserKey && id !== undefined ? id : null) }).remotes[0];

it('a browser has the release that is tried where it stands within its share, and falls back to the live one', () => {
  const ids = Array.from({ length: 50 }, (_, id) => String(id));
  const taken = ids.map((id) => takenBy(id));
  const { share: _, ...tried } = canary;
  expect(taken).toContainEqual({ ...tried, name: 'mf-x', fallbackUrl: standard.url });
  expect(taken).toContainEqual({ ...standard, name: 'mf-x', fallbackUrl: '/x' });
  expect(taken.map((remote) => remote?.url === canary.url)).toEqual(ids.map((id) => placeOf(id, 'mf-x/1.0.0-2') < 50));
});

it('F3: a browser without an id, and every one where nothing is tried, has the live release', () => {
  expect(takenBy(undefined)?.url).toBe(standard.url);
  expect(takenBy('1', { remotes: [{ name: 'mf-x', ...standard }] })).toEqual({ name: 'mf-x', ...standard });
});

it('a registry that was told where its releases are reads as the one that the site has', () => {
  const place = { url: standard.url, version: '1.0.0', fallbackUrl: '/x' };
  const whole = readSiteRegistry({ remotes: [{ pages: [], ...place, name: 'mf-x' }] });
  const told = withReleases(readSiteRegistry({ remotes: [{ pages: [], name: 'mf-x' }] }), { 'mf-x': place });
  expect(JSON.stringify(told)).toBe(JSON.stringify(whole));
  expect(withReleases(whole, { 'mf-x': { ...place, url: '/later.js' } })).toEqual(whole);
});

it('refuses a share that is none', () => {
  const wrong = { remotes: [{ name: 'mf-x', ...standard, canary: { ...canary, share: 101 } }] };
  expect(() => takenBy('1', wrong)).toThrow('remotes.0.canary.share');
});
