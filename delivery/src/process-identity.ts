import { readFileSync } from 'node:fs';

/**
 * Tells one process apart from all others, those before it included: the system gives a process id again (in a container it is often 1), so
 * the start time belongs to it. Without /proc it is the process id alone.
 */
export function processIdentity(pid: number): string {
  return `${pid} ${startTime(pid)}`.trim();
}

export function isAlive(identity: string): boolean {
  const pid = processIdOf(identity);
  if (pid === undefined) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false;
  }
  return processIdentity(pid) === identity;
}

export function processIdOf(identity: string): number | undefined {
  return Number.parseInt(identity, 10) || undefined;
}

/** Boot, and clock ticks from it to the start of the process. */
function startTime(pid: number): string {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    // The process's name comes before, in parentheses, and may hold spaces.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return `${boot} ${fields[19] ?? ''}`;
  } catch {
    return '';
  }
}
