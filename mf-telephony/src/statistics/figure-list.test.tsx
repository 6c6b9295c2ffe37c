import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { march, openStatistics, statisticsOf, textOf, week } from '../testing/statistics-page';

it('names what nothing fixes a name for, each figure in its own way of writing', async () => {
  await openStatistics();
  await textOf('Answer rate75%');
  await textOf('Average duration1:15');
  await textOf('Peak hour calls4');
});

it('R16: what the figures above have told is not told again, and no calls have no rate and no length', async () => {
  const { api } = await openStatistics({
    [statisticsOf('number-1')]: { ...week, answered_calls: 9, missed_calls: 30 },
  });
  await textOf('Answer rate75%');
  expect(document.body.textContent).not.toContain('Total calls');
  expect(document.body.textContent).not.toContain('Answered calls');
  // This one is of other days.
  await textOf('Missed calls30');
  const nothing = { total_calls: 0, answer_rate: 0, average_duration_seconds: 0, total_minutes: 0, calls_by_day: [] };
  api.answer(statisticsOf('number-1'), nothing);
  fireEvent.click(screen.getByRole('link', { name: '7 days' }));
  await textOf('Total calls0Answer rate—Average duration—Minutes0');
});

it('F79: what calls cost is in the currency of the configured prices, as numbers are', async () => {
  const costs = { [statisticsOf('number-1')]: { total_cost: 4.5 } };
  await openStatistics(costs, march, { config: { prices: { currency: 'EUR' } } });
  await textOf('Total cost€4.50');
});

it.each([
  [0.755, '75.5%'],
  [1, '100%'],
  [75.5, '75.5%'],
])('F80: a rate up to 1 is a share, above that per cent: %d is told as %s', async (answer_rate, text) => {
  await openStatistics({ [statisticsOf('number-1')]: { answer_rate } });
  await textOf(`Answer rate${text}`);
});

it('shows figures alone where the server tells no days', async () => {
  await openStatistics({ [statisticsOf('number-1')]: { totalCalls: 42 } });
  await textOf('Total calls42');
  expect(screen.queryByRole('img')).toBeNull();
});

it('one figure that no day tells stands with those of the days, and several are a part of their own', async () => {
  const one = { date_from: '2999-01-01', total_calls: 12, total_minutes: 31, calls_by_day: week.calls_by_day };
  const { api } = await openStatistics({ [statisticsOf('number-1')]: one });
  await textOf('Minutes31');
  const lists = document.querySelectorAll('dl');
  expect([lists.length, lists[0]?.textContent?.includes('Minutes31')]).toEqual([1, true]);
  expect(screen.queryByRole('heading', { level: 2, name: 'Overall' })).toBeNull();
  api.answer(statisticsOf('number-1'), { ...one, peak_hour_calls: 4 });
  fireEvent.click(screen.getByRole('link', { name: '7 days' }));
  const overall = within(await screen.findByRole('region', { name: 'Overall' }));
  expect(overall.getByText('Peak hour calls')).toBeTruthy();
});
