import { expect, it, onTestFinished, vi } from 'vitest';
import { keepFocusClear } from './keep-focus-clear';

it('U25: what has the focus is scrolled out from under the notices, and the page has room for them', () => {
  let told = () => {};
  let drawn = () => {};
  const resize = () => {
    told();
    drawn();
  };
  vi.stubGlobal('requestAnimationFrame', (work: () => void) => {
    drawn = work;
  });
  vi.stubGlobal('ResizeObserver', function observer(this: object, callback: () => void) {
    told = callback;
    return Object.assign(this, { observe: vi.fn(), disconnect: vi.fn() });
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  const [notices, button] = [document.createElement('ol'), document.createElement('button')];
  document.body.append(notices, button);
  const area = vi.spyOn(notices, 'getBoundingClientRect');
  const scroll = vi.fn();
  // The window of the tests has none.
  Object.assign(button, { scrollIntoView: scroll });
  button.focus();
  const stop = keepFocusClear(notices);
  const room = () => document.documentElement.style.getPropertyValue('--notices');

  area.mockReturnValue(new DOMRect(16, 600, 343, 84));
  vi.spyOn(button, 'getBoundingClientRect').mockReturnValue(new DOMRect(16, 100, 343, 44));
  told();
  // F23: nothing is laid out anew before the next frame.
  expect(room()).toBe('');
  drawn();
  expect(room()).toBe('116px');
  expect(scroll).not.toHaveBeenCalled();

  vi.spyOn(button, 'getBoundingClientRect').mockReturnValue(new DOMRect(16, 620, 343, 44));
  resize();
  expect(scroll).toHaveBeenCalledWith({ block: 'nearest' });

  area.mockReturnValue(new DOMRect());
  resize();
  expect(room()).toBe('0px');
  stop();
  expect(room()).toBe('');
});
