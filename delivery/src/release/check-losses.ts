import type { Registry } from '@careline/shared/manifest';
import { liveReleases } from '../compose/site-model';
import { Failure } from '../failure';
import type { ShellRelease } from './shell-release';

/**
 * Refuses a change after which a page lacks a widget that it lists and had before, or that it has just begun to list: a step of onboarding would be
 * empty. What was lost otherwise, such as by a damaged disk, stops nobody. Throws a Failure.
 */
export function checkWidgets(before: Registry, after: Registry): void {
  const known = new Set(lackedWidgets(before).map(inWords));
  const lost = lackedWidgets(after).find((lack) => !known.has(inWords(lack)));
  if (!lost) return;
  throw new Failure(
    `${inWords(lost)}, and nothing that is live would offer it. Release the remote that offers it first, or both together: pnpm release --all.`,
  );
}

/**
 * Refuses a release that takes away a page which others link to by its name: their links would lead to the page that stands in its place. A name that
 * the shell's contract no longer has may go, and another remote may take it over in the same step. Throws a Failure.
 */
export function checkNames(shell: ShellRelease, before: Registry, after: Registry): void {
  const left = namedPages(after);
  for (const [page, remote] of namedPages(before)) {
    if (left.has(page) || shell.pageNames?.includes(page) === false) continue;
    throw new Failure(
      `${remote} would no longer serve the page named ${page}, and others may link to it. Give the name to the page that takes its place, or take it ` +
        'out of shared/src/platform/pages.ts and release the shell first: pnpm release shell.',
    );
  }
}

interface Lack {
  readonly remote: string;
  readonly path: string;
  readonly widget: string;
}

function lackedWidgets(registry: Registry): Lack[] {
  const live = [...liveReleases(registry)];
  const offered = new Set(live.flatMap(([, { extras }]) => extras.manifest.widgets.map(({ name }) => name)));
  return live.flatMap(([remote, { extras }]) =>
    extras.manifest.pages.flatMap(({ path, widgets = [] }) =>
      widgets.filter((widget) => !offered.has(widget)).map((widget) => ({ remote, path, widget })),
    ),
  );
}

const inWords = ({ remote, path, widget }: Lack) => `${remote} shows ${widget} on ${path}`;

/** Name of a page → the remote that serves it. */
function namedPages(registry: Registry): Map<string, string> {
  return new Map(
    [...liveReleases(registry)].flatMap(([remote, { extras }]) =>
      extras.manifest.pages.flatMap(({ name }) => (name === undefined ? [] : [[name, remote] as const])),
    ),
  );
}
