import type { Locale, Release } from '@careline/shared/manifest';
import { releaseFolder, releaseId } from '../release/remote-release';
import type { ShellRelease } from '../release/shell-release';
import { type PageFiles, pageFiles, type SitePath } from './page-files';

/** A remote of which a share of browsers gets another release, and what a page needs of either. */
export interface Choice {
  /** Name and id of the tried release. */
  readonly release: string;
  /** Its folder on the site. */
  readonly folder: string;
  /** In percent. */
  readonly share: number;
  readonly standard: Needed;
  readonly tried: Needed;
}

/** Addresses of scripts and styles, each with its integrity. */
interface Needed {
  readonly scripts: readonly (readonly [string, string])[];
  readonly styles: readonly (readonly [string, string])[];
}

/** What every browser may need of a page, and what each of them chooses from it. */
export interface ChosenFiles {
  readonly files: PageFiles;
  readonly choices: readonly Choice[];
}

/** One page for all browsers, so that any cache may keep it: with the hashes of all files, and the choice left to a script of the page. */
export function choosableFiles(
  shell: ShellRelease,
  live: ReadonlyMap<string, Release>,
  canaries: ReadonlyMap<string, Release>,
  page: SitePath,
  locale: Locale,
): ChosenFiles {
  let files = pageFiles(shell, live, page, locale);
  const choices: Choice[] = [];
  for (const [name, canary] of canaries) {
    const other = pageFiles(shell, new Map(live).set(name, canary), page, locale);
    const standard = live.get(name);
    choices.push({
      release: `${name}/${releaseId(canary)}`,
      folder: releaseFolder(canary),
      share: canary.deployment.traffic,
      standard: standard ? within(releaseFolder(standard), files) : { scripts: [], styles: [] },
      tried: within(releaseFolder(canary), other),
    });
    files = union(files, other);
  }
  return { files, choices };
}

function within(folder: string, { scripts, remoteStyles }: PageFiles): Needed {
  const isWithin = ([href]: readonly [string, string]) => href.startsWith(folder);
  return { scripts: [...scripts].filter(isWithin), styles: [...remoteStyles].filter(isWithin) };
}

function union(one: PageFiles, other: PageFiles): PageFiles {
  return {
    styles: new Map([...one.styles, ...other.styles]),
    remoteStyles: new Map([...one.remoteStyles, ...other.remoteStyles]),
    scripts: new Map([...one.scripts, ...other.scripts]),
    awaited: new Set([...one.awaited, ...other.awaited]),
    later: new Map([...one.later, ...other.later]),
    fonts: one.fonts,
  };
}
