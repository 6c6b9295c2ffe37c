import { integrityOf } from '../files';
import { tag } from './html';
import { cardFramePolicy } from './policy';

/** Address of the document in which mf-billing has Stripe draw the fields of a card (docs/decisions/0055). */
export const cardFramePath = '/card-frame';

// The address of a script element is set as a string, by whoever loads Stripe and by Stripe, which Trusted Types refuse without this policy. It comes first,
// and a document has one of that name, so that no other code can make a laxer one.
const stripeOnly = [
  "(function(){if(self.trustedTypes)trustedTypes.createPolicy('default',{createScriptURL:function(u){",
  'if(/^https:\\/\\/([a-z0-9-]+\\.)*js\\.stripe\\.com$/.test(new URL(u,document.baseURI).origin))return u;',
  "throw new TypeError('Blocked script: '+u)}})})();",
].join('');

const styles = 'body{margin:0}';

/**
 * A document with the place for Stripe's fields alone, whose policy lets Stripe's scripts run, and no others. They change under their address, so that nobody knows a hash of them: in a page the browser
 * could not be asked to refuse what has none.
 */
export function cardFrameHtml(): string {
  const policy = cardFramePolicy([integrityOf(stripeOnly)], [integrityOf(styles)]);
  return [
    '<!doctype html><html><head><meta charset="utf-8">',
    tag('meta', { 'http-equiv': 'Content-Security-Policy', content: policy }),
    tag('meta', { name: 'robots', content: 'noindex' }),
    `<style>${styles}</style><script>${stripeOnly}</script></head><body><form><div id="card"></div></form></body></html>\n`,
  ].join('');
}
