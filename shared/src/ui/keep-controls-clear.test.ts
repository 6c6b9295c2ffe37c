import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepControlsClear } from './keep-controls-clear';

let told = () => {};
let drawn = () => {};
const resize = () => {
  told();
  drawn();
};
const room = () => document.documentElement.style.getPropertyValue('--notices');

/** A button at this height of a phone's window; the window of the tests cannot scroll. */
function buttonAt(top: number, attributes: Readonly<Record<string, string>> = {}) {
  const button = Object.assign(document.createElement('button'), { type: 'button', ...attributes });
  const scroll = vi.fn();
  Object.assign(button, { scrollIntoView: scroll });
  const area = vi.spyOn(button, 'getBoundingClientRect').mockReturnValue(new DOMRect(16, top, 343, 44));
  return { button, scroll, area };
}

function noticesAt(top: number, height: number) {
  const notices = document.createElement('ol');
  document.body.append(notices);
  const area = vi.spyOn(notices, 'getBoundingClientRect').mockReturnValue(new DOMRect(16, top, 343, height));
  return { notices, area };
}

beforeEach(() => {
  vi.stubGlobal('requestAnimationFrame', (work: () => void) => {
    drawn = work;
  });
  vi.stubGlobal('ResizeObserver', function observer(this: object, callback: () => void) {
    told = callback;
    return Object.assign(this, { observe: vi.fn(), disconnect: vi.fn() });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

it('U25: what has the focus is scrolled out from under the notices, and the page has room for them', () => {
  const { notices, area } = noticesAt(600, 84);
  const { button, scroll, area: place } = buttonAt(100);
  document.body.append(button);
  button.focus();
  const stop = keepControlsClear(notices);

  told();
  // F23: nothing is laid out anew before the next frame.
  expect(room()).toBe('');
  drawn();
  expect(room()).toBe('116px');
  expect(scroll).not.toHaveBeenCalled();

  place.mockReturnValue(new DOMRect(16, 620, 343, 44));
  resize();
  expect(scroll).toHaveBeenCalledWith({ block: 'nearest' });

  area.mockReturnValue(new DOMRect());
  resize();
  expect(room()).toBe('0px');
  stop();
  expect(room()).toBe('');
});

it.each([
  [true, 1],
  [false, 0],
])(
  'U25: on a phone (%s) so is what waits to be pressed, when a notice comes over it and when it comes under one',
  async (matches, times) => {
    vi.stubGlobal('matchMedia', () => ({ matches }));
    const { notices } = noticesAt(600, 84);
    const send = buttonAt(620, { type: 'submit' });
    const other = buttonAt(620);
    document.body.append(send.button, other.button);
    const stop = keepControlsClear(notices);
    resize();
    expect(send.scroll).toHaveBeenCalledTimes(times);

    const failure = Object.assign(document.createElement('div'), { role: 'alert' });
    const retry = buttonAt(620);
    failure.append(retry.button);
    document.body.append(failure);
    await Promise.resolve();
    drawn();
    expect(retry.scroll).toHaveBeenCalledTimes(times);
    // Who has scrolled meanwhile sees what they do.
    expect(send.scroll).toHaveBeenCalledTimes(times);
    expect(other.scroll).not.toHaveBeenCalled();
    stop();
  },
);
