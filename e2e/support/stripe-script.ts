import type { Page, Route } from '@playwright/test';
import { cardFrameHtml, cardFramePath } from '../../delivery/src/compose/card-frame';
import { policyHeaders } from '../../delivery/src/compose/policy';
import { changePage } from './change-page';

/** What `pnpm compose` writes where a publishable key is configured: the key, the leave to show a frame, and what stands in it. */
export async function configureStripe(page: Page, stripePublishableKey: string): Promise<void> {
  await changePage(page, {
    config: withKey(stripePublishableKey),
    html: withFrames,
  });
  const body = cardFrameHtml();
  const policy = / content="(default-src [^"]+)"/.exec(body)?.[1] ?? '';
  const headers = { ...policyHeaders(policy, 'refused and told', true), 'content-type': 'text/html' };
  await page.route(`**${cardFramePath}`, (route) => route.fulfill({ body, headers }));
}

export const withKey = (stripePublishableKey: string) => (config: object) => ({ ...config, stripePublishableKey });

/** As a page is whose site takes cards. */
export const withFrames = (html: string) => html.replace(/frame-src 'none'/g, "frame-src 'self'");

/** The frame in which Stripe draws the fields of a card. */
export const cardFrame = (page: Page) => page.getByRole('main').frameLocator('iframe[title="Card details"]');

/**
 * In the place of js.stripe.com: what the card form uses of it, with a field of its own inside. The number 4000000000000002 is
 * declined. Resolves to how often the script was asked for.
 */
export async function serveStripeScript(page: Page): Promise<() => number> {
  let count = 0;
  await page.route('https://js.stripe.com/**', (route) => {
    count += 1;
    return route.fulfill({ contentType: 'text/javascript', body: stripeScript });
  });
  return () => count;
}

export interface HangingScript {
  /** Answers what hangs, and all that comes after it. */
  readonly answer: () => Promise<void>;
}

/** js.stripe.com takes the request and says nothing. */
export async function hangStripeScript(page: Page): Promise<HangingScript> {
  const waiting: Route[] = [];
  await page.route('https://js.stripe.com/**', (route) => {
    waiting.push(route);
  });
  return {
    answer: async () => {
      await serveStripeScript(page);
      await Promise.all(waiting.map((route) => route.fulfill({ contentType: 'text/javascript', body: stripeScript })));
    },
  };
}

/** What js.stripe.com would answer. */
export const stripeScript = `
window.Stripe = function Stripe(key) {
  const typed = new WeakMap();
  return {
    elements() {
      const elements = new Map();
      return {
        create(type) {
          if (elements.has(type)) throw new Error('Can only create one Element of type ' + type);
          const listeners = new Map();
          const input = document.createElement('input');
          input.setAttribute('aria-label', 'Card number');
          const emit = (event, detail) => listeners.get(event)?.forEach((listener) => listener(detail));
          input.addEventListener('input', () => emit('change', { elementType: 'card', complete: input.value !== '' }));
          const element = {
            mount(node) { node.append(input); setTimeout(() => emit('ready', element)); },
            on(event, listener) { listeners.set(event, [...(listeners.get(event) ?? []), listener]); return element; },
            off(event, listener) { listeners.set(event, (listeners.get(event) ?? []).filter((one) => one !== listener)); return element; },
            update() {}, focus() { input.focus(); },
            destroy() { input.remove(); elements.delete(type); },
          };
          typed.set(element, input);
          elements.set(type, element);
          return element;
        },
        getElement: (type) => elements.get(typeof type === 'string' ? type : type.__elementType) ?? null,
        update() {},
      };
    },
    async createPaymentMethod({ card }) {
      const number = typed.get(card).value;
      if (number === '') return { error: { type: 'validation_error', code: 'incomplete_number', message: 'Your card number is incomplete.' } };
      if (number === '4000000000000002') return { error: { type: 'card_error', code: 'card_declined', message: 'Your card was declined.' } };
      return { paymentMethod: { id: 'pm_' + crypto.randomUUID(), object: 'payment_method', type: 'card', created: 1700000000,
        card: { brand: 'mastercard', last4: number.slice(-4), exp_month: 7, exp_year: 2035 } } };
    },
    createToken() {}, confirmCardPayment() {},
  };
};
window.Stripe.version = 'endive';
`;
