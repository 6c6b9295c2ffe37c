import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const most = 250;
const packages = readdirSync(root).filter((name) => /^(delivery|mf-.+|reference-api|shared|shell)$/.test(name));

it.each(packages)('F77: no source of %s is longer than one reads at a time', (folder) => {
  const sources = readdirSync(join(root, folder, 'src'), { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.(test|suite)\.|testing\//.test(file),
  );
  expect(sources).not.toEqual([]);
  const linesOf = (file: string) => readFileSync(join(root, folder, 'src', file), 'utf8').split('\n').length - 1;
  expect(sources.filter((file) => linesOf(file) > most)).toEqual([]);
});
