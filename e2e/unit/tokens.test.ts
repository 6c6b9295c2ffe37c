import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const packages = ['shared', 'shell', ...readdirSync(root).filter((name) => name.startsWith('mf-'))];

function read(pattern: RegExp): string {
  return packages
    .flatMap((name) =>
      readdirSync(join(root, name, 'src'), { recursive: true, encoding: 'utf8' })
        .filter((file) => pattern.test(file) && !/\.test\./.test(file))
        .map((file) => readFileSync(join(root, name, 'src', file), 'utf8')),
    )
    .join('\n');
}

it('each custom property that a style sheet sets is used, but for the shades of a whole palette', () => {
  const styles = read(/\.css$/);
  const code = read(/\.tsx?$/);
  const set = new Set([...styles.matchAll(/(?<=[{;/]\s*)(--[\w-]+):/g)].map(([, name = '']) => name));
  expect(set.size).toBeGreaterThan(100);
  const isUsed = (name: string) => styles.includes(`var(${name}`) || code.includes(name);
  expect([...set].filter((name) => !/^--ui-color-/.test(name) && !isUsed(name))).toEqual([]);
});
