import { NotLoadedError } from '@careline/shared';
import * as v from 'valibot';
import { firstAddress } from './addresses';
import { TimeoutError, withinTime } from './within-time';

/** A script or style of a release with the hash that it must have. */
export interface CodeFile {
  readonly href: string;
  readonly integrity: string;
}

/** The scripts and styles of one document. Both functions ask once for a file, until it fails. */
export interface CodeFiles {
  /** What the page's HTML names itself. */
  readonly named: readonly CodeFile[];
  /**
   * Asks for a file ahead of its use. As a plain file, not as a module: an engine may keep the address of a module that failed to arrive for good.
   * Rejects with NotLoadedError, or with TimeoutError.
   */
  readonly fetch: (file: CodeFile) => Promise<void>;
  /** Resolves once the file has come and has the hash: an import finds this module then, and the style holds. Rejects as `fetch` does. */
  readonly take: (file: CodeFile) => Promise<void>;
  /** Whether the page's HTML names a script for when somebody uses a part of it, and asks for it no sooner. */
  readonly isLate: (file: CodeFile) => boolean;
  /** Forgets the styles and hints of the remotes' files that `isNeeded` denies: whoever takes one again waits for it anew. */
  readonly drop: (isNeeded: (href: string) => boolean) => void;
}

export interface CodeFilesParts {
  readonly document: Document;
  readonly fetchFile: typeof fetch;
  /** In ms, for one file: one that hangs is given up, so that it can be asked for again. */
  readonly timeoutMs: number;
  /** Where the shell imports a file of its own from: elsewhere than the page names it, after a start that was tried again, for which all that the page names has come from there. */
  readonly place: (href: string) => string;
  /** Whether scripts run of which each is asked for by itself (decision 56), in an engine whose preloads of them carry no hash. */
  readonly runsSingly?: boolean;
}

const importMapSchema = v.object({ integrity: v.optional(v.record(v.string(), v.string()), {}) });

export function createCodeFiles({
  document,
  fetchFile,
  timeoutMs,
  place,
  runsSingly = false,
}: CodeFilesParts): CodeFiles {
  const scripts = readIntegrity(document);
  const here = new Set(Object.keys(scripts).map(place));
  /** Of these the page has asked for the plain file alone: nobody has tried to import them. */
  const awaited = new Set(
    [...document.querySelectorAll<HTMLLinkElement>('link[as="fetch"]')].map((link) => fileOf(link).href),
  );
  const styles = [...document.querySelectorAll<HTMLLinkElement>('link[as="style"][integrity]')].map(fileOf);
  const late = new Set(Object.keys(scripts));
  for (const named of document.querySelectorAll('link[href], script[src]'))
    late.delete(named.getAttribute('href') ?? named.getAttribute('src') ?? '');
  const knowsModules = document.createElement('link').relList.supports('modulepreload');
  const fetched = new Map<string, Promise<HTMLLinkElement | undefined>>();
  const taken = new Map<string, Promise<void>>();
  const sheets = new Map<string, HTMLLinkElement>();
  const failed = new Set<string>();
  for (const { href } of styles) fetched.set(href, Promise.resolve(undefined));
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
    // A style that was lost is asked for again by the document itself, with one slash more each time.
    const first = firstAddress(fileOf(link).href);
    taken.set(first, Promise.resolve());
    if (place(first) !== first) stand(place(first));
  }

  /** Tells the code, which looks for its styles by their addresses, that this one is there: it stands under another address of the same folder. */
  function stand(href: string): void {
    taken.set(href, Promise.resolve());
    document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', disabled: true, href }));
  }

  function append({ href, integrity }: CodeFile, kind: Partial<HTMLLinkElement>): Promise<HTMLLinkElement> {
    const link = document.createElement('link');
    Object.assign(link, kind, { crossOrigin: 'anonymous', href: new URL(href, document.baseURI).href });
    link.setAttribute('integrity', integrity);
    const coming = new Promise<HTMLLinkElement>((resolve, reject) => {
      link.addEventListener('load', () => resolve(link));
      link.addEventListener('error', () =>
        reject(new NotLoadedError(`${href} did not come, or is not what was released.`)),
      );
      // The page's own sheets are in its body: after them, so that the order of the rules is that in which they came.
      (kind.rel === 'stylesheet' ? document.body : document.head).append(link);
    });
    return withinTime(() => coming, timeoutMs, href).catch((error: unknown) => {
      link.remove();
      throw error;
    });
  }

  /** By `fetch`: Chromium keeps the failure of a link, too, and refuses the import of its address. A remote's retry has another address. */
  async function fetchOwn({ href, integrity }: CodeFile): Promise<undefined> {
    const signal = AbortSignal.timeout(timeoutMs);
    // A cache keeps what was wrong as long as what is right: for ever.
    const cache = failed.has(href) ? 'reload' : 'default';
    try {
      const response = await fetchFile(href, { signal, integrity, cache });
      if (!response.ok) throw new Error(`The answer was ${response.status}.`);
      await response.arrayBuffer();
    } catch (error) {
      failed.add(href);
      if (signal.aborted) throw new TimeoutError(`${href} took longer than ${timeoutMs} ms.`);
      throw new NotLoadedError(`${href} did not come, or is not what was released: ${error}`, { cause: error });
    }
  }

  async function takeNew(file: CodeFile): Promise<void> {
    const hint = await fetchOnce(file);
    if (isStyle(file)) sheets.set(file.href, await append(file, { rel: 'stylesheet' }));
    // A browser that does not know it would never answer.
    else if (knowsModules && !runsSingly) (await append(file, { rel: 'modulepreload' })).remove();
    hint?.remove();
    // It would be kept with the promise of it, one for each file of each release that the document meets.
    fetched.delete(file.href);
  }

  /** One that is still on its way is left until it has come: nobody would hear of a link that is gone. */
  async function forgetHint(href: string, asked: Promise<HTMLLinkElement | undefined>): Promise<void> {
    const hint = await asked.catch(() => undefined);
    hint?.remove();
    if (fetched.get(href) === asked) fetched.delete(href);
  }

  const fetchOnce = (file: CodeFile) =>
    once(fetched, file.href, () =>
      isOwn(file) || (runsSingly && !isStyle(file))
        ? fetchOwn(file)
        : append(file, { rel: 'preload', as: isStyle(file) ? 'style' : 'script' }),
    );
  /** One for later has not been asked for, and is run with the page where each is run by itself. */
  const isKnown = (href: string) => here.has(href) && !awaited.has(href) && !(runsSingly && late.has(href));

  return {
    named: [...Object.entries(scripts).map(([href, integrity]) => ({ href, integrity })), ...styles],
    fetch: async (file) => {
      if (!isKnown(file.href) && !taken.has(file.href)) await fetchOnce(file);
    },
    // The page's import map holds every import of its own scripts to their hashes.
    take: async (file) => {
      if (isKnown(file.href)) return;
      if (awaited.has(file.href)) await fetchOnce(file);
      else await once(taken, file.href, () => takeNew(file));
    },
    isLate: ({ href }) => late.has(href),
    drop: (isNeeded) => {
      const isOver = (href: string) => !isOwn({ href }) && !isNeeded(href);
      for (const [href, sheet] of [...sheets].filter(([href]) => isOver(href))) {
        sheet.remove();
        sheets.delete(href);
        taken.delete(href);
      }
      for (const [href, asked] of [...fetched].filter(([href]) => isOver(href))) void forgetHint(href, asked);
    },
  };
}

function once<T>(known: Map<string, Promise<T>>, href: string, ask: () => Promise<T>): Promise<T> {
  const coming = known.get(href) ?? ask();
  known.set(href, coming);
  coming.catch(() => {
    if (known.get(href) === coming) known.delete(href);
  });
  return coming;
}

/** The shell's files keep their addresses while it runs: with others, a second copy of React would come. */
function isOwn({ href }: Pick<CodeFile, 'href'>): boolean {
  return href.startsWith('/shell/');
}

function isStyle({ href }: CodeFile): boolean {
  return href.endsWith('.css');
}

function fileOf(link: HTMLLinkElement): CodeFile {
  return { href: link.getAttribute('href') ?? '', integrity: link.getAttribute('integrity') ?? '' };
}

function readIntegrity(document: Document): Readonly<Record<string, string>> {
  try {
    const text = document.querySelector('script[type="importmap"]')?.textContent ?? '{}';
    return v.parse(importMapSchema, JSON.parse(text)).integrity;
  } catch {
    return {};
  }
}
