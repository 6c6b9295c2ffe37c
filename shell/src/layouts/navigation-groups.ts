import {
  type Access,
  navigationGroups as commonGroups,
  type NavigationIcon,
  type SiteRegistry,
} from '@careline/shared/manifest';

export interface NavigationLink {
  readonly path: string;
  readonly title: string;
  readonly icon: NavigationIcon;
  /** Missing for who is signed in, as in the registry. */
  readonly access?: Access | undefined;
}

export interface NavigationGroup {
  readonly id: string;
  /** The title that the remote brings with a group of its own; the shell's texts hold those of the common ones. */
  readonly title: string | undefined;
  readonly links: readonly NavigationLink[];
}

/** The entries of all remotes, in their groups and order, the common groups first; a group without entries is left out. */
export function navigationGroups(registry: SiteRegistry): readonly NavigationGroup[] {
  const entries = registry.remotes
    .flatMap((remote) => remote.pages)
    .flatMap(({ path, title, access, navigation }) => (navigation ? [{ path, title, access, ...navigation }] : []))
    .toSorted((one, other) => one.order - other.order);
  const brought = registry.remotes
    .flatMap((remote) => remote.groups ?? [])
    .toSorted((one, other) => one.order - other.order);
  return [...commonGroups.map((id) => ({ id, title: undefined })), ...brought]
    .map(({ id, title }) => ({ id, title, links: entries.filter((entry) => entry.group === id) }))
    .filter((group) => group.links.length > 0);
}

/** The entry that stands for `path`: itself, or the nearest one above it. */
export function currentLink(links: readonly NavigationLink[], path: string): string | undefined {
  const own = path.toLowerCase();
  return links
    .map((link) => link.path)
    .filter((candidate) => own === candidate || own.startsWith(`${candidate}/`))
    .toSorted((one, other) => other.length - one.length)[0];
}
