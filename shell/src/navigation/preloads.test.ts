import { createStore } from '@careline/shared/host';
import { beforeEach, expect, it, vi } from 'vitest';
import { createPreloads } from './preloads';

const index = {
  buildId: 'one',
  files: ['/main.js', '/page.js', '/page.css', '/other.js'],
  integrity: ['sha384-1', 'sha384-2', 'sha384-3', 'sha384-4'],
  pages: { '/page': [0, 1, 2], '/other': [0, 3] },
};
const page = { path: '/page', locale: 'en' } as const;

beforeEach(() => {
  document.head.innerHTML = '<link rel="modulepreload" href="/main.js">';
});

const links = () =>
  [...document.head.querySelectorAll('link')].map(({ rel, as, href }) => [rel, as, new URL(href).pathname].join(' '));

/** jsdom loads nothing: the browser's answer to every link that was added. */
function answer(type: 'load' | 'error'): void {
  for (const link of document.head.querySelectorAll('link')) link.dispatchEvent(new Event(type));
}

function preloads(answerIndex: () => Promise<unknown> = async () => index) {
  const fetchIndex = vi.fn(answerIndex);
  const registry = createStore({ remotes: [] });
  return { fetchIndex, registry, preload: createPreloads({ document, buildId: 'one', fetchIndex, registry }) };
}

it('asks once for what the page does not have yet, and resolves when all of it has come', async () => {
  const { preload, fetchIndex } = preloads();
  const onReady = vi.fn();
  const both = Promise.all([preload(page), preload(page)]).then(onReady);
  await vi.waitFor(() =>
    expect(links()).toEqual(['modulepreload  /main.js', 'modulepreload  /page.js', 'preload style /page.css']),
  );
  expect(onReady).not.toHaveBeenCalled();
  answer('load');
  await both;
  await preload(page);
  expect(links()).toHaveLength(3);
  expect(fetchIndex).toHaveBeenCalledOnce();
});

it('gives way to a file that fails, and asks for it again the next time', async () => {
  const { preload } = preloads();
  const first = preload(page);
  await vi.waitFor(() => expect(links()).toHaveLength(3));
  answer('error');
  await first;
  void preload(page);
  await vi.waitFor(() => expect(links()).toHaveLength(5));
});

it.each([
  ['another shell', async () => ({ ...index, buildId: 'two' })],
  ['something else', async () => ({ pages: [] })],
  ['nothing', () => Promise.reject(new Error('offline'))],
])('asks for no file where the index is of %s', async (_, answerIndex) => {
  const { preload } = preloads(answerIndex);
  await preload(page);
  expect(links()).toHaveLength(1);
});

it('asks for the index anew once the registry names other releases', async () => {
  const { preload, registry, fetchIndex } = preloads(async () => ({ ...index, pages: {} }));
  await preload(page);
  registry.set({ remotes: [] });
  await preload(page);
  expect(fetchIndex).toHaveBeenCalledTimes(2);
});
