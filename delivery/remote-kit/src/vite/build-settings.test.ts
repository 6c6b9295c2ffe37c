import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { buildSettings } from './build-settings';

it('styles are built for the browsers that README.md names', () => {
  const readme = readFileSync(join(import.meta.dirname, '../../../../README.md'), 'utf8');
  const [, chromium, firefox, safari] = /Chromium (\d+), Firefox (\d+), Safari (\d+) and newer/.exec(readme) ?? [];
  expect(buildSettings('src/main.ts').cssTarget).toEqual([
    `chrome${chromium}`,
    `edge${chromium}`,
    `firefox${firefox}`,
    `safari${safari}`,
  ]);
});
