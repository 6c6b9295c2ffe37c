import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readMember, readText } from './testing/read-json';
import { killServerProcess, type ServerProcess, startServerProcess } from './testing/server-process';
import { findPostgresql, startPostgresql } from './testing/start-postgresql';

// Prints what the API costs and does on each database. Usage: tsx reference-api/src/bench.ts [seconds for each call]
const seconds = Number(process.argv[2] ?? 3);
const callers = 16;
const agent = new Agent({ keepAlive: true, maxSockets: callers });
const address = { street1: '1', city: 'Here', state_province: 'DC', postal_code: '1', country_code: 'US' };

type Figures = Record<string, string | number>;
type Answer = { status: number; body: unknown };
type Send = (method: string, path: string, body?: object) => Promise<Answer>;

function sender(url: string, token?: string): Send {
  const headers = { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) };
  return (method, path, body) =>
    new Promise((resolve, reject) => {
      const sent = request(url + path, { agent, method, headers }, (answer) => {
        let text = '';
        answer.on('data', (chunk) => {
          text += chunk;
        });
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, body: text === '' ? undefined : JSON.parse(text) }),
        );
      });
      sent.on('error', reject).end(body === undefined ? undefined : JSON.stringify(body));
    });
}

/** Requests a second, from several callers that ask again as soon as they are answered. */
async function measure(send: () => Promise<Answer>): Promise<number> {
  const began = performance.now();
  const end = began + seconds * 1000;
  let answered = 0;
  const call = async () => {
    while (performance.now() < end) {
      const { status, body } = await send();
      if (status >= 400) throw new Error(`${status} ${JSON.stringify(body)}`);
      answered += 1;
    }
  };
  await Promise.all(Array.from({ length: callers }, call));
  return Math.round(answered / ((performance.now() - began) / 1000));
}

async function measureAll(server: ServerProcess): Promise<Figures> {
  const body = { email: 'ana@careline.example', password: 'careline-demo' };
  const answer = await sender(server.url)('POST', '/auth/login', body);
  const send = sender(server.url, readText(answer.body, 'access_token'));
  const user = readText((await send('GET', '/auth/validate')).body, 'user_id');
  const numbers = await send('GET', `/api/v1/twilio/phones/${user}`);
  const statistics = `/api/v1/twilio/phones/${user}/${readText(numbers.body, 'data', 0, 'id')}/statistics`;
  const made = await send('POST', '/professionals/profile/addresses', address);
  const ownAddress = `/professionals/profile/addresses/${readText(made.body, 'address', 'id')}`;
  const idle = memoryOf(server);
  const calls = {
    'validate a token': () => send('GET', '/auth/validate'),
    'read the profile': () => send('GET', '/professionals/profile'),
    'search conditions': () => send('GET', '/conditions/search?q=knee%20pain'),
    'all 3000 conditions': () => send('GET', '/conditions?limit=3000'),
    'a year of statistics': () => send('GET', statistics),
    'write an address': () => send('PUT', ownAddress, address),
  };
  const row: Figures = { 'ready (ms)': Math.round(server.startedIn), 'memory idle': idle };
  for (const [title, call] of Object.entries(calls)) row[`${title} (/s)`] = await measure(call);
  return { ...row, 'memory after': memoryOf(server) };
}

function memoryOf(server: ServerProcess): string {
  const kilobytes = Number(execFileSync('ps', ['-o', 'rss=', '-p', String(server.process.pid)], { encoding: 'utf8' }));
  return `${Math.round(kilobytes / 1024)} MB`;
}

async function run(env: Record<string, string>): Promise<Figures> {
  const server = await startServerProcess({ SEED_DEMO: '1', WRITE_LIMIT: '1000000', ...env });
  try {
    return await measureAll(server);
  } finally {
    await killServerProcess(server);
  }
}

const dataDir = mkdtempSync(join(tmpdir(), 'careline-bench-'));
const columns: Record<string, Figures> = {};
columns['PGlite, new'] = await run({ DATA_DIR: dataDir });
columns['PGlite, again'] = await run({ DATA_DIR: dataDir });
rmSync(dataDir, { recursive: true, force: true });

const binaries = findPostgresql();
if (binaries === undefined) console.info('No initdb was found: PostgreSQL is left out.');
else {
  const postgresql = await startPostgresql(binaries, 'durable');
  columns.PostgreSQL = await run({ DATABASE_URL: postgresql.url });
  await postgresql.stop();
}
const titles = Object.keys(readMember(columns, 'PGlite, new') ?? {});
console.table(
  Object.fromEntries(
    titles.map((title) => [
      title,
      Object.fromEntries(Object.entries(columns).map(([name, row]) => [name, row[title]])),
    ]),
  ),
);
agent.destroy();
