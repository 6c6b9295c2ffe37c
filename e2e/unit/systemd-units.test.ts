import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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

it('F85: a backup that fails leaves nothing of itself, nor does the next one of one that was killed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'careline-backup-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const kept = join(folder, 'kept');
  mkdirSync(kept);
  for (const name of ['2026-01-01.dump', '2026-01-02.dump.tmp']) writeFileSync(join(kept, name), 'of before');
  const dump = `#!/bin/sh\nls ${kept} >&2; echo half > "$(echo "$2" | cut -d= -f2)"; exit 1\n`;
  writeFileSync(join(folder, 'pg_dump'), dump, { mode: 0o755 });
  const unit = readFileSync(join(production, 'careline-backup.service'), 'utf8');
  const [, script = ''] = /^ExecStart=\/bin\/sh -ec '([^']+)'$/m.exec(unit) ?? [];
  const here = script.replaceAll('/var/lib/careline-backup', kept).replaceAll('%%', '%').replaceAll('\\\n', '\n');
  const run = spawnSync('sh', ['-ec', here], {
    encoding: 'utf8',
    env: { ...process.env, PATH: `${folder}:${process.env.PATH}`, DATABASE_URL: 'postgres://nobody' },
  });
  expect([run.status, run.stderr.trim(), readdirSync(kept)]).toEqual([1, '2026-01-01.dump', ['2026-01-01.dump']]);
});

it('F92: systemd never gives up a process, however soon and however often its start fails', () => {
  const [unit = ''] = readFileSync(join(production, 'careline@.service'), 'utf8').split('[Service]');
  expect(unit).toMatch(/^StartLimitIntervalSec=0$/m);
});
