import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  findPostgresql,
  type RunningPostgresql,
  startPostgresql,
} from '../../reference-api/src/testing/start-postgresql';
import { end, findCaddy, saying, startCaddy } from './caddy';
import { copyData, deliver, root } from './delivery';

/** Who has it may read the processes' /metrics. */
export const metricsToken = 'of Prometheus';

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
      METRICS_TOKEN: metricsToken,
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

function startApi(environment: NodeJS.ProcessEnv): ChildProcess {
  const args = ['--import', import.meta.resolve('tsx'), 'delivery/src/cli.ts', 'serve', '--as-composed'];
  return spawn(process.execPath, args, { cwd: root, env: environment });
}
