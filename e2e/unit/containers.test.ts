import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (name: string) => readFileSync(`${root}delivery/production/${name}`, 'utf8');
const compose = read('compose.yaml');

it('F88: the .env beside compose.yaml, with the password of the database, comes neither into the image nor into a commit', () => {
  expect(read('Dockerfile.dockerignore').split('\n')).toContain('**/.env');
  const ignored = spawnSync('git', ['check-ignore', 'delivery/production/.env'], { cwd: root });
  expect(ignored.status).toBe(0);
});

it('F90: any password of the database will do, and a container that ends may answer for as long as it needs', () => {
  const [, address = ''] = /^ +DATABASE_URL: (.+)$/m.exec(compose) ?? [];
  expect([new URL(address).host, new URL(address).password]).toEqual(['database:5432', '']);
  expect(compose).toContain(`PGPASSWORD: \${POSTGRES_PASSWORD:?`);
  const unit = read('careline@.service');
  expect(/stop_grace_period: (\d+)s/.exec(compose)?.[1]).toBe(/^TimeoutStopSec=(\d+)$/m.exec(unit)?.[1]);
});

it('F90: what /etc/careline.env sets for a process can be set for a container', () => {
  const settings = [...read('careline.env.example').matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name);
  expect(settings.filter((name) => !compose.includes(`${name}: `))).toEqual([]);
});

it('F93: what each container says is kept up to a limit', () => {
  expect(compose).toMatch(
    /^x-logging: &logging \{ driver: json-file, options: \{ max-size: 20m, max-file: "5" \} \}$/m,
  );
  const [, services = ''] = compose.split(/^services:$/m);
  const named = services.split(/^(?= {2}[\w-]+:)/m).filter((text) => /^ {2}[\w-]+:/.test(text));
  expect(named).toHaveLength(5);
  for (const text of named) expect(text).toMatch(/<<: \*api|: \*process|logging: \*logging/);
});
