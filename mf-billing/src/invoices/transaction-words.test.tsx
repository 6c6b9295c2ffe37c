import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { INVOICES, openBills, transaction } from '../testing/bill-pages';

const period = { period_start: '2026-11-16T00:30:00Z', period_end: '2026-12-16T00:30:00Z' };
const usage = { ...transaction, id: 'u', type: 'usage_charge', description: '1223 minutes of calls', minutes: 1223 };

it.each([
  ['', '1,223 minutes of calls, Nov 16 – Dec 16, 2026'],
  ['/es', '1223 minutos de llamadas, 16 nov – 16 dic 2026'],
  ['/ru', '1 223 минуты звонков, 16 нояб. – 16 дек. 2026 г.'],
])('U13: a line’s words are made from its data under "%s"', async (prefix, words) => {
  await openBills(prefix + INVOICES, [{ ...usage, ...period }]);
  const cell = await screen.findByText(/1.?223.(minut|минут)/);
  expect(cell.textContent?.replaceAll(/\s/g, ' ')).toContain(words);
  expect(screen.queryByText('1223 minutes of calls')).toBeNull();
});

it.each([
  ['', 'Forwarding number'],
  ['/es', 'Número con desvío'],
  ['/ru', 'Номер с\u00a0переадресацией'],
])('PD40: what a number costs is called so, and not "Other", under "%s"', async (prefix, title) => {
  const number = { ...transaction, type: 'other', phone_number: '+14155550123' };
  await openBills(prefix + INVOICES, [number]);
  const cell = within((await screen.findAllByText('(415) 555-0123'))[0]?.closest('tr') ?? document.body);
  expect(cell.getByRole('rowheader').textContent).toContain(title);
});

it('U13: a server that sends no data is shown in its own words, but for what happens once', async () => {
  const setup = { ...transaction, id: 'setup', type: 'setup_fee', description: 'Setting up' };
  await openBills(`/es${INVOICES}`, [transaction, setup]);
  expect(await screen.findAllByText('First month')).toHaveLength(2);
  expect(screen.getAllByText('pago único')).toHaveLength(2);
  expect(screen.queryByText(/Setting up/)).toBeNull();
});
