import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const packageFolder = fileURLToPath(new URL('../..', import.meta.url));

export type ServerProcess = { process: ChildProcess; url: string; startedIn: number };

/** Starts src/server.ts as a process of its own. Rejects with what it wrote when it ends before it listens. */
export async function startServerProcess(env: Record<string, string>): Promise<ServerProcess> {
  const began = performance.now();
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/server.ts'], {
    cwd: packageFolder,
    env: { ...process.env, PORT: '0', ...env },
  });
  let written = '';
  child.stderr.on('data', (chunk) => {
    written += chunk;
  });
  return new Promise((resolve, reject) => {
    child.once('exit', () => reject(new Error(written)));
    child.stdout.on('data', (chunk) => {
      written += chunk;
      const url = /ready on (http:\S+)/.exec(written)?.[1];
      if (url) resolve({ process: child, url, startedIn: performance.now() - began });
    });
  });
}

/** Ends it at once, as a power cut would. */
export async function killServerProcess(server: ServerProcess): Promise<void> {
  const gone = once(server.process, 'exit');
  server.process.kill('SIGKILL');
  await gone;
}
