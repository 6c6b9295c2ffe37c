import { expect, it } from 'vitest';
import { isLeft } from './is-left';

it.each([
  ['https://site.example/ru', '/ru/onboarding/profile', true],
  ['https://site.example/ru?a=b#c', '/ru', false],
  [undefined, '/ru', false],
])('F78: whether a document that was loaded as %s is left at %s: %s', (loaded, pathname, left) => {
  const entries = loaded === undefined ? [] : [{ name: loaded }];
  expect(isLeft({ performance: { getEntriesByType: () => entries }, location: { pathname } })).toBe(left);
});
