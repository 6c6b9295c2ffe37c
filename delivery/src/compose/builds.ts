import { createRouter, exportMatcher, toRouteMatcher } from 'radix3';
import type { ShellRelease } from '../release/shell-release';

/**
 * The two files by which an open tab notices a new shell and knows the route rules (PL2, PL3): their names and shapes
 * are those of Nuxt's build manifest.
 */
export function buildFiles(shell: ShellRelease, prerendered: readonly string[]): Record<string, unknown> {
  const timestamp = Date.parse(shell.releasedAt);
  const matcher = exportMatcher(toRouteMatcher(createRouter({ routes: structuredClone(shell.rules) })));
  return {
    'builds/latest.json': { id: shell.id, timestamp },
    [`builds/meta/${shell.id}.json`]: { id: shell.id, timestamp, matcher, prerendered },
  };
}
