import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readReport, reportFile } from '@careline/remote-kit/build';
import { expect, it } from 'vitest';
import { temporaryPlaces, write } from '../testing/fake-site';
import { reportText } from './api-report';
import { emitReport } from './emit-report';
import { faultOfReport, keepReport } from './kept-report';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const before = { version: '2.0.0', body: '## `@careline/shared`\n\nhello 0123456789ab' };
const changed = { ...before, body: before.body.replace('hello', 'goodbye') };

/** The folder of a shared whose report was kept. */
function shared(): string {
  const { root: folder } = temporaryPlaces();
  write(folder, 'api-versions.json', '{}');
  keepReport(before, folder);
  return folder;
}

it('T4: what remotes build on has not changed since the contract got its version', async () => {
  expect(faultOfReport(await emitReport(root), join(root, 'shared'))).toBeUndefined();
}, 120_000);

it('T4: asks for a new contract version when what remotes build on changed, and for the report when the version did', () => {
  const folder = shared();
  expect(faultOfReport(before, folder)).toBeUndefined();
  expect(faultOfReport(changed, folder)).toContain('raise CONTRACT_VERSION');
  expect(faultOfReport({ ...changed, version: '2.1.0' }, folder)).toContain('says contract 2.0.0');
  keepReport({ ...changed, version: '2.1.0' }, folder);
  expect(faultOfReport({ ...changed, version: '2.1.0' }, folder)).toBeUndefined();
  expect(faultOfReport(before, folder)).toContain('says contract 2.1.0');
});

it('T4: a version that was used stands for nothing else, though its report is deleted or written by hand', () => {
  const folder = shared();
  rmSync(join(folder, reportFile));
  expect(() => keepReport(changed, folder)).toThrow('raise CONTRACT_VERSION');
  write(folder, reportFile, reportText(changed));
  expect(faultOfReport(changed, folder)).toContain('raise CONTRACT_VERSION');
  expect(faultOfReport(before, folder)).toContain('is not that of contract 2.0.0');
  keepReport(before, folder);
  expect(readReport(folder)).toEqual(before);
});

it('T4: a report under a version that nobody kept asks for it, and nothing goes without the list of versions', () => {
  const folder = shared();
  write(folder, 'api-versions.json', '{}');
  expect(faultOfReport(before, folder)).toContain('does not know contract 2.0.0');
  rmSync(join(folder, 'api-versions.json'));
  expect(() => faultOfReport(before, folder)).toThrow('git restore shared/api-versions.json');
  expect(() => keepReport(changed, folder)).toThrow('git restore shared/api-versions.json');
});
