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

it('F429: what is drawn in the main colour has that of the night by night; the solid one stands behind white words alone', () => {
  expect(
    read(/\.css$/).match(/(?<![\w-])(?:color|stroke|fill|border-bottom-color|box-shadow):[^;]*--primary-solid\b[^;]*/g),
  ).toBeNull();
});

it('F428: what the keyboard stands on in a list has an edge in the colour of the focus ring', () => {
  const rules = [
    ...read(/\.css$/).matchAll(
      /(?:\[data-highlighted\]|\.active:hover|\.option\[aria-selected="true"\]) \{([^}]*background[^}]*)\}/g,
    ),
  ];
  expect(rules.length).toBeGreaterThan(3);
  const bare = rules.map(([rule]) => rule).filter((rule) => !/--focus-ring|--error-soft/.test(rule));
  expect(bare).toEqual([]);
});

it('F440 F441: controls are 44 px where touched, and no text is smaller than 12 px', () => {
  const styles = read(/\.css$/);
  const [coarse = ''] = /@media \(pointer: coarse\) \{\s*:root \{[^}]*\}/.exec(styles) ?? [];
  expect(coarse.match(/--control-height[\w-]*: 2\.75rem/g)).toHaveLength(2);
  const sizes = [...styles.matchAll(/(?:font-size|--text-\d+): ([\d.]+)(rem|px)/g)];
  expect(sizes.map(([, size, unit]) => Number(size) * (unit === 'rem' ? 16 : 1)).filter((size) => size < 12)).toEqual(
    [],
  );
});
