import type { Release } from '@careline/shared/manifest';
import type { ShellRelease } from '../release/shell-release';
import type { SitePath } from './page-files';

/** Every unprefixed path of the site with its owner, the shell's own paths first. */
export function sitePaths(shell: ShellRelease, live: ReadonlyMap<string, Release>): SitePath[] {
  const own = Object.entries(shell.pages).map(([path, { layout, access }]) => ({
    path,
    owner: 'shell',
    layout,
    access,
  }));
  const taken = new Set(own.map((page) => page.path));
  const remotes = [...live].flatMap(([owner, release]) =>
    release.extras.manifest.pages.map(({ path, layout, access }) => ({ path, owner, layout, access })),
  );
  return [...own, ...remotes.filter((page) => !taken.has(page.path))];
}

/** `/es/dashboard` → `es/dashboard/index.html`. */
export function fileOfPath(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}/index.html`;
}
