import { describe, expect, it, vi } from 'vitest';
import { allowStripeScript } from './allow-stripe-script';

type Rules = { createScriptURL: (url: string) => string | null };

describe('Trusted Types', () => {
  it('lets scripts of js.stripe.com through and no other', () => {
    const createPolicy = vi.fn<(name: string, rules: Rules) => object>();
    vi.stubGlobal('trustedTypes', { defaultPolicy: null, createPolicy });
    allowStripeScript();
    const [name, rules] = createPolicy.mock.calls[0] ?? [];
    expect(name).toBe('default');
    const script = 'https://js.stripe.com/endive/stripe.js';
    expect(rules?.createScriptURL(script)).toBe(script);
    expect(rules?.createScriptURL('https://js.stripe.com.evil.example/stripe.js')).toBeNull();
    expect(rules?.createScriptURL('/own.js')).toBeNull();
  });

  it('keeps a default policy that the page has', () => {
    const createPolicy = vi.fn<(name: string, rules: Rules) => object>();
    vi.stubGlobal('trustedTypes', { defaultPolicy: {}, createPolicy });
    allowStripeScript();
    expect(createPolicy).not.toHaveBeenCalled();
  });
});
