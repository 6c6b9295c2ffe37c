import Fastify from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { createUser, findUserByEmail } from '../auth/user-repository';
import type { Context } from '../context';
import { migrationsFolder } from '../database/open-database';
import { openPglite } from '../database/open-pglite';
import { recycledNumbers } from '../database/schema';
import { listNumbers } from '../numbers/number-repository';
import { purchaseNumber } from '../numbers/purchase-number';
import { createPaymentMethod } from '../payment-methods/payment-method-repository';
import { readProfile } from '../profile/read-profile';
import { localCardProvider } from '../providers/local-card-provider';
import { localTelephonyProvider } from '../providers/local-telephony-provider';
import { createSubscription } from '../subscriptions/create-subscription';
import { useDataDir } from '../testing/new-data-dir';
import { testCard } from '../testing/test-api';
import { demoAddresses } from './demo-addresses';
import { seedAccounts } from './seed-accounts';

const [ana, fresh] = demoAddresses;
/** What the demonstration wants: its three lines, and one of the pool. */
const wanted = ['+12025550112', '+13015550117', '+17035550108', '+12025550104'];

/** A database in which somebody has those numbers already, and what the log says of making the accounts in it. */
async function seedBesideOwner(changes: Partial<Context> = {}) {
  const opened = await openPglite(useDataDir(onTestFinished), migrationsFolder);
  onTestFinished(() => opened.close());
  const { database } = opened;
  const context = { database, clock: () => new Date(), cards: localCardProvider, telephony: localTelephonyProvider };
  const owner = await createUser(context, 'owner@careline.example', '');
  await createPaymentMethod(context, owner.id, testCard);
  const [phone] = (await readProfile(database, owner.id)).phone_numbers;
  await createSubscription(context, owner.id, { phone_number_id: phone?.id ?? '' });
  for (const number of wanted) await purchaseNumber(context, owner.id, { phone_number: number });
  const lines: unknown[] = [];
  const { log } = Fastify({ logger: { stream: { write: (line: string) => lines.push(JSON.parse(line)) } } });
  await seedAccounts({ ...context, ...changes }, 'always', { memoryCost: 8, timeCost: 1 }, log);
  return { database, lines };
}

it('F389: Ana has other numbers of the same areas where somebody has hers, and the pool has none of theirs', async () => {
  const { database, lines } = await seedBesideOwner();
  const { id = '' } = (await findUserByEmail(database, ana)) ?? {};
  const numbers = await listNumbers(database, id);
  expect(numbers.map(({ phoneNumber }) => phoneNumber.slice(2, 5))).toEqual(['202', '301', '703']);
  expect(numbers.map(({ wasRecycled }) => wasRecycled)).toEqual([false, true, false]);
  const pool = (await database.select().from(recycledNumbers)).map(({ phoneNumber }) => phoneNumber);
  expect(pool).toHaveLength(5);
  expect(wanted.filter((number) => pool.includes(number))).toEqual([]);
  expect(lines).toEqual([]);
}, 120_000);

it('F389: the log says who is left out, and why, where there are no other numbers', async () => {
  const telephony = { ...localTelephonyProvider, inventory: () => [] };
  const { database, lines } = await seedBesideOwner({ telephony });
  expect(lines).toMatchObject([{ level: 40, account: ana, why: 'This phone number has just been taken.' }]);
  expect(await findUserByEmail(database, ana)).toBeUndefined();
  expect(await findUserByEmail(database, fresh)).toMatchObject({ email: fresh });
}, 120_000);
