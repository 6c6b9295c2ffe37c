import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const fixture = join(root, 'e2e/fixtures/illegal-imports');
const imports = readFileSync(join(fixture, 'mf-illegal/src/illegal-imports.ts'), 'utf8')
  .split('\n')
  .flatMap((text, index) => (text.startsWith('import ') ? [{ line: index + 1, text }] : []));

function run(command: string, ...args: string[]): string {
  const result = spawnSync(join(root, 'node_modules/.bin', command), args, { cwd: fixture, encoding: 'utf8' });
  return result.stdout + result.stderr;
}

function linesNamed(output: string, pattern: RegExp): ReadonlySet<number> {
  return new Set([...output.matchAll(pattern)].map((match) => Number(match[1])));
}

describe('a remote that imports what it must not know', () => {
  it('does not compile', () => {
    const refused = linesNamed(run('tsc', '-p', 'mf-illegal'), /illegal-imports\.ts\((\d+),/g);
    // An exports map cannot tell who asks: the host's entry point is refused to remotes by the linter alone.
    const expected = imports.filter(({ text }) => !text.includes('@careline/shared/host'));
    expect(expected.filter(({ line }) => !refused.has(line))).toEqual([]);
  });

  it('does not pass the linter', () => {
    const output = run('biome', 'lint', '--config-path=lint.json', '--reporter=github', 'mf-illegal');
    const refused = linesNamed(output, /noRestrictedImports.*?,line=(\d+),/g);
    expect(imports.filter(({ line }) => !refused.has(line))).toEqual([]);
  });
});
