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
  const child = spawn(program, args, { ...options, stdio: 'inherit', shell: isWindows, detached: !isWindows });
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
  for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, stop);
  return new Promise((resolve) => {
    const done = (code) => {
      for (const signal of ['SIGTERM', 'SIGINT']) process.off(signal, stop);
      resolve(code ?? 1);
    };
    child.once('error', () => done(1)).once('close', done);
  });
}

/** A port that nobody listens on. */
export function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}
