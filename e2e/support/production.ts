import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import {
  findPostgresql,
  type RunningPostgresql,
  startPostgresql,
} from '../../reference-api/src/testing/start-postgresql';
import { copyData, deliver, root } from './delivery';

/** What delivery/production describes, on this machine. */
export interface Production {
  readonly processes: readonly ChildProcess[];
  readonly database: RunningPostgresql;
  readonly stop: () => Promise<void>;
}

/** Why it cannot be started here; undefined where it can. */
export function missingForProduction(): string | undefined {
  const missing = [findCaddy() === undefined && 'caddy', findPostgresql() === undefined && 'postgresql'].filter(
    (name) => name !== false,
  );
  return missing.length === 0
    ? undefined
    : `${missing.join(' and ')} not found: the production set-up is not tried (Debian: apt-get install caddy postgresql).`;
}

/** Caddy over two API processes on one PostgreSQL, with what the tests have released; the ports are `port` and those after it. */
export async function startProduction(port: number): Promise<Production> {
  const [caddy, postgresql] = [findCaddy(), findPostgresql()];
  if (caddy === undefined || postgresql === undefined) throw new Error(missingForProduction());
  const folder = mkdtempSync(join(tmpdir(), 'careline-production-'));
  const data = join(folder, 'data');
  copyData(data);
  const origin = `https://localhost:${port}`;
  const ports = [port + 2, port + 3];
  const started: (() => Promise<void>)[] = [];
  const stop = async () => {
    await Promise.all(started.splice(0).map((one) => one()));
    rmSync(folder, { recursive: true, force: true });
  };
  const run = (child: ChildProcess, words: string) => {
    started.push(() => end(child));
    return saying(child, words);
  };
  try {
    const database = await startPostgresql(postgresql);
    started.push(() => database.stop());
    const environment = {
      ...process.env,
      DATA_DIR: data,
      SITE_URL: origin,
      DATABASE_URL: database.url,
      TRUST_PROXY: '127.0.0.1',
      NODE_ENV: 'production',
      LOG_LEVEL: 'error',
    };
    await deliver(root, data, 'compose');
    const processes = await Promise.all(
      ports.map((own) => run(startApi({ ...environment, PORT: String(own) }), 'is ready')),
    );
    const settings = {
      ...environment,
      SITE_ADDRESS: origin,
      HTTP_PORT: String(port + 1),
      CADDY_ADMIN: 'off',
      API: ports.map((own) => `127.0.0.1:${own}`).join(' '),
      // Its own certificates stand there.
      XDG_DATA_HOME: join(folder, 'caddy'),
      XDG_CONFIG_HOME: join(folder, 'caddy'),
    };
    await run(startCaddy(caddy, settings), 'serving initial configuration');
    return { processes, database, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Ends a process that may have ended; SIGKILL asks nobody. */
export async function end(child: ChildProcess, signal: NodeJS.Signals | number = 'SIGTERM'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const closed = once(child, 'close');
  child.kill(signal);
  await closed;
}

function startApi(environment: NodeJS.ProcessEnv): ChildProcess {
  const args = ['--import', import.meta.resolve('tsx'), 'delivery/src/cli.ts', 'serve', '--as-composed'];
  return spawn(process.execPath, args, { cwd: root, env: environment });
}

function startCaddy(caddy: string, environment: NodeJS.ProcessEnv): ChildProcess {
  const args = ['run', '--config', join(root, 'delivery/production/Caddyfile'), '--adapter', 'caddyfile'];
  return spawn(caddy, args, { env: environment });
}

/** Resolves once the process has said these words; rejects with all that it said when it ends before. */
async function saying(child: ChildProcess, words: string): Promise<ChildProcess> {
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

function findCaddy(): string | undefined {
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
