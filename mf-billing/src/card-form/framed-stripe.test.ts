import { afterEach, expect, it, vi } from 'vitest';
import { bring, comingScript } from '../testing/coming-script';
import { createFramedStripe } from './framed-stripe';
import { isCardProvider } from './is-card-provider';

type Listener = (event: object) => void;

/** A fake of what Stripe makes in the frame, which says what it was told. */
function fakeStripe() {
  const listeners = new Map<string, Listener>();
  const card = {
    on: (event: string, listener: Listener) => listeners.set(event, listener),
    mount: vi.fn<() => void>(),
    update: vi.fn<(options: object) => void>(),
    focus: vi.fn<() => void>(),
  };
  const group = {
    create: vi.fn<(type: string, options: object) => object>(() => card),
    update: vi.fn<(options: object) => void>(),
  };
  const elements = vi.fn<(options: object) => object>(() => group);
  const make = vi.fn<(key: string, options: object) => object>(() => ({
    elements,
    createToken: () => {},
    createPaymentMethod: () => new Promise(() => {}),
    confirmCardPayment: () => {},
  }));
  return { card, group, elements, make, say: (event: string, detail: object = {}) => listeners.get(event)?.(detail) };
}

/** A card element in the page, as React's components make it; `heard` is what it says. */
async function mountCard() {
  const told = { language: 'en' };
  const provider = createFramedStripe({
    publishableKey: 'pk_test_1',
    text: (key) => `${key} ${told.language}`,
    asStripe: (found) => {
      if (!isCardProvider(found)) throw new Error('Expected Stripe.');
      return found;
    },
  });
  if (!isCardProvider(provider)) throw new Error('Expected what React’s components take.');
  const elements = provider.elements({ locale: 'en' });
  const element = elements.create('card', { style: { base: { color: 'black' } } });
  const heard: string[] = [];
  element.on('ready', () => void heard.push('ready'));
  element.on('loaderror', ({ error }) => void heard.push(`loaderror: ${error.message}`));
  const container = document.body.appendChild(document.createElement('div'));
  element.mount(container);
  const script = await comingScript();
  return { provider, elements, element, heard, script, told, frame: () => container.querySelector('iframe') };
}

afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

it('F52: a language that is switched to reaches the fields and the name of the frame, and is that of what comes later', async () => {
  const { elements, script, told, frame } = await mountCard();
  const stripe = fakeStripe();
  elements.update({ locale: 'es' });
  bring(script, stripe.make);
  await vi.waitFor(() => expect(stripe.card.mount).toHaveBeenCalled());
  expect(stripe.make).toHaveBeenCalledWith('pk_test_1', { locale: 'es' });
  expect(stripe.elements).toHaveBeenCalledWith({ locale: 'es' });
  stripe.say('ready');
  told.language = 'ru';
  await vi.waitFor(() => {
    elements.update({ locale: 'ru' });
    expect(stripe.group.update).toHaveBeenLastCalledWith({ locale: 'ru' });
  });
  expect(frame()?.title).toBe('cardForm.details ru');
});

it('F420: the field follows the appearance, before it stands and after', async () => {
  const { element, heard, script } = await mountCard();
  const stripe = fakeStripe();
  element.update({ style: { base: { color: 'white' } } });
  bring(script, stripe.make);
  await vi.waitFor(() =>
    expect(stripe.group.create).toHaveBeenCalledWith('card', { style: { base: { color: 'white' } } }),
  );
  stripe.say('ready');
  await vi.waitFor(() => expect(heard).toEqual(['ready']));
  element.update({ style: { base: { color: 'black' } } });
  expect(stripe.card.update).toHaveBeenCalledWith({ style: { base: { color: 'black' } } });
});

it('says that the fields do not come where Stripe says so, or nobody says anything for ten seconds', async () => {
  const refused = await mountCard();
  const stripe = fakeStripe();
  bring(refused.script, stripe.make);
  await vi.waitFor(() => expect(stripe.card.mount).toHaveBeenCalled());
  stripe.say('loaderror', { error: { message: 'blocked' } });
  await vi.waitFor(() => expect(refused.heard).toEqual(['loaderror: Stripe’s fields did not come: blocked. Retry.']));
  expect(refused.frame()).toBeNull();

  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  const silent = await mountCard();
  bring(silent.script, fakeStripe().make);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(silent.heard).toEqual(['loaderror: Stripe’s fields did not come within 10000 ms. Retry.']);
});

it('what is asked of a card whose form is closed is answered: with an error', async () => {
  const { provider, element, heard, script } = await mountCard();
  const stripe = fakeStripe();
  bring(script, stripe.make);
  await vi.waitFor(() => expect(stripe.card.mount).toHaveBeenCalled());
  stripe.say('ready');
  await vi.waitFor(() => expect(heard).toEqual(['ready']));
  const asked = provider.createPaymentMethod({ type: 'card', card: element });
  element.destroy();
  await expect(asked).rejects.toThrow('The card form was closed.');
  expect(heard).toEqual(['ready']);
});
