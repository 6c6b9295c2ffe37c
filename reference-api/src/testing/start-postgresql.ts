import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { Client } from 'pg';

export type RunningPostgresql = { url: string; stop: () => Promise<void> };

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
  const server = spawn(
    join(binaries, 'postgres'),
    [
      '-D',
      data,
      '-p',
      String(port),
      '-c',
      'listen_addresses=127.0.0.1',
      '-c',
      'unix_socket_directories=',
      '-c',
      `fsync=${durability ? 'on' : 'off'}`,
    ],
    { ...run, stdio: 'ignore' },
  );
  const url = `postgres://careline@127.0.0.1:${port}/postgres`;
  const stop = async () => {
    const gone = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGQUIT');
    await gone;
    rmSync(folder, { recursive: true, force: true });
  };
  await answering(url);
  return { url, stop };
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

async function answering(url: string): Promise<void> {
  for (let attempt = 0; ; attempt += 1) {
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
