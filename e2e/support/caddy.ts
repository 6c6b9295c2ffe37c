import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Ends a process that may have ended; SIGKILL asks nobody. */
export async function end(child: ChildProcess, signal: NodeJS.Signals | number = 'SIGTERM'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const closed = once(child, 'close');
  child.kill(signal);
  await closed;
}

/** With the Caddyfile of production. */
export function startCaddy(caddy: string, environment: NodeJS.ProcessEnv): ChildProcess {
  const config = fileURLToPath(new URL('../../delivery/production/Caddyfile', import.meta.url));
  const args = ['run', '--config', config, '--adapter', 'caddyfile'];
  return spawn(caddy, args, { env: environment });
}

/** Resolves once the process has said these words; rejects with all that it said when it ends before. */
export async function saying(child: ChildProcess, words: string): Promise<ChildProcess> {
  let said = '';
  await new Promise<void>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      said += chunk;
      if (said.includes(words)) resolve();
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.once('close', () => reject(new Error(`It ended before it said "${words}": ${said}`)));
  });
  return child;
}

/** Its path; undefined where there is none. */
export function findCaddy(): string | undefined {
  const paths = ['/usr/bin', ...(process.env.PATH ?? '').split(delimiter)].map((folder) => join(folder, 'caddy'));
  return paths.find((path) => {
    try {
      accessSync(path, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}
