import type { Place } from './places';
import type { FilesOfPlace } from './ways';

interface Index {
  readonly files: readonly string[];
  readonly integrity: readonly string[];
  readonly pages: Readonly<Record<string, readonly number[]>>;
}

export interface SiteFiles {
  readonly of: (place: Place) => FilesOfPlace;
  /** Folder of a remote's release, and all its files with their hashes. */
  readonly release: (remote: string) => { folder: string; integrity: Readonly<Record<string, string>> };
}

/** Which files the places need, from the index that the site publishes in `locale`. */
export async function readSiteFiles(origin: string, locale: string): Promise<SiteFiles> {
  const index: Index = await (await fetch(`${origin}/preloads/${locale}.json`)).json();
  const listed = (path: string) => (index.pages[path] ?? []).map((at) => index.files[at] ?? '');
  const remoteFiles = (remote: string) => index.files.filter((file) => file.startsWith(`/remotes/${remote}/`));
  const shellStart = new Set(listed('/dashboard'));
  const isText = (file: string) => new RegExp(`/${locale}-[\\w-]{8}\\.js$`).test(file);
  const isEntry = (file: string) => file.endsWith('/remoteEntry.js');

  return {
    of: ({ remote, path, part }) => {
      const own = listed(path).filter((file) => file.startsWith(`/remotes/${remote}/`));
      const entry = own.find(isEntry);
      const chunk = own.find((file) => file.includes(`/assets/${part}-`));
      if (!entry || !chunk) throw new Error(`The site names no ${part} of ${remote} on ${path}.`);
      const elsewhere = Object.keys(index.pages).filter((other) => other !== path);
      const isCommon = (file: string) => elsewhere.some((other) => listed(other).includes(file));
      return {
        entry,
        part: chunk,
        texts: own.filter(isText),
        styles: own.filter((file) => file.endsWith('.css')),
        common: own.filter(
          (file) => file !== chunk && file.endsWith('.js') && !isEntry(file) && !isText(file) && isCommon(file),
        ),
        all: remoteFiles(remote),
        shared: listed(path).filter(
          (file) => /^\/shell\/[^/]+\/later@@@@\/shared\/.*\.js$/.test(file) && !shellStart.has(file),
        ),
        sharedStyles: listed(path).filter(
          (file) => /^\/shell\/.*\.css$/.test(file) && !file.includes('-layout-') && !shellStart.has(file),
        ),
        look: listed(path).filter((file) => /^\/shell\/.*\.css$/.test(file)),
        start: {
          script: listed(path).filter((file) => /^\/shell\/.*\/main-[\w-]{8}\.js$/.test(file)),
          texts: listed(path).filter((file) => file.startsWith('/shell/') && isText(file)),
        },
        layout: listed(path).filter((file) => /^\/shell\/.*-layout-[\w-]{8}\.js$/.test(file)),
      };
    },
    release: (remote) => {
      const files = remoteFiles(remote);
      const folder = files[0]?.split('/').slice(0, 4).join('/') ?? '';
      return {
        folder: `${folder}/`,
        integrity: Object.fromEntries(files.map((file) => [file, index.integrity[index.files.indexOf(file)] ?? ''])),
      };
    },
  };
}
