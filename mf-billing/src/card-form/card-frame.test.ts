import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { STRIPE_SCRIPT } from './card-frame';

it('the script of Stripe is of the version that its types are of', () => {
  const loader = readFileSync(createRequire(import.meta.url).resolve('@stripe/stripe-js/dist/pure.js'), 'utf8');
  const [, train] = /RELEASE_TRAIN = '(\w+)'/.exec(loader) ?? [];
  expect(STRIPE_SCRIPT).toBe(`https://js.stripe.com/${train}/stripe.js`);
});
