import { expect, it, onTestFinished } from 'vitest';
import { useDataDir } from '../testing/new-data-dir';
import { readMember } from '../testing/read-json';
import { TestApi } from '../testing/test-api';
import { demoPassword } from './seed-accounts';

/** What Ana's pages show, of an API that was started at a moment. */
async function shownAt(moment: string) {
  const api = await TestApi.start({
    dataDir: useDataDir(onTestFinished),
    demo: 'always',
    clock: () => new Date(moment),
  });
  const signIn = await api.call('POST', '/auth/login', {
    body: { email: 'ana@careline.example', password: demoPassword },
  });
  const token = signIn.text('access_token');
  const subscriptions = await api.ok('GET', '/api/v1/phone-subscriptions?status=active', token);
  const phone = subscriptions.text('data', 0, 'phone_number_id');
  const { body } = await api.ok('GET', `/api/v1/phone-subscriptions/${phone}/transactions/summary`, token);
  const figure = (name: string) => readMember(readMember(body, 'data'), name);
  const cards = await api.ok('GET', '/api/v1/payment-methods', token);
  const ends = [0, 1].map((at) => {
    const card = readMember(readMember(cards.body, 'data'), at);
    return `${readMember(card, 'exp_year')}-${readMember(card, 'exp_month')}`;
  });
  await api.app.close();
  return { bills: figure('total_transactions'), failed: figure('failed_transactions'), ends };
}

it.each([
  ['2026-11-25T12:00:00Z', '2026-12'],
  ['2026-12-07T12:00:00Z', '2027-1'],
  ['2028-02-29T12:00:00Z', '2028-3'],
])('F133: the demonstration begun at %s shows what it shows on any day', async (moment, soon) => {
  const { bills, failed, ends } = await shownAt(moment);
  expect({ bills, failed }).toEqual({ bills: 53, failed: 8 });
  expect(ends).toContain(soon);
});
