import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectNotice } from '../support/notices';
import { inLanguage } from '../support/paths';
import { expect, test } from '../support/test';

const STATISTICS = '/dashboard/statistics';
const CALLS = '/dashboard/incoming-calls';
const main = (page: Page) => page.getByRole('main');
const table = (page: Page) => main(page).getByRole('table', { name: /^Calls by (day|week|month), table$/ });
const chart = (page: Page) => main(page).getByRole('img', { name: /^Bar chart of the calls/ });
const figure = (page: Page, name: string) =>
  main(page)
    .locator('dl > div')
    .filter({ has: page.getByRole('term').filter({ hasText: new RegExp(`^${name}$`) }) });

/** The statistics of every number; the test's account has one. */
async function serveStatistics(page: Page, statistics: object | number): Promise<void> {
  await page.route('**/backend/api/v1/twilio/phones/*/*/statistics*', (route) =>
    typeof statistics === 'number'
      ? route.fulfill({ status: statistics })
      : route.fulfill({ json: { data: statistics } }),
  );
}

function day(date: string, calls: number, missed: number): object {
  return { date, calls, answered: calls - missed, missed };
}

/** Each day of 2025: three calls, one of them missed. */
const year = Array.from({ length: 365 }, (_, index) =>
  day(new Date(Date.UTC(2025, 0, index + 1)).toISOString().slice(0, 10), 3, 1),
);

/** The table's rows, and their sum by column; the chart's picture says its own total in words. */
async function sums(page: Page): Promise<{ rows: number; calls: number; missed: number }> {
  const rows = await table(page)
    .locator('tbody tr')
    .evaluateAll((elements) =>
      elements.map((row) => [...row.querySelectorAll('td')].map((cell) => Number(cell.textContent))),
    );
  const sum = (column: number) => rows.reduce((total, cells) => total + (cells[column] ?? 0), 0);
  return { rows: rows.length, calls: sum(0), missed: sum(2) };
}

test('R16 R202: no data, one day and a year: figures, chart and table agree, and nothing is invented', async ({
  page,
  signedInAt,
}) => {
  await signedInAt('complete');
  await serveStatistics(page, { total_calls: 0, calls_by_day: [] });
  await page.goto(STATISTICS);
  await expect(main(page).getByText('No calls on these days', { exact: true })).toBeVisible();
  await expect(chart(page)).toHaveCount(0);
  await expect(figure(page, 'Total calls')).toContainText('0');

  await page.unrouteAll();
  await serveStatistics(page, { total_calls: 5, calls_by_day: [day('2025-03-04', 5, 2)] });
  await page.goto(`${STATISTICS}?from=2025-03-04&to=2025-03-04`);
  await expect(chart(page)).toHaveAccessibleName(/5 in all/);
  expect(await sums(page)).toEqual({ rows: 1, calls: 5, missed: 2 });
  await expect(figure(page, 'Busiest day')).toContainText('Mar 4, 2025');

  await page.unrouteAll();
  await serveStatistics(page, { total_calls: 1_095, calls_by_day: year });
  await page.goto(`${STATISTICS}?from=2025-01-01&to=2025-12-31`);
  await expect(chart(page)).toHaveAccessibleName(/1,095 in all/);
  await expect(figure(page, 'Missed')).toContainText('365');
  const { rows, ...total } = await sums(page);
  expect(total).toEqual({ calls: 1_095, missed: 365 });
  // A year is shown by weeks: bars that can be told apart, a table that can be read.
  expect(rows).toBeLessThanOrEqual(54);
});

test('ranges are chosen by preset and by days, stand in the address, and come back with it; the CSV holds the chosen days', async ({
  page,
  signedInAt,
}) => {
  await signedInAt('complete');
  await serveStatistics(page, { calls_by_day: year });
  await page.goto(STATISTICS);
  await main(page).getByRole('link', { name: '7 days' }).click();
  await expect(page).toHaveURL(`${STATISTICS}?days=7`);
  await expect(main(page).getByRole('link', { name: '7 days' })).toHaveAttribute('aria-current', /.+/);
  await main(page).getByLabel('From', { exact: true }).fill('2025-02-01');
  await main(page).getByLabel('To', { exact: true }).fill('2025-02-10');
  await expect(chart(page)).toHaveAccessibleName(/30 in all/);
  const download = page.waitForEvent('download');
  await main(page).getByRole('button', { name: 'Export CSV' }).click();
  const [head, ...lines] = (await readFile(await (await download).path(), 'utf8')).trim().split('\r\n');
  expect(head).toContain('Calls');
  expect(lines).toHaveLength(10);
  expect(lines[0]).toContain('2025-02-01');

  await page.reload();
  await expect(chart(page)).toHaveAccessibleName(/30 in all/);
  await expect(main(page).getByLabel('From', { exact: true })).toHaveValue('2025-02-01');
  await page.getByRole('combobox', { name: 'Language' }).selectOption('ru');
  await expect(page).toHaveURL(`${inLanguage(STATISTICS, 'ru')}?from=2025-02-01&to=2025-02-10`);
  await expect(main(page).getByRole('table', { name: 'Звонки по дням, таблица' })).toContainText('10 февр.');
});

test('dates typed by keyboard count once the field is left or Enter is pressed, and nothing typed is lost on the way', async ({
  page,
  signedInAt,
}) => {
  await signedInAt('complete');
  await serveStatistics(page, { calls_by_day: year });
  await page.goto(`${STATISTICS}?from=2025-02-01&to=2025-02-10`);
  await expect(chart(page)).toHaveAccessibleName(/30 in all/);
  const from = main(page).getByLabel('From', { exact: true });
  // The browser's English order: month, day, year; each digit of the year is a date of its own, from 0002 on.
  await from.focus();
  await page.keyboard.type('02052025', { delay: 30 });
  await expect(from).toHaveValue('2025-02-05');
  await expect(page).toHaveURL(`${STATISTICS}?from=2025-02-01&to=2025-02-10`);
  await from.press('Enter');
  await expect(page).toHaveURL(`${STATISTICS}?from=2025-02-05&to=2025-02-10`);
  await expect(chart(page)).toHaveAccessibleName(/18 in all/);
  await expect(from).toBeFocused();

  const to = main(page).getByLabel('To', { exact: true });
  await to.focus();
  await page.keyboard.type('02072025', { delay: 30 });
  await to.blur();
  await expect(page).toHaveURL(`${STATISTICS}?from=2025-02-05&to=2025-02-07`);
  await expect(chart(page)).toHaveAccessibleName(/9 in all/);

  await from.focus();
  await page.keyboard.type('02060202', { delay: 30 });
  await from.blur();
  await expect(main(page).getByText(/^Enter a date from .+ to /)).toBeVisible();
  await expect(from).toHaveValue('0202-02-06');
  await expect(page).toHaveURL(`${STATISTICS}?from=2025-02-05&to=2025-02-07`);
});

test('R216 R221: statistics that cannot be fetched say so once, and Retry brings them', async ({
  page,
  signedInAt,
  problems,
}) => {
  problems.announce(/status of 500/);
  await signedInAt('complete');
  await serveStatistics(page, 500);
  for (const path of [STATISTICS, CALLS]) {
    await page.goto(path);
    await expectNotice(page, 'Statistics Failed', 'Failed to fetch call statistics');
    await expect(main(page).getByText('Failed to fetch call statistics').first()).toBeVisible();
  }
  await page.unrouteAll();
  await main(page).getByRole('button', { name: 'Retry' }).click();
  await expect(figure(page, 'Total calls')).toBeVisible();
});

test('R25: the calls that the answers hold are listed, the latest first, filtered by missed and by day in the address', async ({
  page,
  signedInAt,
}) => {
  await signedInAt('complete');
  const call = (index: number, status: string, day: number) => ({
    id: `c${index}`,
    from: `+1209555${String(1_000 + index)}`,
    started_at: `2025-03-${String(day).padStart(2, '0')}T09:30:00`,
    duration_seconds: status === 'missed' ? 0 : 75,
    status,
  });
  const recent = Array.from({ length: 60 }, (_, index) =>
    call(index, index % 3 === 0 ? 'missed' : 'answered', 1 + (index % 20)),
  );
  await serveStatistics(page, { total_calls: 60, missed_calls: 20, recent_calls: recent });
  await page.goto(CALLS);
  const log = main(page).getByRole('table', { name: 'Latest calls' });
  const rows = log.locator('tbody tr:has(> td)');
  await expect(rows).toHaveCount(50);
  await expect(log.getByRole('rowheader').first()).toHaveText('Thursday, March 20, 2025');
  await main(page).getByRole('link', { name: 'Next' }).click();
  await expect(rows).toHaveCount(10);

  await main(page)
    .getByRole('link', { name: /^Missed/ })
    .click();
  await expect(page).toHaveURL(/missed=1/);
  await expect(rows).toHaveCount(20);
  await main(page).getByLabel('From').fill('2025-03-20');
  await expect(rows).toHaveCount(1);
  await page.reload();
  await expect(rows).toHaveCount(1);
  await main(page).getByLabel('From').fill('2025-04-01');
  await expect(main(page).getByText('No calls match these filters')).toBeVisible();
  await main(page).getByRole('link', { name: 'Show all calls' }).click();
  await expect(rows).toHaveCount(50);

  await page.unrouteAll();
  await serveStatistics(page, { total_calls: 0, recent_calls: [] });
  await page.goto(CALLS);
  await expect(main(page).getByText('No calls yet', { exact: true })).toBeVisible();
});
