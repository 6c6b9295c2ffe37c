import { type SafeStorage, safeStorage } from '@careline/shared/host';
import { remoteNamePattern, type SiteRemote } from '@careline/shared/manifest';
import * as v from 'valibot';

/** Remotes that this tab takes from elsewhere than all others do: a developer's own, in the site as it is deployed. */
export interface Overrides {
  /** Name of a remote → address of the entry that takes its place. */
  readonly all: ReadonlyMap<string, string>;
  readonly remove: (name: string) => void;
  /** The remote as this tab takes it: without a fallback, which would hide what is being tried. */
  readonly of: (remote: SiteRemote) => SiteRemote;
  /** Whether the code at an address is a developer's: nobody knows its hashes. */
  readonly isOverride: (url: string) => boolean;
}

const parameter = 'careline-remote';
const key = 'careline.overrides';
const schema = v.record(v.string(), v.string());

/**
 * Reads `?careline-remote=<name>@https://…/remoteEntry.js`, keeps it for the tab and takes it out of the address, which people copy. Only the origins of the
 * configuration count, for what was kept as well; where it names none, nothing is read at all.
 */
export function readOverrides(
  page: Pick<Window, 'location' | 'history' | 'sessionStorage'>,
  origins: readonly string[],
  storage: SafeStorage = safeStorage(() => page.sessionStorage),
): Overrides {
  const all = new Map(origins.length === 0 ? [] : Object.entries(kept(storage)).filter(isAllowed));
  const { href } = page.location;
  const asked = new URL(href).searchParams.getAll(parameter);
  if (origins.length > 0 && asked.length > 0) {
    for (const text of asked) {
      const [, name = '', address = ''] = /^([^@]+)@(.+)$/.exec(text) ?? [];
      if (isAllowed([name, address])) all.set(name, new URL(address).href);
      else console.warn(`${text} is no override: a name and an address at ${origins.join(' or ')} were expected.`);
    }
    keep();
    const url = new URL(href);
    url.searchParams.delete(parameter);
    page.history.replaceState(page.history.state, '', url);
  }

  function isAllowed([name, address]: readonly [string, string]): boolean {
    return remoteNamePattern.test(name) && URL.canParse(address) && origins.includes(new URL(address).origin);
  }

  function keep(): void {
    storage.setItem(key, JSON.stringify(Object.fromEntries(all)));
  }

  return {
    all,
    remove: (name) => {
      all.delete(name);
      keep();
    },
    of: (remote) => {
      const url = all.get(remote.name);
      if (url === undefined) return remote;
      const { fallbackUrl: _, ...alone } = remote;
      return { ...alone, url };
    },
    isOverride: (url) => [...all.values()].includes(url),
  };
}

function kept(storage: SafeStorage): Readonly<Record<string, string>> {
  try {
    return v.parse(schema, JSON.parse(storage.getItem(key) ?? '{}'));
  } catch {
    return {};
  }
}
