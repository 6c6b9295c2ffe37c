import { isIP } from 'node:net';

const named = ['loopback', 'linklocal', 'uniquelocal'];

/**
 * TRUST_PROXY for Fastify's `trustProxy`: the addresses of the proxies before this server. False where it is not set: then what a request says of
 * its origin is not believed. Throws on anything else; a mere number of proxies among it, since whoever reaches this server directly could
 * write the headers of all of them.
 */
export function trustedProxies(text: string | undefined): false | string[] {
  if (!text) return false;
  const entries = text.split(',').map((entry) => entry.trim());
  if (entries.every((entry) => named.includes(entry) || isNetwork(entry))) return entries;
  throw new Error(
    `TRUST_PROXY is "${text}": addresses of proxies, such as 10.0.0.0/8,loopback, were expected (loopback, linklocal and uniquelocal are known by name).`,
  );
}

function isNetwork(entry: string): boolean {
  const [address = '', bits, ...more] = entry.split('/');
  const family = isIP(address);
  if (family === 0 || more.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
}
