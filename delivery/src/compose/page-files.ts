import type { Load } from '@careline/remote-kit/build';
import { type Access, type Locale, localeTags, type Release } from '@careline/shared/manifest';
import { releaseFolder } from '../release/remote-release';
import type { ShellRelease } from '../release/shell-release';
import { widgetsOn } from './page-widgets';

/** The files of one page load, as addresses on the site with their integrity. */
export interface PageFiles {
  /** The shell's styles: needed before the first paint. */
  readonly styles: ReadonlyMap<string, string>;
  /** Styles that arrive with a remote's code. */
  readonly remoteStyles: ReadonlyMap<string, string>;
  readonly scripts: ReadonlyMap<string, string>;
  /** Those of them that the shell asks for itself once it runs: its layouts and pages, and the shared modules that its start does not need. */
  readonly awaited: ReadonlySet<string>;
  /** Scripts that the page imports when somebody uses a part of it. */
  readonly later: ReadonlyMap<string, string>;
  /** The fonts of the language's script, which the browser would find only in the styles. */
  readonly fonts: readonly string[];
}

/** A path of the site: who serves it and in which layout. */
export interface SitePath {
  readonly path: string;
  readonly owner: string;
  readonly layout: string | undefined;
  readonly access: Access;
}

/**
 * Everything that this path needs, so that the browser can ask for all of it at once instead of finding it hop by hop: the shell, the shared
 * modules, the owning remote's entry and page, its texts in this language, and the remotes behind the widgets that it shows or that are placed on it.
 */
export function pageFiles(
  shell: ShellRelease,
  live: ReadonlyMap<string, Release>,
  page: SitePath,
  locale: Locale,
): PageFiles {
  const styles = new Map<string, string>();
  const remoteStyles = new Map<string, string>();
  const scripts = new Map<string, string>();
  const later = new Map<string, string>();
  const sharedKeys = new Set<string>();

  const add = (
    to: Map<string, string>,
    folder: string,
    integrities: Readonly<Record<string, string>>,
    files: readonly string[],
  ) => {
    for (const file of files) to.set(folder + file, integrities[file] ?? '');
  };
  const addShell = (load: Load) => {
    add(scripts, shell.folder, shell.files, load.js);
    add(later, shell.folder, shell.files, load.later ?? []);
    add(styles, shell.folder, shell.files, load.css);
    for (const key of load.shared) sharedKeys.add(key);
  };
  const addShared = () => {
    for (const key of sharedKeys) {
      const load = shell.shared[key];
      if (load) addShell(load);
    }
  };
  const addRemote = (release: Release, loads: readonly Load[]) => {
    const folder = releaseFolder(release);
    const { entry, texts } = release.extras.preloads;
    for (const load of [{ ...entry, js: [...containerFiles(release), ...entry.js] }, ...loads]) {
      add(scripts, folder, release.extras.files, load.js);
      add(later, folder, release.extras.files, load.later ?? []);
      add(remoteStyles, folder, release.extras.files, load.css);
      for (const key of load.shared) sharedKeys.add(key);
    }
    add(scripts, folder, release.extras.files, texts[locale] ?? []);
  };

  const shellModules = [
    shell.pages[page.path]?.module,
    page.owner === 'shell' && page.access === 'public' && publicTexts(locale),
    page.layout && shell.layouts[page.layout],
  ];
  addShell(shell.entry);
  addShared();
  add(scripts, shell.folder, shell.files, shell.texts[locale] ?? []);
  const start = new Set(scripts.keys());
  for (const [href, integrity] of openedAnywhere(shell)) later.set(href, integrity);
  for (const module of shellModules) {
    const load = module && shell.modules[module];
    if (load) addShell(load);
  }
  const owner = live.get(page.owner);
  const load = owner?.extras.preloads.pages[page.path];
  if (owner) addRemote(owner, load ? [load] : []);
  for (const { release, widgets } of widgetsOn(page, shell, live)) {
    const loads = widgets.flatMap((widget) => release.extras.preloads.widgets[widget] ?? []);
    addRemote(release, loads);
  }
  addShared();
  const awaited = [...scripts.keys()].filter((href) => href.startsWith(shell.folder) && !start.has(href));
  return { styles, remoteStyles, scripts, awaited: new Set(awaited), later, fonts: fontsOf(shell, locale) };
}

/** What the code of the shell's start imports when it is wanted, with integrity: for every page, whichever was loaded. */
export function openedAnywhere({ folder, files, entry, modules }: ShellRelease): ReadonlyMap<string, string> {
  // Records of an older version do not have it among the others.
  const opened = [...(entry.later ?? []), ...(modules['./src/health/measure.ts']?.js ?? [])];
  return new Map(opened.map((file) => [folder + file, files[file] ?? '']));
}

/**
 * The scripts that a remote's container imports statically, and its entry as the last. Wherever files of a release are listed, these come first: by that order the
 * shell knows what may run before the container has what the shell shares (shell/src/remotes/release-scripts.ts).
 */
export function containerFiles(release: Release): readonly string[] {
  const entry = release.url.slice(releaseFolder(release).length);
  return [...Object.keys(release.extras.files).filter((file) => containerChunk.test(file)), entry];
}

/** As the build of a remote names it (remote-kit/src/vite/container.ts), with a hash of eight letters: a file of a remote's own has a longer name. */
const containerChunk = /^assets\/container-[\w-]{8}\.js$/;

/** Module of the shell with what its public pages alone say. */
const publicTexts = (locale: Locale) => `./src/texts/public/${locale}.json`;

/** Subsets of shared's fonts.css that a script needs beside the Latin one, in which digits, brands and addresses stand everywhere. */
const subsetsOfScript: Readonly<Record<string, readonly string[]>> = { Cyrl: ['cyrillic'] };

function fontsOf(shell: ShellRelease, locale: Locale): string[] {
  const { script } = new Intl.Locale(localeTags[locale]).maximize();
  const subsets = ['latin', ...(subsetsOfScript[script ?? ''] ?? [])];
  const font = new RegExp(`-(${subsets.join('|')})-wght-normal-[^/]*\\.woff2$`);
  const files = Object.keys(shell.files).filter((file) => font.test(file));
  return files.map((file) => shell.folder + file);
}
