import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { Client } from 'pg';

export type RunningPostgresql = {
  url: string;
  /** Ends the server by SIGINT (fast), SIGQUIT (immediate) or SIGKILL, and keeps its data. */
  end: (signal: NodeJS.Signals) => Promise<void>;
  /** Starts it again; resolves when it answers. */
  begin: () => Promise<void>;
  /** Stops all its processes where they stand, so that connections stay open and nothing answers; `SIGCONT` lets them go on. */
  signalAll: (signal: 'SIGSTOP' | 'SIGCONT') => void;
  /** Ends it for good. */
  stop: () => Promise<void>;
};

/** The folder with `initdb` and `postgres`: Debian's, or one on the PATH; nothing when there is none. */
export function findPostgresql(): string | undefined {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((one, other) => Number(other) - Number(one)) : [];
  const folders = [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
}

/**
 * A server of its own on a free port, in a folder that goes away with it. PostgreSQL refuses to run as root: then it is nobody.
 * A test need not wait for the disk; a bench that compares must ask for `durable`.
 */
export async function startPostgresql(binaries: string, durability?: 'durable'): Promise<RunningPostgresql> {
  const folder = mkdtempSync(join(tmpdir(), 'careline-postgresql-'));
  const owner = process.getuid?.() === 0 ? unprivileged() : undefined;
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  const run = { cwd: folder, ...owner };
  execFileSync(join(binaries, 'initdb'), ['-D', data, '-U', 'careline', '-A', 'trust', '-E', 'UTF8', '--no-sync'], {
    ...run,
    stdio: 'ignore',
  });
  const port = await freePort();
  const settings = { listen_addresses: '127.0.0.1', unix_socket_directories: '', fsync: durability ? 'on' : 'off' };
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const url = `postgres://careline@127.0.0.1:${port}/postgres`;
  const launch = () =>
    spawn(join(binaries, 'postgres'), ['-D', data, '-p', String(port), ...options], { ...run, stdio: 'ignore' });
  let server = launch();
  const end = async (signal: NodeJS.Signals) => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const gone = new Promise((resolve) => server.once('exit', resolve));
    server.kill(signal);
    await gone;
  };
  await answering(url);
  return {
    url,
    end,
    begin: () =>
      answering(url, () => {
        // After a kill the new one may have to wait for what is left of the old one, and gives up at once.
        if (server.exitCode !== null || server.signalCode !== null) server = launch();
      }),
    signalAll: (signal) => {
      const children = execFileSync('pgrep', ['-P', String(server.pid)], { encoding: 'utf8' });
      for (const pid of [server.pid ?? 0, ...children.trim().split('\n').map(Number)]) process.kill(pid, signal);
    },
    stop: async () => {
      await end('SIGQUIT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function unprivileged(): { uid: number; gid: number } {
  const id = (kind: '-u' | '-g') => Number(execFileSync('id', [kind, 'nobody'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

async function answering(url: string, beforeEach = () => {}): Promise<void> {
  for (let attempt = 0; ; attempt += 1) {
    beforeEach();
    const client = new Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (attempt >= 100) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}
