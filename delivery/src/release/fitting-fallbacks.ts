import type { Registry, Release } from '@careline/shared/manifest';
import type { Places } from '../places';
import { fallbackRelease } from './fallback-release';
import { faultInPlace } from './fault-in-place';
import { faultInShell } from './fits';
import type { ShellRelease } from './shell-release';

/**
 * The registry without those fallbacks that would not work in this shell, or beside the other remotes: taken in an emergency, they would be the next one. Says
 * so of each. One on another origin has no record here, and stays.
 */
export function withFittingFallbacks(places: Places, shell: ShellRelease, registry: Registry): Registry {
  const keep = (name: string, release: Release): Release => {
    const { fallbackUrl: _, ...alone } = release;
    const fallback = fallbackRelease(places, name, release);
    const fault =
      fallback && (faultInShell(shell, name, fallback) ?? faultInPlace(shell, registry, name, fallback)?.fault);
    if (fault === undefined) return release;
    console.warn(`${name} has no fallback any more. ${fault}`);
    return alone;
  };
  const entries = Object.entries(registry.microFrontends).map(([name, releases]) => [
    name,
    releases.map((release) => keep(name, release)),
  ]);
  return { ...registry, microFrontends: Object.fromEntries(entries) };
}
