import type { Registry } from '@careline/shared/manifest';
import { ltr, satisfies } from 'semver';
import { Failure } from '../failure';
import { claimsTwice } from './resolve-manifest';
import type { ShellRelease } from './shell-release';
import { unfitProps } from './widget-props';

/**
 * Refuses a set of releases that would not work on one page: a remote that reads an export of shared which the shell does not
 * have would mount and then fail while rendering, because every workspace version satisfies the other; so would one of another contract. Throws
 * a Failure.
 */
export function checkTogether(shell: ShellRelease, registry: Registry): void {
  checkContracts(shell, registry);
  const releases = Object.entries(registry.microFrontends).flatMap(([name, entries]) =>
    entries.map((entry) => ({ name, entry })),
  );
  for (const { name, entry } of releases) {
    for (const [entryPoint, names] of Object.entries(entry.extras.sharedImports)) {
      const offered = shell.offers[entryPoint] ?? [];
      const missing = names.filter((imported) => !offered.includes(imported) && imported !== 'default');
      if (missing.length === 0) continue;
      throw new Failure(
        `${name} ${entry.metadata.version} imports ${missing.join(', ')} from ${entryPoint}, which shell ${shell.id} does not offer. ` +
          `Release the shell with ${missing.length === 1 ? 'that export' : 'those exports'} first: pnpm release shell.`,
      );
    }
  }
  const live = releases.filter(({ entry }) => entry.deployment.default).map(({ entry }) => entry.extras.manifest);
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

/** Refuses releases that were written for another contract than the shell's. Throws a Failure that says what comes first. */
export function checkContracts(shell: Pick<ShellRelease, 'id' | 'contract'>, { microFrontends }: Registry): void {
  for (const [name, entries] of Object.entries(microFrontends)) {
    for (const { metadata, extras } of entries) {
      const { contract } = extras.manifest;
      if (satisfies(shell.contract, contract)) continue;
      throw new Failure(
        `${name} ${metadata.version} was written for contract ${contract}, and shell ${shell.id} has contract ${shell.contract}. ` +
          (ltr(shell.contract, contract)
            ? 'Release the shell of that contract first: pnpm release shell.'
            : `Bring ${name} to the contract as CONTRIBUTING.md says ("Follow a new contract") and release it again.`),
      );
    }
  }
}
