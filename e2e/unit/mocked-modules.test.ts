import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

it.each(['delivery/src', 'reference-api/src'])(
  'files of %s that mock modules have a process of their own',
  (folder) => {
    const settings = readFileSync(join(root, 'vitest.config.ts'), 'utf8');
    const mocking = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).filter(
      (file) => file.endsWith('.test.ts') && /\bvi\.mock\(/.test(readFileSync(join(root, folder, file), 'utf8')),
    );
    const named = (file: string) => new RegExp(`\\b${basename(file, '.test.ts')}\\b`).test(settings);
    expect(mocking.filter((file) => !named(file))).toEqual([]);
  },
);
