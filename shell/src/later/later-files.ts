import { laterFolder, spellLater } from '../remotes/addresses';
import type { CodeFile } from '../remotes/code-files';
import { LostPartError } from './lost-part';

/** The parts of the shell that come after its start: all are at one spelling of their folder, and all at another one once one of them is lost (decision 58). */
export interface LaterFiles {
  /** Where a file of the shell is asked for now. */
  readonly place: (href: string) => string;
  /** Which copy of the parts stands: the address of the module that imports from there (`anew.ts`), an empty one where the start itself does. */
  readonly copy: () => string;
  /** What of a copy failed is lost, because engines keep that; gives the error for who needs it. */
  readonly lost: (copy: string, cause: unknown) => LostPartError;
  /** Gives the copy that stands, after another try to bring one where that has lost a part; it goes on where none comes. Never rejects. */
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
  /** All files below a folder of it, with their hashes; undefined where another one is live. */
  readonly list: (folder: string) => Promise<readonly CodeFile[] | undefined>;
  /** Takes files at the addresses that `place` gives them; resolves with these once all have come. */
  readonly bring: (files: readonly CodeFile[], place: (href: string) => string) => Promise<readonly CodeFile[]>;
}

/** As the build of the shell names it (delivery/remote-kit/src/vite/host.ts). */
const anew = /\/anew-[\w-]{8}\.js$/;

export function createLaterFiles({ folder, list, bring }: LaterFilesParts): LaterFiles {
  const later = `${folder}${laterFolder}/`;
  let spelling = laterFolder;
  let tries = 0;
  let copy = '';
  let isLost = false;
  let isSpent = false;
  let renewing: Promise<string> | undefined;
  const asSpelt = (name: string) => (href: string) =>
    href.startsWith(later) ? `${folder}${name}/${href.slice(later.length)}` : href;

  async function renew(): Promise<string> {
    try {
      const files = await list(later);
      const next = spellLater(tries + 1);
      isSpent = !files || !next;
      if (!files || !next) return copy;
      tries += 1;
      const placed = await bring(files, asSpelt(next));
      spelling = next;
      copy = placed.find(({ href }) => anew.test(href))?.href ?? '';
      isLost = false;
    } catch {
      // Who needs what is lost is told of that.
    } finally {
      renewing = undefined;
    }
    return copy;
  }

  return {
    place: (href) => asSpelt(spelling)(href),
    copy: () => copy,
    lost: (from, cause) => {
      isLost ||= from === copy;
      return new LostPartError(cause, { isKept: isSpent });
    },
    ready: () => {
      if (!isLost) return Promise.resolve(copy);
      renewing ??= renew();
      return renewing;
    },
  };
}
