import type { Registry, Release } from '@careline/shared/manifest';
import { gt, gte, ltr, major, satisfies } from 'semver';
import { Failure } from '../failure';
import type { ShellRelease } from './shell-release';

/** What of a shell's release decides which remotes work in it. */
type Shell = Pick<ShellRelease, 'id' | 'contract' | 'offers' | 'builtWith'>;

/** Why a remote's release would mount in this shell and then fail, and what to do; undefined for one that fits. */
export function faultInShell(shell: Shell, name: string, release: Release): string | undefined {
  return (
    faultOfContract(shell, name, release) ??
    faultOfExports(shell, name, release) ??
    faultOfTypes(shell, name, release) ??
    faultOfReact(shell, name, release)
  );
}

/** Refuses releases that were written for another contract than the shell's. Throws a Failure that says what comes first. */
export function checkContracts(shell: Shell, { microFrontends }: Registry): void {
  for (const [name, entries] of Object.entries(microFrontends)) {
    for (const release of entries) {
      const fault = faultOfContract(shell, name, release);
      if (fault !== undefined) throw new Failure(fault);
    }
  }
}

function faultOfContract(shell: Shell, name: string, { metadata, extras }: Release): string | undefined {
  const { contract } = extras.manifest;
  if (satisfies(shell.contract, contract)) return undefined;
  return (
    `${name} ${metadata.version} was written for contract ${contract}, and shell ${shell.id} has contract ${shell.contract}. ` +
    (ltr(shell.contract, contract)
      ? 'Release the shell of that contract first: pnpm release shell.'
      : `Bring ${name} to the contract as CONTRIBUTING.md says ("Follow a new contract") and release it again.`)
  );
}

/** A remote takes each shared module as the shell has it, and nothing compares them on the page. */
function faultOfExports(shell: Shell, name: string, { metadata, extras }: Release): string | undefined {
  for (const [entryPoint, names] of Object.entries(extras.sharedImports)) {
    const offered = shell.offers[entryPoint] ?? [];
    const missing = names.filter((imported) => !offered.includes(imported) && imported !== 'default');
    if (missing.length === 0) continue;
    return (
      `${name} ${metadata.version} imports ${missing.join(', ')} from ${entryPoint}, which shell ${shell.id} does not offer. ` +
      `Release the shell with ${missing.length === 1 ? 'that export' : 'those exports'} first: pnpm release shell.`
    );
  }
  return undefined;
}

/** A newer contract of the same major version keeps its word to what was built before; another type of the same or an older one is a surprise. */
function faultOfTypes(shell: Shell, name: string, { metadata, extras: { builtWith } }: Release): string | undefined {
  if (!builtWith || !shell.builtWith || gt(shell.contract, builtWith.contract)) return undefined;
  const own = shell.builtWith.types;
  const others = Object.entries(builtWith.types).flatMap(([entryPoint, types]) =>
    Object.keys(types).filter((type) => types[type] !== own[entryPoint]?.[type]),
  );
  if (others.length === 0) return undefined;
  const built = `${name} ${metadata.version} was built with contract ${builtWith.contract}`;
  const differ = `${others.join(', ')} ${others.length === 1 ? 'has another type' : 'have other types'}`;
  return gt(builtWith.contract, shell.contract)
    ? `${built}, and in shell ${shell.id} with contract ${shell.contract} ${differ}. Release the shell first: pnpm release shell.`
    : `${built} as shell ${shell.id} was, and ${differ} there. Merge both, raise CONTRACT_VERSION, and release the shell first: pnpm release shell.`;
}

/** The shell brings the one React of the page: what was built for a later one may use what it does not have. */
function faultOfReact(shell: Shell, name: string, { metadata, extras: { builtWith } }: Release): string | undefined {
  if (!builtWith || !shell.builtWith) return undefined;
  const [its, own] = [builtWith.react, shell.builtWith.react];
  if (major(its) === major(own) && gte(own, its.replace(/\.\d+(-.*)?$/, '.0'))) return undefined;
  return `${name} ${metadata.version} was built with React ${its}, and shell ${shell.id} brings React ${own}: build both with one version.`;
}
