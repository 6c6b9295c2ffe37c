import { NotLoadedError } from '@careline/shared';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { createCodeFiles } from './code-files';
import { TimeoutError } from './within-time';

const script = { href: '/page.js', integrity: 'sha384-1' };
const own = { href: '/shell/1/own.js', integrity: 'sha384-5' };
const style = { href: '/page.css', integrity: 'sha384-2' };

beforeEach(() => {
  // jsdom knows style sheets alone.
  vi.spyOn(DOMTokenList.prototype, 'supports').mockReturnValue(true);
  document.head.innerHTML = [
    '<script type="importmap">{"integrity":{"/main.js":"sha384-0"}}</script>',
    '<link rel="preload" as="style" href="/own.css" integrity="sha384-3">',
  ].join('');
  document.body.innerHTML = '';
});

let statuses: number[];
const asked = vi.fn<typeof fetch>(async () => new Response('', { status: statuses.shift() ?? 200 }));
const parts = { document, fetchFile: asked, timeoutMs: 60_000, place: (href: string) => href };
beforeEach(() => {
  statuses = [];
  asked.mockClear();
});

const links = () =>
  [...document.querySelectorAll('link')].map((link) =>
    [link.rel, new URL(link.href).pathname, link.getAttribute('integrity')].join(' '),
  );

/** jsdom loads nothing: the browser's answer to the newest link, or to that of an address. */
function answer(type: 'load' | 'error', href?: string): void {
  [...document.querySelectorAll(href === undefined ? 'link' : `link[href$="${href}"]`)]
    .at(-1)
    ?.dispatchEvent(new Event(type));
}
/** What a test does not wait for to its end: jsdom never answers, so that it is given up a minute later, when another test may run. */
const begin = (work: Promise<void>) => void work.catch(() => {});
const comes = (link: string) => vi.waitFor(() => expect(links()).toContain(link));

it('SH4: a script comes as a plain file first, then as a module with its hash, once for all who ask', async () => {
  const files = createCodeFiles(parts);
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
  const files = createCodeFiles(parts);
  const named = files.named.find(({ href }) => href === '/own.css');
  begin(files.take(named ?? style));
  await comes('stylesheet /own.css sha384-3');
  begin(files.take(style));
  await comes('preload /page.css sha384-2');
  answer('load', style.href);
  await comes('stylesheet /page.css sha384-2');
});

it('F338: a sheet comes after those that stand below the content of the page, whose rules it may override', async () => {
  document.body.innerHTML = '<div id="root"></div><div><link rel="stylesheet" href="/shell/1/look.css"></div>';
  begin(createCodeFiles(parts).take(style));
  await comes('preload /page.css sha384-2');
  answer('load', style.href);
  await comes('stylesheet /page.css sha384-2');
  expect(links().at(-1)).toBe('stylesheet /page.css sha384-2');
});

it('SH4 F1: a file that does not come or does not match is not loaded, and the same address is asked for again', async () => {
  const files = createCodeFiles(parts);
  const first = expect(files.take(script)).rejects.toThrow(NotLoadedError);
  await comes('preload /page.js sha384-1');
  answer('error');
  await first;
  begin(files.take(script));
  await comes('preload /page.js sha384-1');
});

it('F1: a file of the shell is fetched, which no engine remembers, until it has come; then it is taken as a module with its hash', async () => {
  statuses = [404];
  const files = createCodeFiles(parts);
  await expect(files.take(own)).rejects.toThrow(NotLoadedError);
  expect(asked).toHaveBeenLastCalledWith('/shell/1/own.js', expect.objectContaining({ integrity: 'sha384-5' }));
  expect(links()).toHaveLength(1);
  const second = files.take(own);
  await comes('modulepreload /shell/1/own.js sha384-5');
  answer('load');
  await second;
});

it('F1: a file of the shell that hangs is given up, so that it can be asked for again', async () => {
  asked.mockImplementationOnce((_href, init) => {
    return new Promise((_resolve, reject) =>
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)),
    );
  });
  const files = createCodeFiles({ ...parts, timeoutMs: 1 });
  await expect(files.fetch(own)).rejects.toThrow(TimeoutError);
  await files.fetch(own);
});

it('F364: a file of a remote that hangs is given up, and asked for again by who comes next', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const files = createCodeFiles(parts);
  const told = vi.fn();
  files.take(script).catch(told);
  await vi.advanceTimersByTimeAsync(parts.timeoutMs);
  expect(told).toHaveBeenCalledExactlyOnceWith(expect.any(TimeoutError));
  expect(links()).toEqual(['preload /own.css sha384-3']);
  const second = files.take(script);
  answer('load', script.href);
  await comes('modulepreload /page.js sha384-1');
  answer('load', script.href);
  await second;
});

it('asks for nothing that the page’s import map holds to its hash', async () => {
  const files = createCodeFiles(parts);
  await files.take({ href: '/main.js', integrity: 'sha384-0' });
  expect([asked.mock.calls.length, links().length]).toEqual([0, 1]);
});

it('SH4 F1: what the page asked for as a plain file has to have come and to match, and is asked for again past every cache where it has not', async () => {
  document.head.innerHTML = [
    '<script type="importmap">{"integrity":{"/shell/1/late.js":"sha384-4"}}</script>',
    '<link rel="preload" as="fetch" href="/shell/1/late.js">',
  ].join('');
  statuses = [404];
  const files = createCodeFiles(parts);
  const [late = script] = files.named;
  await expect(files.take(late)).rejects.toThrow(NotLoadedError);
  await files.take(late);
  const asks = asked.mock.calls.map(([href, init]) => [href, init?.integrity, init?.cache]);
  expect(asks).toEqual([
    ['/shell/1/late.js', 'sha384-4', 'default'],
    ['/shell/1/late.js', 'sha384-4', 'reload'],
  ]);
  expect(links()).toHaveLength(1);
});

it('F1: a style that the document asks for again by itself is the document’s matter', async () => {
  document.head.innerHTML += '<link rel="stylesheet" href="/shell/1//look.css" integrity="sha384-4">';
  const before = links();
  await createCodeFiles(parts).take({ href: '/shell/1/look.css', integrity: 'sha384-4' });
  expect(links()).toEqual(before);
});

it('SH4 F1: after a start that was tried again, what the page names has come from there, later files are compared as ever, and no style is asked for twice', async () => {
  document.head.innerHTML = [
    '<script type="importmap">{"integrity":{"/shell/1/start.js":"sha384-0","/shell/1/late.js":"sha384-4"}}</script>',
    '<link rel="preload" as="fetch" href="/shell/1/late.js">',
    '<link rel="stylesheet" href="/shell/1//look.css" integrity="sha384-6">',
  ].join('');
  const place = (href: string) => href.replace('/shell/1/', '/shell/1//');
  const files = createCodeFiles({ ...parts, place });
  for (const { href, integrity } of files.named) await files.take({ href: place(href), integrity });
  await files.take({ href: place('/shell/1/look.css'), integrity: 'sha384-6' });
  expect(asked).not.toHaveBeenCalled();
  // By its address the code sees that it is there.
  expect(document.querySelector<HTMLLinkElement>('link:last-child')).toMatchObject({
    rel: 'stylesheet',
    disabled: true,
  });
  expect(links()).toContain('stylesheet /shell/1//look.css ');
  begin(files.take({ ...own, href: place(own.href) }));
  await comes('modulepreload /shell/1//own.js sha384-5');
});

it('F20: the style of a release that is over goes, and is asked for anew by who takes it again; the shell’s own stay', async () => {
  const files = createCodeFiles(parts);
  const taken = files.take(style);
  await comes('preload /page.css sha384-2');
  answer('load');
  await comes('stylesheet /page.css sha384-2');
  answer('load');
  await taken;
  files.drop((href) => href === style.href);
  expect(links()).toContain('stylesheet /page.css sha384-2');
  files.drop(() => false);
  await vi.waitFor(() => expect(links()).toEqual(['preload /own.css sha384-3']));
  begin(files.take(style));
  await comes('preload /page.css sha384-2');
});

it('F20: a hint that nobody used goes once it has come; until then who waits for it is answered', async () => {
  const files = createCodeFiles(parts);
  const asked = files.fetch(script);
  await comes('preload /page.js sha384-1');
  files.drop(() => false);
  answer('load');
  await asked;
  await vi.waitFor(() => expect(links()).toEqual(['preload /own.css sha384-3']));
});
