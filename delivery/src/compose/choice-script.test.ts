import { badReleasesForMs, badReleasesKey, browserKey, placeOf } from '@careline/shared/manifest';
import { expect, it } from 'vitest';
import { choiceScript } from './choice-script';
import type { Choice } from './page-choices';

const choice = (share: number, release = '2'): Choice => ({
  release: `mf-billing/${release}`,
  folder: `/remotes/mf-billing/${release}/`,
  share,
  standard: {
    scripts: [['/remotes/mf-billing/1/page.js', 'sha384-3']],
    styles: [['/remotes/mf-billing/1/page.css', 'sha384-1']],
  },
  tried: {
    scripts: [['/remotes/mf-billing/2/page.js', 'sha384-4']],
    styles: [['/remotes/mf-billing/2/page.css', 'sha384-2']],
  },
});

/** A browser that opens pages; what it keeps stays from one to the next. */
function browserOf(random: () => number = () => Math.floor(Math.random() * 2 ** 32), isBlocked = false, page = {}) {
  const kept = new Map<string, string>();
  const storage = (map: Map<string, string>) => ({
    getItem: (key: string) => {
      if (isBlocked) throw new DOMException('no', 'SecurityError');
      return map.get(key) ?? null;
    },
    setItem: (key: string, value: string) => void map.set(key, value),
  });
  const open = (script: string | undefined) => {
    const links: Record<string, string>[] = [];
    const document = {
      createElement: () => {
        const link: Record<string, string> = {};
        return { link, setAttribute: (key: string, value: string) => Object.assign(link, { [key]: value }) };
      },
      head: { append: ({ link }: { link: Record<string, string> }) => links.push(link) },
    };
    const crypto = { getRandomValues: (values: Uint32Array) => values.map(random) };
    new Function('document', 'localStorage', 'crypto', 'self', script ?? '')(document, storage(kept), crypto, page);
    return links;
  };
  const has = (script: string | undefined) => open(script)[0]?.href?.includes('/2/') === true;
  return { kept, open, has };
}

/** The same numbers each time. */
function* seeded(): Generator<number, never> {
  for (let state = 1; ; ) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    yield state;
  }
}

it.each([1, 10, 50, 90])(
  'gives %i % of 10,000 browsers the release that is tried, and each the same one again',
  (share) => {
    const script = choiceScript([choice(share)]);
    const numbers = seeded();
    const random = () => numbers.next().value;
    let tried = 0;
    for (let at = 0; at < 10_000; at += 1) {
      const browser = browserOf(random);
      const has = browser.has(script);
      if (has) tried += 1;
      expect(browser.has(script)).toBe(has);
      // The shell mounts the one of which the page has asked for the files.
      expect(placeOf(browser.kept.get(browserKey) ?? '', 'mf-billing/2') < share).toBe(has);
    }
    expect(Math.abs(tried / 100 - share)).toBeLessThan(1);
  },
);

it('a browser that has the release keeps it while its share grows, and stands elsewhere for another release', () => {
  const numbers = seeded();
  const browsers = Array.from({ length: 500 }, () => browserOf(() => numbers.next().value));
  const first = browsers.filter((browser) => browser.has(choiceScript([choice(10)])));
  expect(first.every((browser) => browser.has(choiceScript([choice(50)])))).toBe(true);
  expect(first.every((browser) => browser.has(choiceScript([choice(10, '3')])))).toBe(false);
});

it('asks for the files of one release alone, as the page’s own links would', () => {
  expect(browserOf().open(choiceScript([choice(100)]))).toEqual([
    { rel: 'modulepreload', href: '/remotes/mf-billing/2/page.js', integrity: 'sha384-4' },
    { rel: 'preload', as: 'style', crossorigin: '', href: '/remotes/mf-billing/2/page.css', integrity: 'sha384-2' },
  ]);
});

it('SH4: asks for plain files where each script is run by itself', () => {
  const [script] = browserOf(undefined, false, { carelineScripts: () => {} }).open(choiceScript([choice(100)]));
  expect(script).toEqual({ rel: 'preload', as: 'fetch', crossorigin: '', href: '/remotes/mf-billing/2/page.js' });
});

it('F3: a browser that keeps nothing gets what all others have', () => {
  expect(browserOf(undefined, true).has(choiceScript([choice(100)]))).toBe(false);
});

const failed = (at: number) => JSON.stringify({ '/remotes/mf-billing/2/remoteEntry.js': at });

it.each([
  ['has failed just now', failed(Date.now()), false],
  ['has failed more than an hour ago', failed(Date.now() - badReleasesForMs), true],
  ['has failed by a clock that was wrong', failed(Date.now() + 1e9), true],
  ['may have failed, for all that can be read,', '["/remotes/mf-billing/2/', true],
])('T2: a browser in which the release %s: %s', (_what, kept, isTaken) => {
  const browser = browserOf();
  browser.kept.set(badReleasesKey, kept);
  expect(browser.has(choiceScript([choice(100)]))).toBe(isTaken);
});

it('is not there where there is nothing to choose', () => {
  expect(choiceScript([])).toBeUndefined();
});
