import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { Failure } from '../failure';

/** The server behind the dev servers. */
export interface Back {
  /** Starts it anew, with the sources as they are now; calls while it does so are one more start. */
  readonly restart: () => Promise<void>;
  /** Resolves once no start is under way, be it up or not. */
  readonly whenSettled: () => Promise<void>;
  readonly close: () => Promise<void>;
}

const script = fileURLToPath(new URL('back-process.ts', import.meta.url));

/** Resolves once the server listens. Throws a Failure when it ends before; its words stand in the terminal by then. */
export async function startBack(port: number): Promise<Back> {
  let child = await start(port);
  let work: Promise<void> | undefined;
  let isWanted = false;

  async function restartWhileWanted(): Promise<void> {
    while (isWanted) {
      isWanted = false;
      await end(child);
      try {
        child = await start(port);
        console.log('The API runs with its new sources.');
      } catch {
        console.error('The API does not start with its new sources; it is tried again after the next change.');
      }
    }
    work = undefined;
  }

  return {
    restart: () => {
      isWanted = true;
      work ??= restartWhileWanted();
      return work;
    },
    whenSettled: async () => work,
    close: async () => {
      isWanted = false;
      await work;
      await end(child);
    },
  };
}

async function start(port: number): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['--import', import.meta.resolve('tsx'), script], {
    env: { ...process.env, BACK_PORT: String(port) },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const isReady = await Promise.race([once(child, 'message').then(() => true), once(child, 'close').then(() => false)]);
  if (!isReady) throw new Failure('The API did not start; the reason stands above.');
  return child;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const closed = once(child, 'close');
  child.kill('SIGTERM');
  await closed;
}
