import { expect, it } from 'vitest';
import { cardFrameHtml } from './card-frame';
import { policyHeaders } from './policy';

const html = cardFrameHtml();
const policy = / content="(default-src [^"]+)"/.exec(html)?.[1] ?? '';
const script = /<script>(.*)<\/script>/.exec(html)?.[1] ?? '';

it("SH4: the frame for cards may do what Stripe's security guide asks for, and nothing else", () => {
  const sources = policy.split('; ').map((part) => [
    part.split(' ')[0],
    part
      .split(' ')
      .slice(1)
      .filter((source) => !source.startsWith("'sha256-")),
  ]);
  expect(Object.fromEntries(sources)).toEqual({
    'default-src': ["'none'"],
    'script-src': ['https://*.js.stripe.com', 'https://js.stripe.com'],
    'style-src': [],
    'frame-src': ['https://*.js.stripe.com', 'https://js.stripe.com', 'https://hooks.stripe.com'],
    'connect-src': ['https://api.stripe.com'],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default'],
  });
});

it('SH4: the frame for cards stands in pages of the site alone, and the browser tells of each script in it that has no hash', () => {
  expect(policyHeaders(policy, 'refused and told', true)).toEqual({
    'content-security-policy': `${policy}; frame-ancestors 'self'; report-to policy`,
    'integrity-policy-report-only': 'blocked-destinations=(script), endpoints=(policy)',
    'reporting-endpoints': 'policy="/_reports/policy"',
    'x-frame-options': 'SAMEORIGIN',
  });
});

it('lets scripts of Stripe alone through Trusted Types', () => {
  const policies = new Map<string, { readonly createScriptURL: (address: string) => string }>();
  const trustedTypes = { createPolicy: policies.set.bind(policies) };
  new Function('self', 'trustedTypes', 'document', script)({ trustedTypes }, trustedTypes, {
    baseURI: 'https://careline.example/card-frame',
  });
  const made = policies.get('default');
  for (const address of ['https://js.stripe.com/endive/stripe.js', 'https://a.js.stripe.com/x.js'])
    expect(made?.createScriptURL(address)).toBe(address);
  for (const address of [
    'https://js.stripe.com.evil.example/x.js',
    'https://evil-js.stripe.com/x.js',
    '/own.js',
    'data:text/javascript,1',
  ])
    expect(() => made?.createScriptURL(address)).toThrow('Blocked script');
});
