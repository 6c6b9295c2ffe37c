import type { Registry } from '@careline/shared/manifest';
import { liveReleases } from '../compose/site-model';
import { Failure } from '../failure';
import type { ShellRelease } from './shell-release';

/**
 * Refuses a change after which a page lacks a widget that it lists and had before, or that it has just begun to list: a step of onboarding would be
 * empty. What was lost otherwise, such as by a damaged disk, stops nobody. Throws a Failure.
 */
export function checkWidgets(before: Registry, after: Registry): void {
  const lost = lostWidget(before, after);
  if (lost === undefined) return;
  throw new Failure(`${lost}. Release the remote that offers it first, or both together: pnpm release --all.`);
}

/**
 * Refuses a release that takes away a page which others link to by its name: their links would lead to the page that stands in its place. A name that
 * the shell's contract no longer has may go, and another remote may take it over in the same step. Throws a Failure.
 */
export function checkNames(shell: ShellRelease, before: Registry, after: Registry): void {
  const lost = lostName(shell, before, after);
  if (lost === undefined) return;
  throw new Failure(
    `${lost}. Give the name to the page that takes its place, or take it out of shared/src/platform/pages.ts and release the shell first: pnpm release shell.`,
  );
}

/** The first widget that a page lists and would come to lack, in words. */
export function lostWidget(before: Registry, after: Registry): string | undefined {
  const known = new Set(lackedWidgets(before));
  return lackedWidgets(after).find((lack) => !known.has(lack));
}

/** The first page that others may link to by its name, and that would be gone, in words. */
export function lostName(shell: ShellRelease, before: Registry, after: Registry): string | undefined {
  const left = namedPages(after);
  const lost = [...namedPages(before)].find(([page]) => !left.has(page) && shell.pageNames?.includes(page) !== false);
  return lost && `${lost[1]} would no longer serve the page named ${lost[0]}, and others may link to it`;
}

function lackedWidgets(registry: Registry): string[] {
  const live = [...liveReleases(registry)];
  const offered = new Set(live.flatMap(([, { extras }]) => extras.manifest.widgets.map(({ name }) => name)));
  return live.flatMap(([remote, { extras }]) =>
    extras.manifest.pages.flatMap(({ path, widgets = [] }) =>
      widgets
        .filter((widget) => !offered.has(widget))
        .map((widget) => `${remote} shows ${widget} on ${path}, and nothing that is live would offer it`),
    ),
  );
}

/** Name of a page → the remote that serves it. */
function namedPages(registry: Registry): Map<string, string> {
  return new Map(
    [...liveReleases(registry)].flatMap(([remote, { extras }]) =>
      extras.manifest.pages.flatMap(({ name }) => (name === undefined ? [] : [[name, remote] as const])),
    ),
  );
}
