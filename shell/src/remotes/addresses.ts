/** Addresses of releases, by the folder in which a release stands: each has many, because some engines never ask again for one that failed. */
export interface Addresses {
  /** Where a file of the site is asked for now. */
  readonly now: (href: string) => string;
  /** From now on the files of the folder, at every depth, have addresses that no engine has seen. */
  readonly renew: (folder: string) => void;
}

export function createAddresses(): Addresses {
  const attempts = new Map<string, number>();
  return {
    now: (href) => {
      for (const [folder, attempt] of attempts) {
        if (href.startsWith(folder)) return spell(folder, attempt) + href.slice(folder.length);
      }
      return href;
    },
    renew: (folder) => void attempts.set(folder, (attempts.get(folder) ?? 0) + 1),
  };
}

/**
 * `/remotes/mf-x/1.0/` → `/remotes/mf-x/%31.0/`: the same folder by RFC 3986, section 2.3, so that any static host serves it, and another one for an engine's
 * map of modules. Imports are relative, so that the whole graph follows. The number says which letters are spelled out.
 */
export function spell(folder: string, attempt: number): string {
  const [, before = '', name = ''] = /^(.*\/)([^/]+)\/$/.exec(folder) ?? [];
  const spelled = [...name].map((letter, place) =>
    (attempt >> place) & 1 ? `%${letter.charCodeAt(0).toString(16).padStart(2, '0')}` : letter,
  );
  return `${before}${spelled.join('')}/`;
}

/** Folder of a file's address, with a slash at its end. */
export function folderOf(href: string): string {
  return href.slice(0, href.lastIndexOf('/') + 1);
}
