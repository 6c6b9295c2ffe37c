import { expect, it } from 'vitest';
import { isAllowedPicture } from './picture-origins';

it.each([
  ['data:image/webp;base64,AAAA', true],
  ['/images/default-profile.png', true],
  ['https://photos.example/ana.webp', true],
  ['https://elsewhere.example/ana.webp', false],
  ['https://photos.example.evil.example/ana.webp', false],
  ['//elsewhere.example/ana.webp', false],
  ['/\\elsewhere.example/ana.webp', false],
  ['data:text/html,x', false],
  ['ana.webp', false],
])('SL2 SL8: %s is asked for: %s', (source, isAllowed) => {
  expect(isAllowedPicture(source, ['https://photos.example'])).toBe(isAllowed);
});
