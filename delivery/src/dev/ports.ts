import { createServer } from 'node:net';
import { Failure } from '../failure';
import { highestPort } from '../port-from';

/** A port, and what will listen there. */
export interface WantedPort {
  readonly port: number;
  readonly what: string;
}

const howToMove =
  'PORT=4000 pnpm dev takes 4000 for the site, those after it for the remotes and 4100 for the API; API_PORT moves the API alone.';

/** Before anything is started: nobody should wait for a database to learn that a port is taken. Throws a Failure that names each of them. */
export async function checkPorts(wanted: readonly WantedPort[]): Promise<void> {
  const beyond = wanted.filter(({ port }) => port > highestPort).map(({ port, what }) => `${port} (${what})`);
  if (beyond.length > 0)
    throw new Failure(`There is no port ${beyond.join(', ')}: ${highestPort} is the last. ${howToMove}`);
  const checked = await Promise.all(wanted.map(async (one) => ({ ...one, isFree: await isFree(one.port) })));
  const taken = checked.filter((one) => !one.isFree).map(({ port, what }) => `${port} (${what})`);
  if (taken.length === 0) return;
  throw new Failure(`Taken: port ${taken.join(', ')}. Stop what runs there, or start on others. ${howToMove}`);
}

/** On both loopback addresses, because `localhost` is either. */
async function isFree(port: number): Promise<boolean> {
  const free = await Promise.all(['127.0.0.1', '::1'].map((host) => canListen(port, host)));
  return free.every(Boolean);
}

function canListen(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    // A machine without IPv6 has nobody who listens there either.
    probe.once('error', (error) => resolve('code' in error && error.code !== 'EADDRINUSE'));
    probe.listen(port, host, () => probe.close(() => resolve(true)));
  });
}
