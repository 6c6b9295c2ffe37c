import { afterEach, expect, it, vi } from 'vitest';
import { startAgain } from './start-again';

const main = '/shell/1/assets/main.js';
const integrity = {
  [main]: 'sha256-main',
  '/shell/1/assets/en.js': 'sha256-en',
  '/remotes/mf-x/2/remoteEntry.js': 'x',
};

afterEach(() => void vi.useRealTimers());

interface Scene {
  /** Ends of addresses of which nothing comes. */
  readonly lost?: string[];
  readonly live?: string;
  readonly knowsModules?: boolean;
  /** What this tab has tried before. */
  readonly stored?: string;
  /** Whether the page has an outline, and no content of its own. */
  readonly isOutlined?: boolean;
  /** Whether the page has what runs each script by itself. */
  readonly runsSingly?: boolean;
}

/** The script in a page with just what it touches; the page has content of its own, and the message of a start that failed. */
function openPage({
  lost = [],
  live = '1',
  knowsModules = true,
  stored,
  isOutlined = false,
  runsSingly = false,
}: Scene = {}) {
  vi.useFakeTimers();
  const listeners = new Map<string, (event: object) => void>();
  const root = { firstElementChild: { dataset: isOutlined ? { outline: 'layout' } : {} }, hidden: true };
  const dataset: Record<string, unknown> = {};
  const calls = [{ abort: vi.fn() }];
  const seen = {
    isTold: true,
    focused: 0,
    taken: [] as string[],
    imported: [] as string[],
    loads: 0,
    links: [] as string[],
    run: [] as string[],
  };
  const link = {
    focus: () => {
      seen.focused += 1;
    },
    closest: () => ({
      remove: () => {
        seen.isTold = false;
      },
    }),
  };
  const byId: Record<string, object> = {
    root,
    'careline-fatal': { content: { cloneNode: () => 'message' } },
    'careline-main': { getAttribute: () => main },
  };
  const bySelector = (selector: string) => {
    if (selector === '[type=importmap]') return { textContent: JSON.stringify({ integrity }) };
    return selector === '.careline-fatal a' ? link : seen.isTold || null;
  };
  const document = {
    getElementById: (id: string) => byId[id],
    querySelector: bySelector,
    querySelectorAll: () => ['lost style'],
    body: {
      prepend: () => {
        seen.isTold = true;
      },
    },
    createElement: () => ({ relList: { supports: () => knowsModules } }),
    head: {
      append: (created: { href: string; integrity: string; onload: () => void }) => {
        seen.links.push(`${created.href} ${created.integrity}`);
        created.onload();
      },
    },
  };
  const fetch = async (address: string, init: RequestInit) => {
    if (address === '/builds/latest.json') return { json: async () => ({ id: live }) };
    if (lost.some((end) => address.endsWith(end))) throw new TypeError('Failed to fetch');
    seen.taken.push(`${address} ${init.integrity}`);
    return {};
  };
  const location = {
    reload: () => {
      seen.loads += 1;
    },
  };
  const storage = new Map(stored === undefined ? [] : [['careline.starts', stored]]);
  const sessionStorage = {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: unknown) => storage.set(key, String(value)),
  };
  const self = {
    carelineCalls: calls,
    ...(runsSingly && {
      carelineScripts: async (files: { href: string; integrity: string }[]) => () =>
        void seen.run.push(...files.map(({ href, integrity }) => `${href} ${integrity}`)),
    }),
  };
  const retry = vi.fn();
  const load = (address: string) => seen.imported.push(address);
  const globals = { document, fetch, location, sessionStorage, self, retry, load, d: dataset, own: () => false };
  const addEventListener = (type: string, listener: (event: object) => void) => listeners.set(type, listener);
  const script = startAgain(8_000).replace('import(', 'load(');
  new Function(...Object.keys(globals), 'addEventListener', script)(...Object.values(globals), addEventListener);
  const click = async () => {
    const preventDefault = vi.fn();
    listeners.get('click')?.({ target: { closest: () => link }, preventDefault });
    const isLeft = preventDefault.mock.calls.length === 0;
    await vi.advanceTimersByTimeAsync(0);
    return isLeft;
  };
  return { seen, root, dataset, calls, self, retry, click, listeners };
}

it('F1 SH4: Retry asks for every file of the shell at an address that no engine has seen, by its hash, and only then imports it', async () => {
  const { seen, root, calls, self, retry, click } = openPage();
  await click();
  const files = ['/shell/1//assets/main.js sha256-main', '/shell/1//assets/en.js sha256-en'];
  expect([seen.taken, seen.links, seen.imported]).toEqual([files, files, ['/shell/1//assets/main.js']]);
  // What stood there stands again, and nothing that was asked for before is shown as new.
  expect([root.hidden, seen.isTold, calls[0]?.abort.mock.calls.length, self.carelineCalls]).toEqual([
    false,
    false,
    1,
    [],
  ]);
  expect(retry).toHaveBeenCalledWith('lost style', 0, ['lost style']);
});

it('F1 SH4: Retry runs each file of the shell by itself where the engine asks for that', async () => {
  const { seen, click } = openPage({ runsSingly: true });
  await click();
  expect(seen.run).toEqual(['/shell/1//assets/main.js sha256-main', '/shell/1//assets/en.js sha256-en']);
  expect([seen.links, seen.imported]).toEqual([[], ['/shell/1//assets/main.js']]);
});

it('F1: each Retry of a tab has addresses of its own, also in the next document', async () => {
  const { seen, click } = openPage({ stored: '2' });
  await click();
  await click();
  expect(seen.imported).toEqual(['/shell/1////assets/main.js', '/shell/1/////assets/main.js']);
});

it('F1: a file that does not come or does not match is told once more, in place of all that stood there, with the focus on Retry', async () => {
  const { seen, root, click } = openPage({ lost: ['en.js'] });
  await click();
  expect(seen).toMatchObject({ isTold: true, focused: 1, imported: [], loads: 0 });
  expect(root.hidden).toBe(true);
});

it('F1: Retry is a page load where the site has another release by now', async () => {
  const { seen, click } = openPage({ lost: ['en.js'], live: '2' });
  await click();
  expect(seen).toMatchObject({ isTold: false, loads: 1 });
});

it('F1: Retry is left to the browser, as a page load, once the start has begun in this document', async () => {
  const { seen, dataset, click } = openPage();
  dataset.started = '';
  expect(await click()).toBe(true);
  expect(seen).toMatchObject({ isTold: true, taken: [] });
});

it('F1: a start that hangs after a Retry is told, one that has begun is not', async () => {
  for (const hasBegun of [false, true]) {
    const { seen, dataset, click } = openPage();
    await click();
    if (hasBegun) dataset.started = '';
    await vi.advanceTimersByTimeAsync(8_000);
    expect(seen.isTold).toBe(!hasBegun);
  }
});

it('F1: a browser that knows no modulepreload imports what has come with its hash', async () => {
  const { seen, click } = openPage({ knowsModules: false });
  await click();
  expect([seen.taken.length, seen.links, seen.imported]).toEqual([2, [], ['/shell/1//assets/main.js']]);
});

it('F1: what fails in the page while its start is on its way is told in the place of an outline, and not beside it once the start has begun', () => {
  for (const hasBegun of [false, true]) {
    const { seen, dataset, listeners } = openPage({ isOutlined: true });
    seen.isTold = false;
    if (hasBegun) dataset.started = '';
    listeners.get('unhandledrejection')?.({});
    expect(seen.isTold).toBe(!hasBegun);
  }
});
