import type * as Fs from 'node:fs';

/**
 * A disk on which a process dies, or which is full, from a certain write on. The file with the tests mocks node:fs with `mortal`; writes are
 * counted from one.
 */
export interface Disk {
  writes: number;
  fault: { readonly at: number; readonly kind: 'death' | 'full' } | undefined;
}

/** What takes space, so that a full disk refuses it. */
const growing = ['writeFileSync', 'appendFileSync', 'mkdirSync', 'mkdtempSync', 'cpSync', 'linkSync', 'symlinkSync'];
const others = ['renameSync', 'rmSync'];

export function mortal(fs: typeof Fs, disk: Disk): typeof Fs {
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
    // What was on its way is there by half.
    if (disk.writes === fault.at && /^(write|append)FileSync$/.test(name)) real([args[0], half(args[1])]);
    throw fault.kind === 'death'
      ? new Error('The process has died.')
      : Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  }

  return Object.assign({}, fs, Object.fromEntries(replaced));
}

function half(content: unknown): string | Uint8Array {
  if (typeof content === 'string') return content.slice(0, content.length / 2);
  return content instanceof Uint8Array ? content.subarray(0, content.length / 2) : '';
}
