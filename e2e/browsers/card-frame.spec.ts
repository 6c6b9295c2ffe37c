import { cardFrameHtml, cardFramePath } from '../../delivery/src/compose/card-frame';
import { CARDS } from '../support/cards';
import { changeBlock } from '../support/change-page';
import { stripeScript, withFrames, withKey } from '../support/stripe-script';
import { expect, test } from './test';

/** Nothing here leads to js.stripe.com: the one policy for Trusted Types of the frame gives the script another address. */
const frame = cardFrameHtml()
  .replace('return u;', "return '/stripe.js';")
  .replace(/script-src [^;]+;/, "script-src 'self' 'unsafe-inline';");

test.use({
  changes: {
    files: { [cardFramePath]: frame, '/stripe.js': stripeScript },
    change: (_path, text) =>
      withFrames(
        text.includes('id="careline-config"') ? changeBlock(text, 'careline-config', withKey('pk_test_1')) : text,
      ),
  },
});

test('SH4: a card is entered in a document of its own', async ({ scene: { visitor }, driven: { tab }, anasToken }) => {
  const inFrame = (expression: string) => `document.querySelector('main iframe')?.contentDocument?.${expression}`;
  await visitor.store('careline.token', anasToken);
  await visitor.open(CARDS);
  await visitor.click({ role: 'button', name: 'Add card', within: { role: 'main' } });
  // Stripe has said that it is ready, and the form has given it the focus.
  await expect.poll(() => tab.read(inFrame('activeElement?.localName'))).toBe('input');
  await tab.type('4000000000000002');
  expect(await tab.read(inFrame('activeElement?.value'))).toBe('4000000000000002');
  await visitor.click({ role: 'button', name: 'Add card', within: { role: 'main' } });
  await visitor.read({ css: 'main form [role="alert"]' }, /Your card was declined/);
});
