import { randomUUID } from 'node:crypto';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTimeout } from '../app';
import { type Database, openDatabase } from '../database/open-database';
import { conditions, professionals, skills, users } from '../database/schema';
import { useDataDir } from '../testing/new-data-dir';
import { linkConditions } from './condition-links';

let close = async () => {};
let database: Database;
const professionalId = randomUUID();
beforeAll(async () => {
  const opened = await openDatabase({ dataDir: useDataDir() }, Fastify().log);
  ({ database, close } = opened);
  const stamps = { createdAt: new Date(), updatedAt: new Date() };
  const user = {
    id: randomUUID(),
    orgId: randomUUID(),
    email: 'a@b.example',
    passwordHash: '',
    permissions: [],
    ...stamps,
  };
  await database.insert(users).values(user);
  await database.insert(professionals).values({ id: professionalId, userId: user.id, ...stamps });
}, startTimeout);
afterAll(() => close());

/** How many statements `work` begins on the database that it is given. */
async function statementsOf(work: (counted: Database) => Promise<void>): Promise<number> {
  let count = 0;
  const begins = ['select', 'insert', 'update', 'delete', 'execute'];
  const counted = new Proxy(database, {
    get(target, property) {
      if (begins.includes(String(property))) count += 1;
      const value: unknown = Reflect.get(target, property, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  await work(counted);
  return count;
}

it('F30: takes as many statements for a thousand links as for one, repeated or not', async () => {
  const skillIds = (await database.select().from(skills).limit(5)).map(({ id }) => id);
  const links = (await database.select().from(conditions)).map(({ id }) => ({
    condition_id: id,
    associated_skills: skillIds,
  }));
  const link = (entries: typeof links) =>
    statementsOf((counted) => linkConditions(counted, professionalId, entries, new Date()));
  const forOne = await link(links.slice(0, 1));
  expect(forOne).toBeGreaterThan(0);
  expect(await link(links)).toBe(forOne);
  expect(await link(Array.from({ length: 1000 }, (_none, index) => links[index % links.length] ?? []).flat())).toBe(
    forOne,
  );
});
