import type * as Fs from 'node:fs';

/**
 * A disk on which a process dies, or which is full, from a certain write on. The file with the tests mocks node:fs with `mortal`; writes are
 * counted from one. `death` is an error from there on, `kill` is SIGKILL, for a process of its own. `full` refuses all that may take room, `filled` what does: bytes and folders. On a `closed` one
 * this user may write nothing.
 */
export interface Disk {
  writes: number;
  fault: { readonly at: number; readonly kind: 'death' | 'full' | 'filled' | 'closed' | 'kill' } | undefined;
}

/** Whether each single write is to fail once, which takes minutes. */
const isEach = process.env.EVERY_WRITE !== undefined;
/** From one write that fails to the next one. */
export const stepOf = (usual: number) => (isEach ? 1 : usual);
/** In ms; for a test that lets one after the other fail. */
export const sweepTimeout = isEach ? 1_200_000 : 60_000;

/** What takes space, so that a full disk refuses it. */
const growing = ['writeFileSync', 'appendFileSync', 'mkdirSync', 'mkdtempSync', 'cpSync', 'linkSync', 'symlinkSync'];
const others = ['renameSync', 'rmSync'];

export function mortal(fs: typeof Fs, disk: Disk): typeof Fs {
  return Object.assign({}, fs, mortalWrites(fs, disk));
}

const died = () => new Error('The process has died.');
const noSpace = () => Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
const noRight = () => Object.assign(new Error('EACCES: permission denied, open'), { code: 'EACCES' });
const faults = { death: died, kill: died, full: noSpace, filled: noSpace, closed: noRight };

/** The functions of node:fs that write, as that disk has them. */
export function mortalWrites(fs: typeof Fs, disk: Disk): Partial<typeof Fs> {
  const replaced = [...growing, ...others].map((name) => {
    const real: unknown = Reflect.get(fs, name);
    if (typeof real !== 'function') throw new Error(`node:fs has no ${name}.`);
    return [name, (...args: unknown[]) => write(name, (given) => Reflect.apply(real, fs, given), args)];
  });

  function write(name: string, real: (args: unknown[]) => unknown, args: unknown[]): unknown {
    disk.writes += 1;
    const { fault } = disk;
    const isHit = fault !== undefined && disk.writes >= fault.at;
    if (!isHit || (fault.kind === 'full' && !growing.includes(name))) return real(args);
    if (fault.kind === 'filled' && !takesRoom(name, args)) return real(args);
    // What was on its way is there by half.
    if (disk.writes === fault.at && /^(write|append)FileSync$/.test(name)) real([args[0], half(args[1])]);
    if (fault.kind === 'kill') process.kill(process.pid, 'SIGKILL');
    throw faults[fault.kind]();
  }

  function takesRoom(name: string, [path, content]: readonly unknown[]): boolean {
    if (name === 'mkdirSync') return !fs.existsSync(String(path));
    return /^(write|append)FileSync$/.test(name) ? content !== '' : /^(mkdtemp|cp)Sync$/.test(name);
  }

  return Object.fromEntries(replaced);
}

function half(content: unknown): string | Uint8Array {
  if (typeof content === 'string') return content.slice(0, content.length / 2);
  return content instanceof Uint8Array ? content.subarray(0, content.length / 2) : '';
}
