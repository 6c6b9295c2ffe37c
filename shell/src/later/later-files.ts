import { pause } from '../pause';
import { laterFolder, spellLater } from '../remotes/addresses';
import type { CodeFile } from '../remotes/code-files';
import { LostPartError } from './lost-part';

/** The parts of the shell that come after its start: all are at one spelling of their folder, and all at another one once one of them is lost (decision 58). */
export interface LaterFiles {
  /** Where a file of the shell is asked for, of a copy. */
  readonly place: (href: string, copy: string) => string;
  /** Which copy of the parts stands: the address of the module that imports from there (`anew.ts`), an empty one where the start itself does. */
  readonly copy: () => string;
  /** What of a copy failed is lost, because engines keep that; gives the error for who needs it. */
  readonly lost: (copy: string, cause: unknown) => LostPartError;
  /** Gives the copy that stands, after another try to bring one where that has lost a part; it goes on where none comes soon. Never rejects. */
  readonly ready: () => Promise<string>;
}

/** Which copy of the parts something was imported from, and what its failure is. */
export interface LaterCopy {
  readonly copy: string;
  readonly lost: (cause: unknown) => LostPartError;
}

export interface LaterFilesParts {
  /** Of the release of the shell. */
  readonly folder: string;
  /** Where a file is asked for by the start that stands. */
  readonly now: (href: string) => string;
  /** All files below a folder of it, with their hashes; undefined where another one is live. */
  readonly list: (folder: string) => Promise<readonly CodeFile[] | undefined>;
  /** Asks for files at these addresses, as plain ones, so that no engine keeps that one did not come. */
  readonly fetch: (files: readonly CodeFile[]) => Promise<unknown>;
  /** Takes them, once they have come. */
  readonly take: (files: readonly CodeFile[]) => Promise<unknown>;
  /** How long somebody waits for another copy, in ms; it comes all the same. */
  readonly patienceMs: number;
}

/** As the build of the shell names it (delivery/remote-kit/src/vite/host.ts). */
const anew = /\/anew-[\w-]{8}\.js$/;
const spellingOf = /\/(later[^/]+)\//;

export function createLaterFiles({ folder, now, list, fetch, take, patienceMs }: LaterFilesParts): LaterFiles {
  const later = `${folder}${laterFolder}/`;
  let tries = 0;
  let copy = '';
  let isLost = false;
  let isSpent = false;
  let renewing: Promise<string> | undefined;
  const asSpelt = (href: string, name: string) =>
    now(href.startsWith(later) ? `${folder}${name}/${href.slice(later.length)}` : href);

  async function renew(): Promise<string> {
    try {
      const files = await list(later);
      const next = spellLater(tries + 1) ?? '';
      const placed = files?.map(({ href, integrity }) => ({ href: asSpelt(href, next), integrity }));
      const importing = placed?.find(({ href }) => anew.test(href));
      isSpent = next === '' || importing === undefined;
      if (!placed || !importing || isSpent) return copy;
      await fetch(placed);
      // From here on an engine may keep what fails.
      tries += 1;
      await take(placed);
      copy = importing.href;
      isLost = false;
    } catch {
      // Who needs what is lost is told of that.
    } finally {
      renewing = undefined;
    }
    return copy;
  }

  return {
    place: (href, of) => asSpelt(href, spellingOf.exec(of)?.[1] ?? laterFolder),
    copy: () => copy,
    lost: (from, cause) => {
      isLost ||= from === copy;
      return new LostPartError(cause, { isKept: isSpent });
    },
    ready: () => {
      if (!isLost) return Promise.resolve(copy);
      renewing ??= renew();
      return Promise.race([renewing, pause(patienceMs).then(() => copy)]);
    },
  };
}
