import type { Registry } from '@careline/shared/manifest';
import { liveReleases } from '../compose/site-model';
import { Failure } from '../failure';
import { faultInShell } from './fits';
import { claimsTwice } from './resolve-manifest';
import type { ShellRelease } from './shell-release';
import { unfitProps } from './widget-props';

/**
 * Refuses a set of releases that would not work on one page: a remote that the shell lacks something for, a path, name or widget that two of
 * them claim, and props that a widget's owner does not take. Throws a Failure.
 */
export function checkTogether(shell: ShellRelease, registry: Registry): void {
  for (const [name, releases] of Object.entries(registry.microFrontends)) {
    for (const release of releases) {
      const fault = faultInShell(shell, name, release);
      if (fault !== undefined) throw new Failure(fault);
    }
  }
  const live = [...liveReleases(registry).values()].map(({ extras }) => extras.manifest);
  const doubles = claimsTwice(
    live,
    Object.entries(shell.pages).map(([path, { name }]) => ({ path, name })),
  );
  if (doubles.length > 0) throw new Failure(`${doubles.join('; ')}. One of them must go.`);
  const unfit = unfitProps(live);
  if (unfit.length > 0)
    throw new Failure(
      `${unfit.join('; ')}. Release the owner with an optional prop first, and what changes a prop as a new version of the widget.`,
    );
}
