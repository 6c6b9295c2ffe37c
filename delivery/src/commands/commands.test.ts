import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { commandNamed, helpFor } from './commands';

it.each(['toString', '__proto__', 'constructor', 'releas'])('F75: there is no command %s', (name) => {
  expect(() => commandNamed(name)).toThrow(`There is no command "${name}". There are: check, compose, `);
});

it.each([[[]], [['help']], [['--help']], [['-h']], [['nothing', '--help']]])(
  'F75: careline %j tells of all',
  (words) => {
    expect(helpFor(words)).toMatch(
      /^check <remote>\n {4}all that a release .*\nwithdraw <remote> \[--message "why"\]\n.*$/s,
    );
  },
);

it.each([[['release', '--help']], [['help', 'release']], [['release', 'mf-billing', '-h']]])(
  'F75: careline %j tells of that one, and does nothing',
  (words) => {
    expect(helpFor(words)).toMatch(/^release <remote>\|shell\|--all\|--missing .*\n {4}builds, proves and makes live$/);
  },
);

it.each(['dev', 'promote', 'release', 'releases', 'rollback', 'serve', 'store'])(
  'the help of %s names each option that it takes',
  (name) => {
    const source = readFileSync(join(import.meta.dirname, `${name}.ts`), 'utf8');
    const options = [...source.matchAll(/'(--[a-z-]+)'/g)].map(([, option]) => option);
    expect(options).not.toEqual([]);
    expect(options.filter((option = '') => !helpFor([name, '--help'])?.includes(option))).toEqual([]);
  },
);

it('F75: no help is told where none is asked for', () => {
  expect(helpFor(['release', 'help'])).toBeUndefined();
});
