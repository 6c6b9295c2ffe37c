import { readFileSync, readlinkSync } from 'node:fs';

/**
 * A name that no other living process of this machine has: `123-4026531836`. Each container has process ids of its own, so that two which share a
 * folder are both 1; what they share not is the number of their id space. The id alone on systems without /proc.
 */
export function processName(pid = process.pid): string {
  return ownSpace === undefined ? String(pid) : `${pid}-${ownSpace}`;
}

/** The id in a process's name; undefined for one of another container, whose id says nothing here. */
export function pidIn(name: string): number | undefined {
  const [, pid, space] = /^(\d+)(?:-(\d+))?$/.exec(name) ?? [];
  return pid === undefined || (space !== undefined && space !== ownSpace) ? undefined : Number(pid);
}

/** Whether a process with this id is alive, in this process's own space of ids. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Boot of this machine, and clock ticks since then until the process began, from Linux's /proc; empty on systems without it. */
export function startTime(pid: number): string {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return `${bootId()} ${fields[19] ?? ''}`;
  } catch {
    return '';
  }
}

/** Of the kernel, so containers of one machine have the same. */
export function bootId(): string {
  return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
}

const ownSpace = readSpace();

function readSpace(): string | undefined {
  try {
    return /\d+/.exec(readlinkSync('/proc/self/ns/pid'))?.[0];
  } catch {
    return undefined;
  }
}
