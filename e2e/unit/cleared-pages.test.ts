import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const packages = readdirSync(root).filter((name) => name === 'shared' || name === 'shell' || name.startsWith('mf-'));

it('what a test has shown is cleared after it by the one set-up of all', () => {
  const files = packages.flatMap((name) =>
    readdirSync(join(root, name, 'src'), { recursive: true, encoding: 'utf8' }).map((file) => `${name}/src/${file}`),
  );
  const tests = files.filter((file) => /\.test\.tsx?$|testing\/.*\.tsx?$/.test(file));
  const clearing = [...tests, 'delivery/src/new-remote/templates.ts'].filter((file) =>
    /(?:afterEach|onTestFinished)\((?:cleanup|\(\) => \{\s*cleanup\(\))/.test(readFileSync(join(root, file), 'utf8')),
  );
  expect(tests.length).toBeGreaterThan(100);
  expect(clearing).toEqual(['shared/src/testing/set-up.ts']);
});
