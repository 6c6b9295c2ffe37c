import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../bin/processes.mjs';

const programs = ['ceph', 'ceph-authtool', 'ceph-mon', 'ceph-osd', 'monmaptool', 'radosgw', 'radosgw-admin'];

/** What a real S3 server with conditional writes needs and this machine lacks; undefined where it has all. Debian: `radosgw ceph-mon ceph-osd ceph-common`. */
export function missingForRadosgw(): string | undefined {
  const missing = programs.filter((program) => spawnSync(program, ['--version']).error !== undefined);
  return missing.length > 0 ? `${missing.join(', ')} not installed` : undefined;
}

export interface S3Server {
  readonly endpoint: string;
  readonly stop: () => Promise<void>;
}

/** The S3 gateway of Ceph before a cluster of one monitor and one store in memory, for the user and secret `careline`. */
export async function startRadosgw(): Promise<S3Server> {
  const folder = mkdtempSync(join(tmpdir(), 'careline-'));
  const [monitor, port] = [await freePort(), await freePort()];
  const [cluster, store] = [randomUUID(), randomUUID()];
  const at = (name: string) => join(folder, name);
  for (const name of ['mon', 'osd', 'run']) mkdirSync(at(name));
  writeFileSync(at('ceph.conf'), settings(folder, cluster, monitor, port));
  const options = ['-c', at('ceph.conf'), '--setuser', 'root', '--setgroup', 'root'];
  const run = (program: string, ...args: readonly string[]) =>
    execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'], timeout: 60_000 });
  const children: ChildProcess[] = [];
  const start = (program: string, ...args: readonly string[]) =>
    children.push(spawn(program, [...options, '-f', ...args], { stdio: 'ignore' }));
  const stop = async () => {
    const ended = children.map((child) => new Promise((resolve) => child.once('close', resolve)));
    for (const child of children) child.kill('SIGKILL');
    await Promise.all(ended);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const all = ['--cap', 'mon', 'allow *', '--cap', 'osd', 'allow *', '--cap', 'mgr', 'allow *'];
    run('ceph-authtool', '--create-keyring', at('keyring'), '--gen-key', '-n', 'mon.', '--cap', 'mon', 'allow *');
    run('ceph-authtool', at('keyring'), '--gen-key', '-n', 'client.admin', ...all);
    run('monmaptool', '--create', '--addv', 'a', `[v2:127.0.0.1:${monitor}]`, '--fsid', cluster, at('monmap'));
    run('ceph-mon', ...options, '-i', 'a', '--mkfs', '--monmap', at('monmap'), '--keyring', at('keyring'));
    start('ceph-mon', '-i', 'a');
    const ceph = ['-c', at('ceph.conf')];
    run('ceph', ...ceph, 'osd', 'new', store, '0');
    const rights = ['mon', 'allow *', 'osd', 'allow *', 'mgr', 'allow *'];
    const key = run('ceph', ...ceph, 'auth', 'get-or-create', 'osd.0', ...rights);
    writeFileSync(at('keyring'), `${readFileSync(at('keyring'), 'utf8')}\n${key}`);
    run('ceph-osd', ...options, '-i', '0', '--mkfs', '--osd-uuid', store);
    start('ceph-osd', '-i', '0');
    start('radosgw', '-n', 'client.admin');
    const user = ['--uid=careline', '--display-name=careline', '--access-key=careline', '--secret=careline'];
    run('radosgw-admin', ...ceph, '-n', 'client.admin', 'user', 'create', ...user);
    const endpoint = `http://127.0.0.1:${port}`;
    await answers(endpoint);
    return { endpoint, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function answers(endpoint: string): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    const isThere = await fetch(endpoint).then(
      () => true,
      () => false,
    );
    if (isThere) return;
    await wait(100);
  }
  throw new Error(`${endpoint} does not answer within a minute.`);
}

function settings(folder: string, cluster: string, monitor: number, port: number): string {
  return `[global]
fsid = ${cluster}
mon_host = v2:127.0.0.1:${monitor}/0
mon_initial_members = a
run_dir = ${folder}/run
admin_socket =
pid_file =
log_file = ${folder}/$name.log
keyring = ${folder}/keyring
mon_data = ${folder}/mon
osd_data = ${folder}/osd
osd_objectstore = memstore
memstore_device_bytes = 1073741824
mon_allow_pool_size_one = true
mon_max_pg_per_osd = 1000
osd_pool_default_size = 1
osd_pool_default_min_size = 1
osd_pool_default_pg_num = 1
osd_pool_default_pgp_num = 1
osd_crush_chooseleaf_type = 0
[client.admin]
rgw_frontends = beast endpoint=127.0.0.1:${port}
`;
}
