/** Addresses of releases, by the folder in which a release stands: each has many, because some engines never ask again for one that failed. */
export interface Addresses {
  /** Where a file of the site is asked for now. */
  readonly now: (href: string) => string;
  /** From now on the files of the folder, at every depth, have addresses that no engine has seen. */
  readonly renew: (folder: string) => void;
}

/**
 * `/remotes/mf-x/1.0/` → `/remotes/mf-x/1.0//`, and one slash more each time: URL parsers keep empty segments, so that to an engine's map of modules it is
 * another folder, and imports are relative, so that the whole graph follows; a server of files finds the same folder (decision 14).
 */
export function createAddresses(): Addresses {
  const slashes = new Map<string, string>();
  return {
    now: (href) => {
      for (const [folder, more] of slashes) {
        if (href.startsWith(folder)) return folder + more + href.slice(folder.length);
      }
      return href;
    },
    renew: (folder) => void slashes.set(folder, `${slashes.get(folder) ?? ''}/`),
  };
}

/** Folder of a file's address, with a slash at its end. */
export function folderOf(href: string): string {
  return href.slice(0, href.lastIndexOf('/') + 1);
}
