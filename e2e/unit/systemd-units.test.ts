import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';

const production = fileURLToPath(new URL('../../delivery/production', import.meta.url));
/** It has what a machine may lack: the drop-in is for Debian's caddy.service, the API's unit names Debian's node. */
const standIn = '/bin/sh';

const found = spawnSync('systemd-analyze', ['--version']);
const missing =
  found.error && 'systemd-analyze not found: the units are not verified (Debian: apt-get install systemd)';

/** What systemd has to say of the units, also of a setting that it would ignore, for which it ends with 0; of this machine's own units it may say more. */
function verify(change: (name: string, text: string) => string = (_name, text) => text): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'careline-units-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  cpSync(production, folder, { recursive: true });
  writeFileSync(join(folder, 'caddy.service'), `[Service]\nExecStart=${standIn}\n`);
  const files = readdirSync(folder).filter((name) => /\.(service|timer)$/.test(name));
  for (const name of [...files, 'caddy.service.d/careline.conf']) {
    const text = readFileSync(join(folder, name), 'utf8').replace('/usr/bin/node', standIn);
    writeFileSync(join(folder, name), change(name, text));
  }
  const units = files.map((name) => join(folder, name.replace('@', '@3001')));
  const { stdout, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', ...units], { encoding: 'utf8' });
  return `${stdout}${stderr}`.split('\n').filter((line) => /careline|caddy/.test(line));
}

it.skipIf(missing !== undefined)(
  `T6: systemd takes every setting of the production units (${missing ?? 'systemd-analyze'})`,
  () => {
    expect(verify()).toEqual([]);
  },
);

it.skipIf(missing !== undefined).each([
  ['careline@.service', 'ProtectProc', 'ProtectProcesses', 'Unknown key'],
  ['careline@.service', standIn, '/usr/bin/nodejs-of-nobody', 'not executable'],
  ['careline-backup.service', 'UMask=0077', 'UMask=none', 'Failed to parse mode'],
  ['careline-backup.timer', '03:17', '33:17', 'Failed to parse calendar'],
  ['caddy.service.d/careline.conf', 'PrivateTmp=yes', 'PrivateTmp=perhaps', 'careline.conf'],
])('and it would say that in %s %s is %s', (unit, setting, mistake, words) => {
  expect(verify((name, text) => (name === unit ? text.replace(setting, mistake) : text))).toContainEqual(
    expect.stringContaining(words),
  );
});
