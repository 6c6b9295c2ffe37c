// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lostStyles } from './lost-styles';

/** Runs the part of the script in a page with two styles; returns what it does with one that does not come. */
function openPage(): (link: HTMLLinkElement | undefined) => void {
  document.head.innerHTML =
    '<link rel="stylesheet" href="/shell/1/a.css"><link rel="stylesheet" href="/shell/1/b.css">';
  document.body.innerHTML = '<template id="careline-plain"><div role="alert"><button>Retry</button></div></template>';
  return new Function(`${lostStyles};return bare`)();
}

/** The links of a style, the latest last. */
const linksOf = (name: string) => [...document.querySelectorAll<HTMLLinkElement>(`link[href$="${name}.css"]`)];
const latest = (name: string) => linksOf(name).at(-1);
const come = (name: string) => latest(name)?.dispatchEvent(new Event('load'));
const message = () => document.querySelector('[role=alert]');
const press = () => message()?.querySelector('button')?.click();

afterEach(() => void vi.useRealTimers());

let lose: (name: string) => void;
beforeEach(() => {
  // The script looks again every 100 ms, which must not go on once the page of the tests is gone.
  vi.useFakeTimers();
  const bare = openPage();
  lose = (name) => bare(latest(name));
});

it('F1: a style is asked for once more, then by another spelling on Retry, and the message goes once it has come', () => {
  lose('a');
  expect(linksOf('a')).toHaveLength(1);
  expect(message()).toBeNull();
  lose('a');
  expect(message()).not.toBeNull();
  press();
  expect(linksOf('a').map((link) => link.getAttribute('href'))).toEqual(['/shell/1/a.css', '/shell/1//a.css']);
  come('a');
  expect(message()).toBeNull();
});

it('F338: a style below the content that hangs is told after 3 s, and so is at once what the engine reads only after it', () => {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  document.head.innerHTML = '<script id="careline-main" type="text/plain"></script>';
  document.body.innerHTML += '<div id="careline-styles"><link rel="stylesheet" href="/shell/1/c.css"></div>';
  const next = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: '/shell/1/d.css' });
  vi.advanceTimersByTime(3_000);
  expect(message()).toBeNull();
  vi.advanceTimersByTime(100);
  expect(message()).not.toBeNull();
  latest('c')?.after(next);
  vi.advanceTimersByTime(100);
  expect([latest('c')?.media, next.media]).toEqual(['not all', 'not all']);
});

it('F338: a style that is asked for anew has a patience of its own', () => {
  vi.advanceTimersByTime(2_000);
  lose('a');
  // jsdom loads neither: the other one is late, this one is not.
  vi.advanceTimersByTime(1_200);
  expect([latest('a')?.media, latest('b')?.media]).toEqual(['', 'not all']);
  vi.advanceTimersByTime(2_000);
  expect(latest('a')?.media).toBe('not all');
});

it('F241: one Retry is for all: a style that is lost after it is asked for by another spelling as well, and told where that is lost', () => {
  lose('a');
  lose('a');
  press();
  lose('b');
  lose('b');
  expect(latest('b')?.getAttribute('href')).toBe('/shell/1//b.css');
  come('a');
  come('b');
  expect(message()).toBeNull();

  lose('b');
  expect(message()).not.toBeNull();
  press();
  expect(latest('b')?.getAttribute('href')).toBe('/shell/1///b.css');
  come('b');
  expect(message()).toBeNull();
});
