import { expect, it } from 'vitest';
import { isPrerendered } from './render-site';

it.each([
  ['', false],
  ['<div>A public page</div>', true],
  ['<link rel="stylesheet" href="/fatal.css"><main class="careline-fatal"></main>', false],
])('markup of a public page is told from the static message: %s', (markup, expected) => {
  const root = document.createElement('div');
  root.innerHTML = markup;
  expect(isPrerendered(root)).toBe(expected);
});
