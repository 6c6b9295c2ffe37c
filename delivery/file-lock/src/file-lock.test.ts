import { spawnSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { lockHolder, takeLock } from './file-lock';
import { bootId, processName } from './process-name';

const folder = mkdtempSync(join(tmpdir(), 'careline-lock-'));
const path = join(folder, 'own/process.lock');
afterAll(() => rmSync(folder, { recursive: true, force: true }));
beforeEach(() => {
  rmSync(join(folder, 'own'), { recursive: true, force: true });
  mkdirSync(join(folder, 'own'));
});
const files = () => readdirSync(join(folder, 'own'));

it('is held by one, who is named, and free once given back', () => {
  const giveBack = takeLock(path);
  expect(giveBack).toBeTypeOf('function');
  expect(lockHolder(path)).toBe(process.pid);
  expect(takeLock(path)).toBeUndefined();
  giveBack?.();
  expect(files()).toEqual([]);
  expect(lockHolder(path)).toBeUndefined();
});

it.each([
  ['of a process that has ended', `${spawnSync(process.execPath, ['--version']).pid} gone`],
  ['of an earlier process with the same id', `${processName()} another start`],
  ['that is none', 'not a lock'],
])('a lock %s is taken over, and nothing else is left', (_, content) => {
  writeFileSync(path, content);
  expect(takeLock(path)).toBeTypeOf('function');
  expect(lockHolder(path)).toBe(process.pid);
  expect(files()).toEqual(['process.lock']);
});

it('who gives back what another has taken over meanwhile takes nothing from them', () => {
  const giveBack = takeLock(path);
  writeFileSync(path, '1 another');
  giveBack?.();
  expect(readFileSync(path, 'utf8')).toBe('1 another');
});

it('SL6: a lock that could not be written leaves nothing behind', () => {
  // In the place of a full disk: the name is too long for any.
  expect(() => takeLock(join(folder, 'own', 'x'.repeat(250)))).toThrow(/ENAMETOOLONG/);
  expect(files()).toEqual([]);
});

it('T6: a process of another container, whose id may be our own, holds its lock for as long as it says that it lives', () => {
  const lock = (boot: string) => writeFileSync(path, `${process.pid}-1 ${boot} 100`);
  lock(bootId());
  expect(takeLock(path)).toBeUndefined();
  expect(files()).toEqual(['process.lock']);
  const longAgo = new Date(Date.now() - 21_000);
  utimesSync(path, longAgo, longAgo);
  expect(takeLock(path)).toBeTypeOf('function');
  lock('another-boot');
  expect(takeLock(path)).toBeTypeOf('function');
});

it('F68: a lock without a name, of who had no room on the disk to write it, holds for as long as it says that it lives', () => {
  writeFileSync(path, '');
  expect(takeLock(path)).toBeUndefined();
  expect(files()).toEqual(['process.lock']);
  const longAgo = new Date(Date.now() - 21_000);
  utimesSync(path, longAgo, longAgo);
  expect(takeLock(path)).toBeTypeOf('function');
  expect(files()).toEqual(['process.lock']);
});

it('T6: who holds a lock says again and again that it lives, until it gives it back', () => {
  vi.useFakeTimers();
  const giveBack = takeLock(path);
  utimesSync(path, 0, 0);
  vi.advanceTimersByTime(2_000);
  // A file system may keep the millisecond as a nanosecond less.
  expect(Math.round(statSync(path).mtimeMs)).toBe(Date.now());
  giveBack?.();
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});
