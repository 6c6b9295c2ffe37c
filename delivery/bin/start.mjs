// `npm start`: everything from a fresh clone to a running site, with nothing but Node and npm.
import { createServer } from 'node:net';
import { stopWithParent, whyNotListening } from './processes.mjs';
import { checkNode, give, install } from './set-up.mjs';

checkNode();
stopWithParent('start');
const port = Number(process.env.PORT ?? 3000);
if (!Number.isInteger(port) || port < 1 || port > 65535)
  give(`PORT is "${process.env.PORT}": a number from 1 to 65535 was expected.`);
await checkPort(port);
install();

const { register } = await import('tsx/esm/api');
register();
const { start } = await import('../src/commands/start.ts');
await start();

/** Before anything else, so that nobody waits for a build that then cannot be served. */
async function checkPort(wanted) {
  const host = process.env.HOST || '127.0.0.1';
  const probe = createServer();
  const fault = await new Promise((resolve) => {
    probe.once('error', resolve).once('listening', () => probe.close(() => resolve()));
    probe.listen(wanted, host);
  });
  if (fault) give(whyNotListening(fault, host, wanted) ?? fault.message);
}
