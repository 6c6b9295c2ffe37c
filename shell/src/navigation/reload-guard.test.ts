import { beforeEach, expect, it, vi } from 'vitest';
import { createReloadGuard } from './reload-guard';

function guardAt(now: () => number, navigator = { onLine: true }) {
  const location = {
    href: 'https://site.example/a',
    host: 'site.example',
    pathname: '/a',
    reload: vi.fn(),
    assign: vi.fn(),
    replace: vi.fn(),
  };
  return { location, ...createReloadGuard({ location, sessionStorage, navigator }, now) };
}

beforeEach(() => sessionStorage.clear());

it('R243: reloads a path once within 10 s, and again after that', () => {
  let now = 1_000;
  const { reload, location } = guardAt(() => now);
  expect(reload('/a?x=1')).toBe(true);
  now += 10_000;
  expect(reload('/a')).toBe(false);
  now += 1;
  expect(reload('/a')).toBe(true);
  expect(location.reload).toHaveBeenCalledTimes(2);
});

it('F127: a mark that the clock has left behind holds up no reload', () => {
  let now = 86_400_000;
  const { reload } = guardAt(() => now);
  expect(reload('/a')).toBe(true);
  now = 1_000;
  expect(reload('/a')).toBe(true);
  expect(reload('/a')).toBe(false);
});

it('R243: tells that it reloads, so that a click meanwhile is not lost', () => {
  const { reload, isReloading } = guardAt(() => 0);
  expect(isReloading()).toBe(false);
  reload('/a');
  expect(isReloading()).toBe(true);
});

it('R243: another path is another reload, by its address', () => {
  const { reload, location } = guardAt(() => 0);
  expect(reload('/a')).toBe(true);
  expect(reload('/b?x=1')).toBe(true);
  expect(location.assign).toHaveBeenCalledWith('https://site.example/b?x=1');
});

it('F369: in the place of a page that is to leave no entry, the entry is replaced', () => {
  const { reload, location } = guardAt(() => 0);
  expect(reload('/b?x=1', { replace: true })).toBe(true);
  expect(location.replace).toHaveBeenCalledWith('https://site.example/b?x=1');
  expect(location.assign).not.toHaveBeenCalled();
});

it('refuses another host and a script, and survives a broken mark', () => {
  const { reload } = guardAt(() => 0);
  expect(() => reload('https://other.example/')).toThrow('Only an address of this site');
  for (const script of ['javascript:alert(1)', 'javascript://site.example/%0Aalert(1)'])
    expect(() => reload(script)).toThrow('Only an address of this site');
  sessionStorage.setItem('careline.reload', '{"path":');
  expect(reload('/a')).toBe(true);
});

it('leaves the page as it is while the browser is offline, and reloads once it is back', () => {
  const navigator = { onLine: false };
  const { reload } = guardAt(() => 0, navigator);
  expect(reload('/a')).toBe(false);
  navigator.onLine = true;
  expect(reload('/a')).toBe(true);
});

it('F450: a move may become a load, but not offline, nor where the session would be lost', () => {
  const navigator = { onLine: true };
  const { mayLoad } = guardAt(() => 0, navigator);
  expect(mayLoad()).toBe(true);
  navigator.onLine = false;
  expect(mayLoad()).toBe(false);
  navigator.onLine = true;
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(mayLoad()).toBe(false);
});

it('F3: reloads nothing where it cannot keep in mind that it did, or the page would be loaded for ever', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const { reload, location } = guardAt(() => 0);
  expect(reload('/a')).toBe(false);
  expect(location.reload).not.toHaveBeenCalled();
});
