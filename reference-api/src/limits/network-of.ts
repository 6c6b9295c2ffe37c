import { isIPv6 } from 'node:net';

/**
 * Whom an address stands for: itself, or, for IPv6, the network of 64 bits that one customer is given, who may choose any of its 2^64 addresses.
 * An IPv4 address that is written as IPv6 stands for itself.
 */
export function networkOf(address: string): string {
  const [bare = ''] = address.split('%');
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(bare)) return bare;
  const [before = '', after] = bare.split('::');
  const head = before === '' ? [] : before.split(':');
  const tail = after === undefined || after === '' ? [] : after.split(':');
  const gap = Math.max(0, 8 - head.length - tail.length);
  const groups = [...head, ...Array(gap).fill('0'), ...tail].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}
