import type { LayoutName } from '@careline/shared/manifest';

/** Pages that the shell serves itself (decisions.md D1). `titleKey` is a key of the shell's texts. */
export interface ShellRoute {
  readonly path: ShellPath;
  readonly layout: LayoutName;
  readonly titleKey: string;
}

export const shellPaths = ['/', '/professionals', '/dashboard'] as const;
export type ShellPath = (typeof shellPaths)[number];

export const shellRoutes: readonly ShellRoute[] = [
  { path: '/', layout: 'default', titleKey: 'home.title' },
  { path: '/professionals', layout: 'default', titleKey: 'professionals.title' },
  { path: '/dashboard', layout: 'dashboard', titleKey: 'dashboard.title' },
];

export function isShellPath(path: string): path is ShellPath {
  return shellPaths.some((known) => known === path);
}
