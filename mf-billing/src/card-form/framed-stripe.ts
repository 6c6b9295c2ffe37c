import type { StripeCardElementOptions } from '@stripe/stripe-js';
import { type CardFrame, type FrameSource, openCardFrame } from './card-frame';
import {
  type CardOptions,
  type CardParts,
  createCardProvider,
  createListeners,
  type ProvidedCard,
} from './card-provider';

interface FramedSource extends FrameSource {
  /** Words for the frame, in the language of the page. */
  readonly text: (key: string) => string;
}

/**
 * Stripe for its React components, drawn in a document of its own (docs/decisions/0055): each element is a frame, which loads Stripe as it is mounted. Where that fails the
 * element says so by the event `loaderror`.
 */
export function createFramedStripe(source: FramedSource): object {
  return createCardProvider((parts) => createFramedCard(source, parts));
}

function createFramedCard(source: FramedSource, { options: given, language, onDestroy }: CardParts): ProvidedCard {
  const { classes = {}, ...first } = given;
  const { on, off, emit } = createListeners();
  const closing = new AbortController();
  const frame = document.createElement('iframe');
  let options: StripeCardElementOptions = first;
  let coming: Promise<CardFrame> | undefined;
  let shown: CardFrame | undefined;

  async function show(container: HTMLElement): Promise<void> {
    const toggle = (name: string | undefined, isOn: boolean) => name && container.classList.toggle(name, isOn);
    container.classList.add('StripeElement');
    toggle(classes.base, true);
    coming = openCardFrame(frame, source, { container, language, options: () => options, closed: closing.signal });
    try {
      shown = await coming;
    } catch (error) {
      if (!closing.signal.aborted) emit('loaderror', { elementType: 'card', error });
      return;
    }
    const { card } = shown;
    card.on('change', (event) => {
      toggle(classes.invalid, event.error !== undefined);
      emit('change', event);
    });
    card.on('focus', () => {
      toggle(classes.focus, true);
      emit('focus');
    });
    card.on('blur', () => {
      toggle(classes.focus, false);
      emit('blur');
    });
    emit('ready');
  }

  function nameFrame(): void {
    frame.title = source.text('cardForm.details');
  }
  nameFrame();

  const element = {
    mount: (container: HTMLElement) => void show(container),
    on,
    off,
    update({ classes: _, ...changed }: CardOptions) {
      options = { ...options, ...changed };
      shown?.update(changed);
    },
    focus: () => shown?.card.focus(),
    destroy() {
      closing.abort(new Error('The card form was closed.'));
      onDestroy();
    },
  };
  return {
    element,
    translate(next) {
      nameFrame();
      shown?.translate(next);
    },
    createPaymentMethod: async () => {
      if (coming === undefined) throw new Error('Expected a card element that is mounted.');
      return (await coming).createPaymentMethod();
    },
  };
}
