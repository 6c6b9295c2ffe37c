// Plain Node and no dependencies: start.mjs reads it before anything is installed.
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';

/** ms that a tool has to end after a signal. */
const patience = 5_000;

/** npm passes SIGTERM to its shell only, and the shell dies without telling us. */
export function stopWithParent(lifecycleEvent) {
  const parent = process.ppid;
  if (process.env.npm_lifecycle_event !== lifecycleEvent) return;
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
  }, 500).unref();
}

/**
 * Runs a tool in a group of its own, its words in this terminal; resolves to its exit code. SIGTERM and SIGINT of this process end the group and then
 * this process, so that nothing is left behind.
 */
export function runTool(program, args, options) {
  const isWindows = process.platform === 'win32';
  let child;
  const end = (signal) => {
    try {
      if (isWindows) child.kill(signal);
      else process.kill(-child.pid, signal);
    } catch {
      // It has ended already.
    }
  };
  const stop = () => {
    end('SIGTERM');
    setTimeout(() => end('SIGKILL'), patience).unref();
    child.once('close', () => process.exit(1));
  };
  // Before it is started: a signal that comes in between would leave it behind.
  for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, stop);
  child = spawn(program, args, { ...options, stdio: 'inherit', shell: isWindows, detached: !isWindows });
  return new Promise((resolve) => {
    const done = (code) => {
      for (const signal of ['SIGTERM', 'SIGINT']) process.off(signal, stop);
      resolve(code ?? 1);
    };
    child
      .once('error', ({ code }) => {
        console.error(`${program} cannot be started (${code}): install the packages of package.json.`);
        done(1);
      })
      .once('close', done);
  });
}

/** Why a server cannot listen where it shall, and what to do; undefined where only the error itself can say. */
export function whyNotListening({ code }, host, port) {
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken: stop what runs there, or start with another one, such as PORT=${port + 1}.`;
  if (code === 'EACCES')
    return `Port ${port} is not for this user: systems keep the lowest ones. Start with another one, such as PORT=3000.`;
  if (['EADDRNOTAVAIL', 'ENOTFOUND'].includes(code))
    return `HOST is "${host}": an address of this machine was expected, such as 127.0.0.1, or 0.0.0.0 for all of them.`;
  return undefined;
}

/** A port that nobody listens on. */
export function freePort() {
  return probe(0);
}

/** First of so many ports of the tests of a browser, which count on from it: E2E_PORT. */
const TEST_PORTS = 60;

/**
 * First of 60 ports in a row that nobody listens on. Below those that systems give to connections (Linux from 32,768, others from 49,152): one of these
 * may be taken between this look and the moment in which a test listens.
 */
export async function freeTestPorts() {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const first = 10_000 + TEST_PORTS * Math.floor(Math.random() * 350);
    const ports = Array.from({ length: TEST_PORTS }, (_, place) => first + place);
    const free = await Promise.allSettled(ports.map(probe));
    if (free.every(({ status }) => status === 'fulfilled')) return first;
  }
  throw new Error(
    `No ${TEST_PORTS} free ports in a row were found between 10000 and 31000: set E2E_PORT to the first of yours.`,
  );
}

function probe(port) {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}
