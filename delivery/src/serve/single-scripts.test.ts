import { expect, it } from 'vitest';
import { singleScripts } from './single-scripts';

interface File {
  readonly href: string;
  readonly integrity: string;
}

/** An element that a parser has made: it comes when it is appended, and `threw` says whether its module did. */
class Script {
  onload = () => {};
  onerror = () => {};
  constructor(
    private readonly address: string,
    readonly threw: boolean,
  ) {}
  get src() {
    return `https://careline.example${this.address}`;
  }
  getAttribute() {
    return this.address;
  }
}

/** The script in a page with just what it touches, whose import map knows `/known.js`; of the files `broken` throws as it runs, `lost` does not come. */
function openPage({
  parses = true,
  response = { documentElement: 'parsed' } as object | null,
  broken = '',
  lost = '',
} = {}) {
  const seen = { texts: [] as string[], imported: [] as string[], appended: [] as unknown[], removed: 0 };
  let tell = (_event: { filename: string }) => {};
  const parsed = () =>
    [...(seen.texts.at(-1) ?? '').matchAll(/src="([^"]+)"/g)].map(([, href = '']) => new Script(href, href === broken));
  const document = {
    querySelector: () => ({ textContent: '{"integrity":{"/known.js":"sha256-1"}}' }),
    importNode: () => ({ children: parsed(), remove: () => (seen.removed += 1) }),
    head: {
      append: (node: { children: Script[] }) => {
        seen.appended.push(node);
        for (const script of node.children) {
          if (script.threw) tell({ filename: script.src });
          if (script.getAttribute() === lost) script.onerror();
          else script.onload();
        }
      },
    },
  };
  class XMLHttpRequest {
    response = response;
    onload = () => {};
    onerror = () => {};
    open(_method: string, address: string) {
      seen.texts.push(decodeURIComponent(address.replace('data:text/xml,', '')));
    }
    send() {
      if (parses) this.onload();
      else this.onerror();
    }
  }
  const self: { carelineScripts?: (files: readonly File[]) => Promise<() => Promise<readonly string[]>> } = {};
  const load = async (href: string) => {
    seen.imported.push(href);
    if (href === broken) throw new Error('It threw.');
  };
  const addEventListener = (_type: string, listener: typeof tell) => {
    tell = listener;
  };
  const globals = { document, XMLHttpRequest, self, load, addEventListener };
  new Function(...Object.keys(globals), singleScripts.replace('import(', 'load('))(...Object.values(globals));
  const { carelineScripts } = self;
  if (!carelineScripts) throw new Error('The script left no function.');
  return { seen, prepare: carelineScripts };
}

const fileOf = (href: string) => ({ href, integrity: 'sha256-1' });

it('SH4: runs what the import map knows by an import, all else by an element with its hash, each once', async () => {
  const { seen, prepare } = openPage();
  const files = ['/known.js', '/other.js', '/other.css'].map(fileOf);
  const run = await prepare(files);
  expect([seen.imported, seen.appended]).toEqual([[], []]);
  expect(await run()).toEqual([]);
  expect(await (await prepare(files))()).toEqual([]);
  expect(seen.imported).toEqual(['/known.js']);
  expect(seen.texts).toEqual([
    '<files xmlns="http://www.w3.org/1999/xhtml"><script type="module" crossorigin="" src="/other.js" integrity="sha256-1"/></files>',
  ]);
  expect([seen.appended.length, seen.removed]).toEqual([1, 1]);
});

it('F472: tells each time which scripts threw as they ran, or did not come', async () => {
  const files = ['/known.js', '/other.js', '/third.js'].map(fileOf);
  for (const parts of [{ broken: '/known.js' }, { broken: '/other.js' }, { lost: '/third.js' }]) {
    const { prepare } = openPage(parts);
    for (const _time of [1, 2]) expect(await (await prepare(files))()).toEqual(Object.values(parts));
  }
});

it('SH4: an address stays an address in the text that is parsed', async () => {
  const { seen, prepare } = openPage();
  await prepare([fileOf('/a"onload="x&<b>.js')]);
  expect(seen.texts[0]).toContain('src="/a&#34;onload=&#34;x&#38;&#60;b>.js"');
});

it('SH4: rejects where the engine parses nothing', async () => {
  for (const page of [openPage({ parses: false }), openPage({ response: null })])
    await expect(page.prepare([fileOf('/other.js')])).rejects.toThrow('WebKit parsed no script');
});
