import { NotLoadedError } from '@careline/shared';
import { beforeEach, expect, it, vi } from 'vitest';
import { createCodeFiles } from './code-files';

const script = { href: '/page.js', integrity: 'sha384-1' };
const style = { href: '/page.css', integrity: 'sha384-2' };

beforeEach(() => {
  // jsdom knows style sheets alone.
  vi.spyOn(DOMTokenList.prototype, 'supports').mockReturnValue(true);
  document.head.innerHTML = [
    '<script type="importmap">{"integrity":{"/main.js":"sha384-0"}}</script>',
    '<link rel="preload" as="style" href="/own.css" integrity="sha384-3">',
  ].join('');
});

const links = () =>
  [...document.head.querySelectorAll('link')].map((link) =>
    [link.rel, new URL(link.href).pathname, link.getAttribute('integrity')].join(' '),
  );

/** jsdom loads nothing: the browser's answer to the newest link. */
function answer(type: 'load' | 'error'): void {
  [...document.head.querySelectorAll('link')].at(-1)?.dispatchEvent(new Event(type));
}
const comes = (link: string) => vi.waitFor(() => expect(links()).toContain(link));

it('SH4: a script comes as a plain file first, then as a module with its hash, once for all who ask', async () => {
  const files = createCodeFiles(document);
  const both = Promise.all([files.take(script), files.take(script)]);
  await comes('preload /page.js sha384-1');
  answer('load');
  await comes('modulepreload /page.js sha384-1');
  answer('load');
  await both;
  await files.take(script);
  expect(links()).toEqual(['preload /own.css sha384-3']);
});

it('SH4: a style holds only as a sheet with its hash, that of the loaded page too', async () => {
  const files = createCodeFiles(document);
  const own = files.named.find(({ href }) => href === '/own.css');
  void files.take(own ?? style);
  await comes('stylesheet /own.css sha384-3');
  void files.take(style);
  await comes('preload /page.css sha384-2');
  answer('load');
  await comes('stylesheet /page.css sha384-2');
});

it('SH4 F1: a file that does not come or does not match is not loaded, and the same address is asked for again', async () => {
  const files = createCodeFiles(document);
  const first = expect(files.take(script)).rejects.toThrow(NotLoadedError);
  await comes('preload /page.js sha384-1');
  answer('error');
  await first;
  void files.take(script);
  await comes('preload /page.js sha384-1');
});

it('asks for nothing that the page’s import map holds to its hash', async () => {
  const files = createCodeFiles(document);
  await files.take({ href: '/main.js', integrity: 'sha384-0' });
  expect(links()).toHaveLength(1);
});
