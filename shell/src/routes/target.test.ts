import { expect, it } from 'vitest';
import { readTarget } from './target';

it.each([
  ['//other.example/a', '/other.example/a'],
  ['/\\other.example/a', '/other.example/a'],
  ['/.//other.example/a', '/other.example/a'],
  ['/a/..//other.example?x=1#y', '/other.example?x=1#y'],
])('no path leads off the site: %s', (href, expected) => {
  expect(readTarget(href).href).toBe(expected);
});
