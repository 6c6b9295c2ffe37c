import type { RuntimeConfig } from '@careline/shared/manifest';

const look = [
  'var d=document.documentElement.dataset,k=function(n){try{return localStorage.getItem(n)}catch(e){}},',
  "t=k('theme'),a=k('appearance');if(t)d.theme=t;",
  "if(a==='dark'||a!=='light'&&matchMedia('(prefers-color-scheme:dark)').matches)d.appearance='dark';",
].join('');

// In #root, so that a site that starts after all takes its place. Prerendered content is worth more than the message.
const staticMessage = [
  "function show(){var r=document.getElementById('root'),f=document.getElementById('careline-fatal');",
  'if(r&&f&&!r.firstElementChild)r.replaceChildren(f.content.cloneNode(true))}',
  "addEventListener('error',function(e){if(e.target&&e.target.id==='careline-main')show()},true);",
  "addEventListener('unhandledrejection',show);",
].join('');

// Stripe's loader sets the address of a script element, which Trusted Types refuses without this policy. It comes first, and a page has one of
// that name, so that no other code can make a laxer one.
const stripeOnly = [
  "if(self.trustedTypes)trustedTypes.createPolicy('default',{createScriptURL:function(u){",
  'if(/^https:\\/\\/([a-z0-9-]+\\.)*js\\.stripe\\.com$/.test(new URL(u,document.baseURI).origin))return u;',
  "throw new TypeError('Blocked script: '+u)}});",
].join('');

/**
 * The one script that stands in the page itself, allowed by its hash: the chosen theme and appearance before the first paint, the static message when the
 * site's own code cannot be loaded, and, only where Stripe is configured, leave to load its script.
 */
export function bootScript(config: RuntimeConfig): string {
  const parts = (config.stripePublishableKey === undefined ? '' : stripeOnly) + look + staticMessage;
  return `(function(){${parts}})();`;
}
