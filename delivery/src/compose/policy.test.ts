import { parseConfig } from '@careline/shared/manifest';
import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy, policyHeaders } from './policy';

/** Directive → its sources. */
function policyOf(config: object): Record<string, string[]> {
  const policy = contentSecurityPolicy(parseConfig(config), ['sha256-x']);
  return Object.fromEntries(policy.split('; ').map((part) => [part.split(' ')[0], part.split(' ').slice(1)]));
}

describe('the policy of a page', () => {
  it('SL2: lets nobody make a Trusted Types policy, and pictures come from the site alone', () => {
    const policy = policyOf({});
    expect(policy['trusted-types']).toEqual(["'none'"]);
    expect(policy['require-trusted-types-for']).toEqual(["'script'"]);
    expect(policy['img-src']).toEqual(["'self'", 'data:']);
  });

  it('SL8: allows pictures of the origins that the configuration names', () => {
    expect(policyOf({ imageOrigins: ['https://photos.example'] })['img-src']).toContain('https://photos.example');
    expect(() => policyOf({ imageOrigins: ['https:'] })).toThrow('imageOrigins.0 is wrong: expected an origin');
  });

  it('allows with a publishable key the frame for cards, and nothing of Stripe itself', () => {
    const [without, withKey] = [policyOf({}), policyOf({ stripePublishableKey: 'pk_test_1' })];
    expect(withKey).toEqual({ ...without, 'frame-src': ["'self'"] });
  });

  it.each([
    ['refused', {}, 'refused and told', 'blocked-destinations=(script), endpoints=(policy)'],
    ['refused without a word', {}, 'refused', 'blocked-destinations=(script)'],
    [
      'refused where cards are entered, too',
      { stripePublishableKey: 'pk_1' },
      'refused',
      'blocked-destinations=(script)',
    ],
    ['run, where those of a developer have to', { developerOrigins: ['http://localhost:3003'] }, 'refused', undefined],
    ['run, in a browser that refuses what it should not', {}, 'run', undefined],
  ] as const)('SH4: scripts without a hash are %s', (_what, config, unhashed, expected) => {
    const headers = policyHeaders(contentSecurityPolicy(parseConfig(config), []), unhashed);
    expect(headers['integrity-policy']).toBe(expected);
    expect(headers).not.toHaveProperty('integrity-policy-report-only');
  });

  it('lets a page tell of its health where the configuration says, and take code of a developer only from there', () => {
    expect(policyOf({ healthUrl: 'https://health.example/careline' })['connect-src']).toEqual([
      "'self'",
      'https://health.example',
    ]);
    const policy = policyOf({ developerOrigins: ['http://localhost:3003'] });
    expect(policy['script-src']).toContain('http://localhost:3003');
    expect(policy['connect-src']).toEqual(["'self'", 'http://localhost:3003', 'ws://localhost:3003']);
    expect(() => policyOf({ healthUrl: '//evil.example' })).toThrow('healthUrl is wrong');
  });

  it('SL3: takes nothing from the configuration but origins', () => {
    expect(policyOf({ apiBaseUrl: 'https://api.example/v2' })['connect-src']).toEqual([
      "'self'",
      'https://api.example',
    ]);
    for (const apiBaseUrl of ['https://api.example;sandbox', 'https://*', 'https://']) {
      expect(() => policyOf({ apiBaseUrl })).toThrow(`apiBaseUrl is ${apiBaseUrl}: an address such as`);
    }
  });

  it('SH4: nobody shows a page in a frame, whatever its policy names', () => {
    const policy = contentSecurityPolicy(parseConfig({ imageOrigins: ['https://js.stripe.com'] }), []);
    expect(policyHeaders(policy, 'refused and told')['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(policyHeaders(policy, 'refused and told')).not.toHaveProperty('x-frame-options');
  });

  it('SL2: is sent with the address of who wants to know of violations', () => {
    expect(policyHeaders("default-src 'none'", 'refused and told')).toEqual({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; report-to policy",
      'integrity-policy': 'blocked-destinations=(script), endpoints=(policy)',
      'reporting-endpoints': 'policy="/_reports/policy"',
    });
  });
});
