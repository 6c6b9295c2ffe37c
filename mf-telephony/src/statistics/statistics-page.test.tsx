import { failure, focusedText, heldBack } from '@careline/shared/testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { statisticsKey } from '../api/statistics/statistics-queries';
import { march, openStatistics as open, statisticsOf, textOf, week } from '../testing/statistics-page';
import { LIST, number } from '../testing/telephony-platform';

const other = { ...number, id: 'number-2', phone_number: '+15035550120', friendly_name: 'Evenings' };
const rows = async () => {
  const table = await screen.findByRole('table', { name: /^Calls by (day|week|month), table$/ });
  const cells = within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent));
  return cells.map((texts) => texts.join('|'));
};
/** What a browser tells of a date that is typed: a key, and then what the field holds. */
function typeKeys(field: HTMLElement, values: readonly string[]): void {
  for (const value of values) {
    fireEvent.keyDown(field, { key: '0' });
    fireEvent.change(field, { target: { value } });
  }
}

function answerAll(waiting: readonly (() => void)[]): void {
  for (const answer of waiting) answer();
}

describe('the figures', () => {
  it('R16 R202: shows the statistics of each number, by day with a table beside the chart', async () => {
    const { api } = await open();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Statistics');
    await textOf('Calls123 a day');
    await textOf('Answered975% of all calls');
    await textOf('Busiest day8Mar\u00a03,\u00a02026');
    expect(await rows()).toEqual([
      'Date|Calls|Answered|Missed',
      'Mar\u00a04|0|0|0',
      'Mar\u00a03|8|6|2',
      'Mar\u00a02|0|0|0',
      'Mar\u00a01|4|3|1',
    ]);
    expect(screen.getByRole('img').getAttribute('aria-label')).toContain('12 in all');
    expect(document.querySelectorAll('svg[role=img] rect')).toHaveLength(4);
    expect(api.callsOf(statisticsOf('number-1'))).toHaveLength(1);
  });

  it('asks for one number or for all, adds up what can be added, and says what was chosen in the address', async () => {
    const { api, navigation } = await open({ [LIST]: [number, other], [statisticsOf('number-2')]: week });
    await textOf('Calls246 a day');
    expect(document.body.textContent).not.toContain('Answer rate');
    fireEvent.change(screen.getByRole('combobox', { name: 'Number' }), { target: { value: 'number-2' } });
    await textOf('Calls123 a day');
    expect(navigation.getSnapshot().search).toBe('?from=2026-03-01&to=2026-03-04&number=number-2');
    expect(api.callsOf(statisticsOf('number-2'))).toHaveLength(1);
  });

  it('has four calls under way at most', async () => {
    const numbers = Array.from({ length: 7 }, (_, index) => ({ ...number, id: `n${index}` }));
    const waiting: (() => void)[] = [];
    const slow = () => new Promise((resolve) => waiting.push(() => resolve(week)));
    await open({ [LIST]: numbers, ...Object.fromEntries(numbers.map(({ id }) => [statisticsOf(id), slow])) });
    await waitFor(() => expect(waiting).toHaveLength(4));
    await act(async () => waiting[0]?.());
    await waitFor(() => expect(waiting).toHaveLength(5));
    await act(async () => answerAll(waiting));
    await waitFor(() => expect(waiting).toHaveLength(7));
    await act(async () => answerAll(waiting));
    await textOf('Calls84');
  });
});

describe('the days', () => {
  it('come from presets and date fields, and stand in the address', async () => {
    const { navigation } = await open();
    const presets = await screen.findByRole('navigation', { name: 'Range' });
    fireEvent.click(within(presets).getByRole('link', { name: '7 days' }));
    await waitFor(() => expect(navigation.getSnapshot().search).toBe('?days=7'));
    expect(within(presets).getByRole('link', { name: '7 days' }).getAttribute('aria-current')).toBe('page');
    fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-03-02' } });
    fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-03-03' } });
    await textOf('Calls84 a day');
    expect(navigation.getSnapshot().search).toBe('?from=2026-03-02&to=2026-03-03');
  });

  it('lose nothing while a date is typed key by key, and take it once the field is left', async () => {
    const { navigation } = await open();
    const from = await screen.findByLabelText<HTMLInputElement>('From');
    typeKeys(from, ['', '0002-03-02', '0020-03-02', '0202-03-02', '2026-03-02']);
    expect(from.value).toBe('2026-03-02');
    expect(navigation.getSnapshot().search).toBe('?from=2026-03-01&to=2026-03-04');
    fireEvent.blur(from);
    await textOf('Calls82.7 a day');
    expect(navigation.getSnapshot().search).toBe('?from=2026-03-02&to=2026-03-04');
    typeKeys(screen.getByLabelText('To'), ['', '2026-03-03']);
    fireEvent.keyDown(screen.getByLabelText('To'), { key: 'Enter' });
    await textOf('Calls84 a day');
    expect(navigation.getSnapshot().search).toBe('?from=2026-03-02&to=2026-03-03');
  });

  it('F427: outside the range are refused with words that are read out, and the other date stays', async () => {
    const { navigation } = await open();
    const from = await screen.findByLabelText<HTMLInputElement>('From');
    typeKeys(from, ['0202-03-02']);
    fireEvent.blur(from);
    expect(screen.getByText(/^Enter a date from .* to /).role).toBe('alert');
    expect(from.value).toBe('0202-03-02');
    expect(navigation.visited).toEqual([]);
    typeKeys(from, ['2026-03-03']);
    expect(screen.queryByText(/^Enter a date from/)).toBeNull();
    fireEvent.blur(from);
    await waitFor(() => expect(navigation.getSnapshot().search).toBe('?from=2026-03-03&to=2026-03-04'));
  });

  it('that were refused give way to a ready range, also where it ends on the same day', async () => {
    const { navigation } = await open();
    const to = await screen.findByLabelText<HTMLInputElement>('To');
    await act(() => navigation.navigate('/dashboard/statistics?days=30'));
    const today = to.value;
    typeKeys(to, ['2222-03-02']);
    fireEvent.blur(to);
    expect(screen.getByText(/^Enter a date from/)).toBeTruthy();
    await act(() => navigation.navigate('/dashboard/statistics?days=7'));
    await waitFor(() => expect(to.value).toBe(today));
    expect(screen.queryByText(/^Enter a date from/)).toBeNull();
  });

  it('follow the address, and an emptied field goes back to its day', async () => {
    const { navigation } = await open();
    const from = await screen.findByLabelText<HTMLInputElement>('From');
    typeKeys(from, ['']);
    fireEvent.blur(from);
    expect(from.value).toBe('2026-03-01');
    typeKeys(from, ['0202-03-02']);
    await act(() => navigation.navigate('/dashboard/statistics?from=2026-02-01&to=2026-03-04'));
    expect(from.value).toBe('2026-02-01');
  });

  it('look right with one day, and with a year of them by week', async () => {
    await open({}, '/dashboard/statistics?from=2026-03-03&to=2026-03-03');
    await waitFor(async () => expect(await rows()).toHaveLength(2));
    cleanup();
    await open({}, '/dashboard/statistics?from=2025-04-01&to=2026-03-31');
    expect(await screen.findByRole('heading', { name: 'Calls by week' })).toBeTruthy();
    expect(await rows()).toHaveLength(54);
  });

  it('are all that is asked for, once each; what is shown stays until others have come', async () => {
    const { api, navigation } = await open({ [statisticsOf('number-1')]: { ...week, date_from: '2026-03-01' } });
    await textOf('Calls123 a day');
    await textOf('on the days chosen above');
    const waiting: ((answer: unknown) => void)[] = [];
    api.answer(statisticsOf('number-1'), () => new Promise((resolve) => waiting.push(resolve)));
    await act(() => navigation.navigate('/dashboard/statistics?from=2026-03-02&to=2026-03-03'));
    expect(document.body.textContent).toContain('Calls123 a day');
    expect(await rows()).toHaveLength(5);
    await act(async () => waiting[0]?.({ total_calls: 9, calls_by_day: [{ date: '2026-03-02', calls: 2 }] }));
    await textOf('Calls21 a day');
    await textOf('whatever days are chosen above');
    await act(() => navigation.navigate(march));
    await textOf('Calls123 a day');
    expect(api.callsOf(statisticsOf('number-1')).map(({ query }) => query)).toEqual([
      { date_from: '2026-03-01', date_to: '2026-03-04' },
      { date_from: '2026-03-02', date_to: '2026-03-03' },
    ]);
  });

  it('F387: stand on paper with the number and the days of what is shown, while others are on their way', async () => {
    const { api } = await open({ [LIST]: [number, other], [statisticsOf('number-2')]: week });
    await textOf('All numbers · Mar\u00a01\u2009–\u20094,\u00a02026');
    const { answer, arrive } = heldBack();
    api.answer(statisticsOf('number-2'), answer);
    fireEvent.click(screen.getByRole('link', { name: '7 days' }));
    expect(document.body.textContent).toContain('All numbers · Mar\u00a01\u2009–\u20094,\u00a02026');
    await arrive(week);
    await waitFor(() => expect(document.body.textContent).not.toContain('All numbers · Mar\u00a01\u2009–'));
  });

  it('say so where nobody called', async () => {
    await open({}, '/dashboard/statistics?from=2020-03-01&to=2020-03-02');
    expect(await screen.findByText('No calls on these days')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Export CSV' })).toBeNull();
  });
});

describe('the file', () => {
  it('holds the chosen days of each number, for a spreadsheet', async () => {
    const files: Blob[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    Object.assign(URL, { createObjectURL: (file: Blob) => files.push(file) && 'blob:x', revokeObjectURL: () => {} });
    await open({ [LIST]: [number, other], [statisticsOf('number-2')]: { calls_by_day: [] } });
    fireEvent.click(await screen.findByRole('button', { name: 'Export CSV' }));
    const lines = (await files[0]?.text())?.trim().split('\r\n');
    expect(lines).toEqual([
      'Date,Number,Calls,Answered,Missed',
      '2026-03-01,(503) 555-0114,4,3,1',
      '2026-03-02,(503) 555-0114,0,0,0',
      '2026-03-03,(503) 555-0114,8,6,2',
      '2026-03-04,(503) 555-0114,0,0,0',
    ]);
  });
});

describe('what can go wrong', () => {
  it('leads to a first number where there is none', async () => {
    await open({ [LIST]: [] });
    expect((await screen.findByRole('link', { name: 'Find a number' })).getAttribute('href')).toBe(
      '/dashboard/account/phone-numbers',
    );
  });

  it('R216 R221: says that it failed, once, and Retry asks again', async () => {
    const { api } = await open({ [statisticsOf('number-1')]: failure(400) });
    expect(await screen.findByText('We could not load your statistics')).toBeTruthy();
    expect(screen.getAllByText('Statistics Failed')).toHaveLength(1);
    expect(screen.getAllByText('Failed to fetch call statistics')).toHaveLength(2);
    api.answer(statisticsOf('number-1'), week);
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await textOf('Calls123 a day');
  });

  it('shows the numbers that answered, and which did not, with Retry', async () => {
    const { api } = await open({ [LIST]: [number, other], [statisticsOf('number-2')]: failure(400) });
    await textOf('Calls123 a day');
    expect(screen.getByText(/^\(503\) 555-0120\. Failed to fetch/)).toBeTruthy();
    api.answer(statisticsOf('number-2'), week);
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await textOf('Calls246 a day');
    expect(screen.queryByText('Some numbers are not included')).toBeNull();
    expect(api.callsOf(statisticsOf('number-1'))).toHaveLength(1);
  });

  it('keeps what is known, the note and its pressed button while a number is tried again', async () => {
    const { api } = await open({ [LIST]: [number, other], [statisticsOf('number-2')]: failure(400) });
    await textOf('Calls123 a day');
    const waiting: ((answer: unknown) => void)[] = [];
    api.answer(statisticsOf('number-2'), () => new Promise((resolve) => waiting.push(resolve)));
    const retry = screen.getByRole('button', { name: 'Retry' });
    retry.focus();
    // The same words within 50 ms would be the same notice.
    const { now } = Date;
    vi.spyOn(Date, 'now').mockImplementation(() => now() + 1_000);
    for (const answer of [failure(400), week]) {
      fireEvent.click(retry);
      await waitFor(() => expect(waiting).toHaveLength(1));
      expect(retry.getAttribute('aria-disabled')).toBe('true');
      expect(document.activeElement).toBe(retry);
      expect(document.body.textContent).toContain('Calls123 a day');
      expect(screen.getByText(/^\(503\) 555-0120\. Failed to fetch/)).toBeTruthy();
      await act(async () => waiting.shift()?.(answer));
      await waitFor(() => expect(screen.queryByRole('button', { name: 'Trying again…' })).toBeNull());
    }
    await textOf('Calls246 a day');
    expect(focusedText()).toContain('Calls246 a day');
    expect(document.activeElement).not.toBe(document.body);
    expect(screen.getAllByText('Statistics Failed')).toHaveLength(2);
  });

  it('keeps the error and its pressed button while everything is tried again', async () => {
    const { api } = await open({ [statisticsOf('number-1')]: failure(400) });
    const retry = await screen.findByRole('button', { name: 'Retry' });
    api.answer(statisticsOf('number-1'), () => new Promise(() => {}));
    fireEvent.click(retry);
    await waitFor(() => expect(retry.getAttribute('aria-disabled')).toBe('true'));
    expect(retry.isConnected).toBe(true);
    expect(screen.getByRole('alert').textContent).toContain('Failed to fetch call statistics');
  });

  it('F291: tells once that several numbers could not be asked for again, when the last of them has failed', async () => {
    const second = statisticsOf('number-2');
    const { api, platform } = await open({ [LIST]: [number, other], [second]: week });
    await textOf('Calls246 a day');
    const { answer: last, arrive } = heldBack<Response>();
    api.answer(statisticsOf('number-1'), failure(400));
    api.answer(second, last);
    act(() => void platform.queries.refetchQueries({ queryKey: statisticsKey }));
    await waitFor(() => expect(platform.queries.isFetching({ queryKey: statisticsKey })).toBe(1));
    expect(screen.queryByText('Statistics Failed')).toBeNull();
    await arrive(failure(400));
    expect(await screen.findAllByText('Statistics Failed')).toHaveLength(1);
  });

  it('says that the numbers could not be loaded, and Retry loads them', async () => {
    const { api } = await open({ [LIST]: failure(400, 'Not today') });
    expect(await screen.findByText('Not today')).toBeTruthy();
    api.answer(LIST, [number]);
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await textOf('Calls123 a day');
  });
});
