import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SiteRoute } from '../routes/route-table';
import { readTarget } from '../routes/target';
import { createArrival } from './arrival';
import { createScrollMemory } from './scroll-memory';
import type { SiteState } from './site-state';

const route: SiteRoute = {
  path: '/a',
  layout: 'default',
  access: 'public',
  owner: 'mf-x',
  data: [],
  widgets: [],
  middleware: [],
};
const scrollTo = vi.fn();
const scroll = createScrollMemory(window);

function at(href: string, action: 'POP' | 'PUSH' = 'PUSH'): SiteState {
  return {
    location: { ...readTarget(href), key: href, action, startedAt: 0, owner: 'mf-x', state: undefined },
    route,
    error: undefined,
  };
}

beforeEach(() => {
  window.scrollTo = scrollTo;
  scrollTo.mockReset();
  Object.defineProperty(document.documentElement, 'scrollHeight', { value: 3_000, configurable: true });
  document.body.innerHTML = '<main><h1>Billing</h1></main>';
});
afterEach(() => void window.dispatchEvent(new Event('keydown')));

it('focuses the heading of the new page once it is there, never that of the page that is left', async () => {
  createArrival(window, scroll)(at('/invoices'), at('/billing'));
  await Promise.resolve();
  expect(document.activeElement).toBe(document.body);
  document.body.innerHTML = '<main><h1>Invoices</h1></main>';
  await vi.waitFor(() => expect(document.activeElement).toBe(document.querySelector('h1')));
});

it('takes a heading that only changed its words for the new page', async () => {
  createArrival(window, scroll)(at('/invoices'), at('/billing'));
  const heading = document.querySelector('h1');
  if (heading?.firstChild) heading.firstChild.nodeValue = 'Invoices';
  await vi.waitFor(() => expect(document.activeElement).toBe(heading));
});

it.each([{ key: 'Control' }, { key: 'Alt' }, { key: 'Enter', repeat: true }])(
  'F304: goes on waiting for the heading when %o is pressed, which moves nobody',
  async (init) => {
    createArrival(window, scroll)(at('/invoices'), at('/billing'));
    window.dispatchEvent(new KeyboardEvent('keydown', init));
    document.body.innerHTML = '<main><h1>Invoices</h1></main>';
    await vi.waitFor(() => expect(document.activeElement).toBe(document.querySelector('h1')));
  },
);

it('leaves the focus alone on entry, within a page, and once the user has done something', async () => {
  const arrive = createArrival(window, scroll);
  arrive(at('/billing'), { ...at('/billing'), route: undefined });
  arrive(at('/billing?page=2'), at('/billing'));
  arrive(at('/invoices'), at('/billing'));
  window.dispatchEvent(new Event('keydown'));
  document.body.innerHTML = '<main><h1>Invoices</h1></main>';
  await Promise.resolve();
  expect(document.activeElement).toBe(document.body);
});

it('does not lay out a new document that stands at its top anyway, and leads to the place that its address names', async () => {
  const arrive = createArrival(window, scroll);
  const height = vi.fn(() => 3_000);
  Object.defineProperty(document.documentElement, 'scrollHeight', { get: height, configurable: true });
  arrive(at('/billing'), { ...at('/billing'), route: undefined });
  await Promise.resolve();
  expect([scrollTo.mock.calls, height.mock.calls]).toEqual([[], []]);
  document.body.innerHTML = '<main><h1>Billing</h1><p id="cards"></p></main>';
  const cards = document.querySelector('#cards');
  const scrollIntoView = vi.fn();
  Object.assign(cards ?? {}, { scrollIntoView });
  arrive(at('/billing#cards'), { ...at('/billing#cards'), route: undefined });
  await vi.waitFor(() => expect(scrollIntoView).toHaveBeenCalledOnce());
});

it('F15: who has scrolled in a page that stood before this code stays there, and a reload leads back', async () => {
  Object.defineProperty(window, 'scrollY', { value: 0, configurable: true });
  scroll.keep('/prices');
  createArrival(window, scroll)(at('/prices', 'POP'), at('/prices', 'POP'));
  Object.defineProperty(window, 'scrollY', { value: 640, configurable: true });
  scroll.keep('/prices');
  createArrival(window, scroll)(at('/prices', 'POP'), at('/prices', 'POP'));
  await Promise.resolve();
  expect(scrollTo).not.toHaveBeenCalled();
  Object.defineProperty(window, 'scrollY', { value: 0, configurable: true });
  createArrival(window, scroll)(at('/prices', 'POP'), at('/prices', 'POP'));
  await vi.waitFor(() => expect(scrollTo).toHaveBeenLastCalledWith({ top: 640, behavior: 'instant' }));
});

it('starts a new page at its top and goes back to where the user had scrolled', async () => {
  Object.defineProperty(window, 'scrollY', { value: 640, configurable: true });
  scroll.keep('/billing');
  const arrive = createArrival(window, scroll);
  arrive(at('/invoices'), at('/billing'));
  await vi.waitFor(() => expect(scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: 'instant' }));
  arrive(at('/billing', 'POP'), at('/invoices'));
  document.body.innerHTML = '<main><h1>Billing</h1></main>';
  await vi.waitFor(() => expect(scrollTo).toHaveBeenLastCalledWith({ top: 640, behavior: 'instant' }));
});

it('F313: a link to the page that stands leads to its top, and to the place that it names; another query leaves the place alone', async () => {
  const scrollIntoView = vi.fn();
  Element.prototype.scrollIntoView = scrollIntoView;
  const arrive = createArrival(window, scroll);
  document.body.innerHTML = '<main><h1>Billing</h1><p id="cards"></p></main>';
  arrive(at('/billing?page=2'), at('/billing'));
  await Promise.resolve();
  expect(scrollTo).not.toHaveBeenCalled();
  arrive(at('/billing'), at('/billing'));
  await vi.waitFor(() => expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior: 'instant' }));
  arrive(at('/billing#cards'), at('/billing#cards'));
  await vi.waitFor(() => expect(scrollIntoView).toHaveBeenCalledOnce());
});

it('F258: goes back to the place in the page that comes, never in the one that is left', async () => {
  Object.defineProperty(window, 'scrollY', { value: 640, configurable: true });
  scroll.keep('/invoices');
  const arrive = createArrival(window, scroll);
  arrive(at('/invoices', 'POP'), at('/billing'));
  await Promise.resolve();
  expect(scrollTo).not.toHaveBeenCalled();
  expect(arrive.isUnderWay()).toBe(true);
  document.body.innerHTML = '<main><h1>Invoices</h1></main>';
  await vi.waitFor(() => expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 640, behavior: 'instant' }));
  expect(arrive.isUnderWay()).toBe(false);
});

it('SL5: scrolls nowhere for a hash that cannot be read, and goes to the place that another one names', async () => {
  const scrollIntoView = vi.fn();
  Element.prototype.scrollIntoView = scrollIntoView;
  const arrive = createArrival(window, scroll);
  document.body.innerHTML = '<main><h1>Login</h1><p id="número"></p></main>';
  arrive(at('/auth/login#%E0%A4%A'), { ...at('/auth/login'), route: undefined });
  document.body.append('a change of the page');
  await Promise.resolve();
  expect([scrollTo.mock.calls, scrollIntoView.mock.calls]).toEqual([[], []]);
  arrive(at('/auth/login#n%C3%BAmero'), at('/auth/login'));
  await vi.waitFor(() => expect(scrollIntoView).toHaveBeenCalledOnce());
});
