import { laterFolder, spellLater } from '../remotes/addresses';
import type { CodeFile } from '../remotes/code-files';
import { KeptFailure } from './kept-failure';

/** Where the parts of the shell are that come after its start: all at one spelling of their folder, and all at another one once one of them has failed (decision 58). */
export interface LaterFiles {
  /** Where a file of the shell is asked for now. */
  readonly place: (href: string) => string;
  /** Something of what comes `from` there has failed, by default from where it is asked for now, and engines keep that: whoever asks next finds all of it elsewhere. */
  readonly lose: (from?: string) => void;
  /**
   * Resolves once what is asked for now has not failed: with the address of the module that imports from there (`anew.ts`), an empty one where the start itself does. Rejects with NotLoadedError; with
   * KeptFailure where there is no other spelling, or the site has another shell by now.
   */
  readonly ready: () => Promise<string>;
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
  let address = '';
  let isLost = false;
  let standing = Promise.resolve(address);
  const asSpelt = (name: string) => (href: string) =>
    href.startsWith(later) ? `${folder}${name}/${href.slice(later.length)}` : href;

  async function renew(): Promise<string> {
    tries += 1;
    const next = spellLater(tries);
    const files = next && (await list(later));
    if (!next || !files) throw new KeptFailure('There is no other address for the parts of the shell.');
    const placed = await bring(files, asSpelt(next));
    spelling = next;
    address = placed.find(({ href }) => anew.test(href))?.href ?? '';
    return address;
  }

  return {
    place: (href) => asSpelt(spelling)(href),
    lose: (from = address) => {
      isLost ||= from === address;
    },
    ready: () => {
      if (!isLost) return standing;
      isLost = false;
      const coming = renew();
      coming.catch(() => {
        if (standing === coming) isLost = true;
      });
      standing = coming;
      return coming;
    },
  };
}
