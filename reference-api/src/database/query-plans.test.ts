import { Client } from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { findPostgresql, type RunningPostgresql, startPostgresql } from '../testing/start-postgresql';
import { TestApi } from '../testing/test-api';

const binaries = findPostgresql();

describe.skipIf(binaries === undefined)('what the API asks PostgreSQL', { timeout: 60_000 }, () => {
  let server: RunningPostgresql | undefined;
  afterAll(() => server?.stop());

  it('F81: finds what belongs to one user by an index, however many users there are', async () => {
    server = await startPostgresql(binaries ?? '');
    const first = await TestApi.start({ databaseUrl: server.url });
    await first.app.close();
    const client = new Client({ connectionString: server.url });
    await client.connect();
    for (const statement of manyOthers) await client.query(statement);
    const api = await TestApi.start({ databaseUrl: server.url });
    await live(api);
    await api.app.close();
    const { rows } = await client.query(`select relname from pg_stat_user_tables where seq_tup_read >= ${others}`);
    await client.end();
    expect(rows).toEqual([]);
  });
});

const others = 10_000;
/** Each with a profile, a phone, a subscription and a number. */
const manyOthers = [
  `insert into users select gen_random_uuid(), n, gen_random_uuid(), n || '@careline.example', '', '[]', now() from generate_series(10001, ${10_000 + others}) n`,
  `insert into professionals (id, user_id, created_at, updated_at) select id, id, now(), now() from users`,
  `insert into professional_phones select id, id, '+12125550170', true, true from users`,
  `insert into phone_subscriptions select id, id, id, null, id::text, 'active', 1900, 'USD', now(), now(), now() + interval '1 year', 0, null, null, now(), now(), true from users`,
  `insert into twilio_numbers select id, id, id, serial::text, '', id::text, '', true, true, true, 'active', '', false, 0, now(), null, now(), now() from users`,
  'analyze',
  // What a session has read it tells within seconds, which may be after the reset.
  'select pg_stat_force_next_flush()',
  'select pg_stat_reset()',
];

/** Whatever a professional's subscription goes through, from its first bill to a reactivation with a number. */
async function live(api: TestApi): Promise<void> {
  const user = await api.newSubscriber();
  const at = '/api/v1/phone-subscriptions';
  const bought = await api.ok('POST', '/api/v1/twilio/phones', user.token, { phone_number: '+12125550101' });
  const number = bought.text('data', 'id');
  await api.ok('POST', at, user.token, { twilio_phone_number_id: number });
  await api.travel(32, user);
  for (const path of [at, `${at}/${user.phoneId}/transactions`, `${at}/${number}/transactions/summary`])
    await api.ok('GET', path, user.token);
  await api.ok('PUT', '/professionals/profile', user.token, { first_name: 'Ana' });
  await api.ok('DELETE', `${at}/${user.phoneId}`, user.token);
  await api.ok('GET', `${at}/${user.phoneId}/transactions`, user.token);
  await api.ok('POST', `${at}/${user.subscriptionId}/reactivate`, user.token);
  await api.ok('DELETE', `/api/v1/twilio/phones/${user.id}/${number}`, user.token);
}
