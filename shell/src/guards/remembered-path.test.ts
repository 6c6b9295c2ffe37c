import { beforeEach, expect, it } from 'vitest';
import { createRememberedPath } from './remembered-path';

const publicPaths = ['/', '/professionals', '/auth/login'];
const create = () => createRememberedPath(sessionStorage, (path) => publicPaths.includes(path));

beforeEach(() => sessionStorage.clear());

it('R39 PD7: the last one wins, with its prefix, query and hash, until it is forgotten', () => {
  create().remember('/dashboard');
  create().remember('/es/dashboard/billing?page=2#x');
  expect(create().read()).toBe('/es/dashboard/billing?page=2#x');
  create().forget();
  expect(create().read()).toBeUndefined();
});

it.each(['/', '/es', '/ru/professionals?x=1', '/es/auth/login#x'])(
  'R39 PD7: %s is public and not remembered',
  (href) => {
    create().remember('/dashboard');
    create().remember(href);
    expect(create().read()).toBe('/dashboard');
  },
);

it('PD7: what has become public since is not led back to, nor what is no path of the site', () => {
  createRememberedPath(sessionStorage, () => false).remember('/professionals');
  expect(create().read()).toBeUndefined();
  createRememberedPath(sessionStorage, () => false).remember('https://evil.example/dashboard');
  expect(create().read()).toBeUndefined();
});
