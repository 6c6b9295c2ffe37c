import { randomUUID } from 'node:crypto';
import { PGlite } from '@electric-sql/pglite';
import { eq } from 'drizzle-orm';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { createAddress, deleteAddress } from '../addresses/address-repository';
import { buildApp } from '../app';
import { createUser, findUserByToken, startSession } from '../auth/user-repository';
import type { OpenedDatabase } from '../database/database';
import { migrationsFolder } from '../database/open-database';
import { openPglite } from '../database/open-pglite';
import { addresses, conditions, paymentMethods, sessions, transactions } from '../database/schema';
import { keepHouse } from '../keep-house';
import { createPaymentMethod, deletePaymentMethod } from '../payment-methods/payment-method-repository';
import { readProfile } from '../profile/read-profile';
import { updateProfile } from '../profile/update-profile';
import { localCardProvider } from '../providers/local-card-provider';
import { localTelephonyProvider } from '../providers/local-telephony-provider';
import { createSubscription } from '../subscriptions/create-subscription';
import { summariseTransactions } from '../subscriptions/transaction-repository';
import { useDataDir } from '../testing/new-data-dir';
import { testCard } from '../testing/test-api';

const address = {
  street1: '1 First Street',
  city: 'Salem',
  state_province: 'OR',
  postal_code: '1',
  country_code: 'US',
};
const dataDir = useDataDir();
let opened: OpenedDatabase | undefined;
beforeAll(async () => {
  opened = await openPglite(dataDir, migrationsFolder);
}, 60_000);
afterAll(() => opened?.close());

/** A new user of the database under test. */
async function newUser(email = `${randomUUID()}@careline.example`, within = opened) {
  if (within === undefined) throw new Error('The database under test is not open');
  const { database } = within;
  const context = { database, clock: () => new Date(), cards: localCardProvider, telephony: localTelephonyProvider };
  const user = await createUser(context, email, '');
  return { context, user, userId: user.id };
}

/** 199 more of each row. */
const manyOf = <Row>(rows: readonly Row[]) =>
  rows.flatMap((row) => Array.from({ length: 199 }, () => ({ ...row, id: randomUUID() })));

it('F326: an account has room for 200 addresses, and again once one is deleted', async () => {
  const { context, userId } = await newUser();
  const add = () => createAddress(context, userId, { ...address, is_primary: false });
  const { id } = await add();
  await context.database.insert(addresses).values(manyOf(await context.database.select().from(addresses)));
  await expect(add()).rejects.toMatchObject({
    statusCode: 422,
    message: 'An account has room for 200 business addresses. Delete one before you add another.',
  });
  await deleteAddress(context.database, userId, id);
  expect(await add()).toMatchObject(address);
});

it('F326: an account has room for 200 payment methods, and again once one is removed', async () => {
  const { context, userId } = await newUser();
  const add = () => createPaymentMethod(context, userId, { ...testCard, is_default: false });
  const { id } = await add();
  await context.database.insert(paymentMethods).values(manyOf(await context.database.select().from(paymentMethods)));
  await expect(add()).rejects.toMatchObject({
    statusCode: 422,
    message: 'An account has room for 200 payment methods. Remove one before you add another.',
  });
  await deletePaymentMethod(context, userId, id);
  expect(await add()).toMatchObject({ last_four: testCard.last_four });
});

it('F442: an account has room for 200 conditions, and for another in the place of one', async () => {
  const { context, userId } = await newUser();
  const known = await context.database.select({ id: conditions.id }).from(conditions).limit(201);
  const [one, ...others] = known.map(({ id }) => id);
  const change = (add: string[], remove: string[] = []) =>
    updateProfile(context, userId, { conditions_to_link: add, conditions_to_unlink: remove });
  const last = [one ?? ''];
  await change(others);
  await expect(change(last)).rejects.toMatchObject({
    statusCode: 422,
    message: 'An account has room for 200 conditions. Remove one before you add another.',
  });
  await change(last, others.slice(0, 1));
  expect((await readProfile(context.database, userId)).condition_ids).toHaveLength(200);
});

it('F395: whoever adds one more by a call is told so, in their language', async () => {
  const fullDir = useDataDir(onTestFinished);
  const full = await openPglite(fullDir, migrationsFolder);
  const { context, user } = await newUser(undefined, full);
  await createAddress(context, user.id, { ...address, is_primary: false });
  await createPaymentMethod(context, user.id, { ...testCard, is_default: false });
  await context.database.insert(addresses).values(manyOf(await context.database.select().from(addresses)));
  await context.database.insert(paymentMethods).values(manyOf(await context.database.select().from(paymentMethods)));
  const headers = { authorization: `Bearer ${await startSession(context, user)}`, 'accept-language': 'es' };
  await full.close();
  const app = await buildApp({ dataDir: fullDir });
  onTestFinished(() => app.close());
  const post = (url: string, payload: object) => app.inject({ method: 'POST', url, headers, payload });
  for (const [answer, message] of [
    [await post('/professionals/profile/addresses', address), /^Una cuenta admite como máximo 200\sdirecciones/],
    [await post('/api/v1/payment-methods', testCard), /^Una cuenta admite como máximo 200\smétodos de pago/],
  ] as const)
    expect([answer.statusCode, answer.json().message]).toEqual([422, expect.stringMatching(message)]);
}, 60_000);

it('F349: a bill of any length is added up by the database', async () => {
  const { context, userId } = await newUser();
  const { database } = context;
  const [phone] = (await readProfile(database, userId)).phone_numbers;
  const phoneId = phone?.id ?? '';
  await createPaymentMethod(context, userId, testCard);
  await createSubscription(context, userId, { phone_number_id: phoneId });
  await database.insert(transactions).values(manyOf(await database.select().from(transactions)));
  const asked = vi.spyOn(PGlite.prototype, 'query');
  expect(await summariseTransactions(database, userId, phoneId)).toEqual({
    chargedCents: 480_000,
    refundedCents: 0,
    netCents: 480_000,
    pendingCents: 0,
    count: 400,
    failed: 0,
    currency: 'USD',
  });
  const answers = await Promise.all(asked.mock.results.map(({ value }) => value));
  expect(answers.map(({ rows }) => rows.length)).toEqual(answers.map(() => 1));
});

it('F351: a session that has run out is swept, though its account never comes back', async () => {
  const { context, user, userId } = await newUser();
  const month = 30 * 24 * 60 * 60 * 1000;
  const monthAgo = new Date(Date.now() - month);
  await startSession({ ...context, clock: () => monthAgo }, user);
  await startSession({ ...context, clock: () => new Date(monthAgo.getTime() + 60_000) }, user);
  const stored = () => context.database.$count(sessions, eq(sessions.userId, userId));
  expect(await stored()).toBe(2);
  const app = Fastify();
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  try {
    keepHouse(app, context);
    vi.advanceTimersByTime(10 * 60 * 1000);
  } finally {
    vi.useRealTimers();
  }
  await expect.poll(stored).toBe(1);
  await app.close();
});

it('F393: a visitor of a demonstration account stays signed in while others sign in to it', async () => {
  const { context, user } = await newUser('ana@careline.example');
  const start = Date.now();
  const signIn = (second: number) => startSession({ ...context, clock: () => new Date(start + second * 1000) }, user);
  const first = await signIn(0);
  for (let second = 1; second <= 60; second += 1) await signIn(second);
  expect(await findUserByToken(context, first)).toMatchObject({ email: user.email });
});
