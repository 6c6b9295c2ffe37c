import { expect, it } from 'vitest';
import { singleScripts } from './single-scripts';

interface File {
  readonly href: string;
  readonly integrity: string;
}

/** The script in a page with just what it touches, whose import map knows `/known.js`. */
function openPage({ parses = true, response = { documentElement: 'parsed' } as object | null } = {}) {
  const seen = { texts: [] as string[], imported: [] as string[], appended: [] as unknown[], removed: 0 };
  const made = { remove: () => (seen.removed += 1) };
  const document = {
    querySelector: () => ({ textContent: '{"integrity":{"/known.js":"sha256-1"}}' }),
    importNode: () => made,
    head: { append: (node: unknown) => seen.appended.push(node) },
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
  const self: { carelineScripts?: (files: readonly File[]) => Promise<() => void> } = {};
  const load = async (href: string) => seen.imported.push(href);
  const globals = { document, XMLHttpRequest, self, load };
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
  run();
  (await prepare(files))();
  expect(seen.imported).toEqual(['/known.js']);
  expect(seen.texts).toEqual([
    '<files xmlns="http://www.w3.org/1999/xhtml"><script type="module" crossorigin="" src="/other.js" integrity="sha256-1"/></files>',
  ]);
  expect([seen.appended.length, seen.removed]).toEqual([1, 1]);
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
