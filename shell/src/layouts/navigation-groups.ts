import type { NavigationIcon, SiteRegistry } from '@careline/shared/manifest';

export interface NavigationLink {
  readonly path: string;
  readonly title: string;
  readonly icon: NavigationIcon;
}

export interface NavigationGroup {
  readonly name: 'practice' | 'account' | 'billing';
  readonly links: readonly NavigationLink[];
}

const groupNames = ['practice', 'account', 'billing'] as const;

/** The entries of all remotes, in their groups and order; a group without entries is left out. */
export function navigationGroups(registry: SiteRegistry): readonly NavigationGroup[] {
  const entries = registry.remotes
    .flatMap((remote) => remote.navigation)
    .toSorted((one, other) => one.order - other.order);
  return groupNames
    .map((name) => ({ name, links: entries.filter((entry) => entry.group === name) }))
    .filter((group) => group.links.length > 0);
}

/** The entry that stands for `path`: itself, or the nearest one above it. */
export function currentLink(paths: readonly string[], path: string): string | undefined {
  const own = path.toLowerCase();
  return paths
    .filter((candidate) => own === candidate || (candidate !== '/dashboard' && own.startsWith(`${candidate}/`)))
    .toSorted((one, other) => other.length - one.length)[0];
}
