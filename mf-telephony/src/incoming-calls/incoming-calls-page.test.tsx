import { failure, type TestPlatform, type TestPlatformOptions } from '@careline/shared/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTelephonyPlatform, LIST, number } from '../testing/telephony-platform';
import { IncomingCallsPage } from './incoming-calls-page';

const STATISTICS = 'GET /api/v1/twilio/phones/user-1/number-1/statistics';
// Without a zone, so that the day is the same wherever the test runs.
const answered = {
  id: 'c1',
  from: '+12095550141',
  started_at: '2026-03-01T09:30:00',
  duration_seconds: 75,
  status: 'answered',
};
const missed = {
  id: 'c2',
  from: '+17865550162',
  started_at: '2026-03-03T18:00:00',
  duration_seconds: 0,
  status: 'missed',
};
const hidden = {
  id: 'c3',
  from: 'anonymous',
  started_at: '2026-03-02T10:00:00',
  duration_seconds: 5,
  status: 'voicemail',
};
const answer = { total_calls: 3, missed_calls: 1, recent_calls: [answered, missed, hidden] };

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-03-10T12:00:00'), toFake: ['Date'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

async function open(
  answers: TestPlatformOptions['answers'] = {},
  path = '/dashboard/incoming-calls',
): Promise<TestPlatform> {
  const test = await createTelephonyPlatform({ path, answers: { [LIST]: [number], [STATISTICS]: answer, ...answers } });
  test.show(<IncomingCallsPage />);
  return test;
}

/** Callers in the order of the log. */
async function callers(): Promise<readonly string[]> {
  const table = await screen.findByRole('table', { name: 'Latest calls' });
  return [...table.querySelectorAll('th[scope="row"]')].map(({ textContent }) => textContent);
}

describe('the page', () => {
  it('R25: shows the forwarding numbers, where each forwards, and the figures of its statistics', async () => {
    const { api } = await open();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Incoming calls');
    const list = await screen.findByRole('list', { name: 'Forwarding numbers' });
    expect(list.textContent).toBe('(503) 555-0114ActiveForwards to (415) 555-0101');
    await waitFor(() => expect(document.body.textContent).toContain('Total calls3Missed calls1'));
    // F371: apart from the log, which may be filtered.
    expect(screen.getByRole('region', { name: 'Overall' }).textContent).toContain('not only the calls listed above');
    expect(api.callsOf(STATISTICS)).toHaveLength(1);
  });

  it('lists the calls of the statistics answers, the latest first, to call back with one click', async () => {
    await open();
    expect(await callers()).toEqual(['(786) 555-0162', 'Hidden number', '(209) 555-0141']);
    const back = screen.getByRole('link', { name: 'Call back (209) 555-0141' });
    for (const part of ['Front desk', '9:30', 'Answered', '1:15'])
      expect(back.closest('tr')?.textContent).toContain(part);
    expect(back.getAttribute('href')).toBe('tel:+12095550141');
    expect(screen.queryByRole('link', { name: /Hidden number/ })).toBeNull();
  });

  it('F95: says once whose number a patient sees who is called back', async () => {
    await open();
    await callers();
    expect(document.body.textContent.match(/the patient sees its number/g)).toHaveLength(1);
  });

  it('U9 U18: the log comes first, under a heading for each day', async () => {
    await open();
    await callers();
    const headings = [...document.querySelectorAll('th[scope="rowgroup"]')].map(({ textContent }) => textContent);
    expect(headings).toEqual(['Tuesday, March\u00a03', 'Monday, March\u00a02', 'Sunday, March\u00a01']);
    const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(titles).toEqual(['Latest calls', 'Overall', 'Forwarding numbers']);
  });
});

describe('the filters', () => {
  it('show the missed calls alone, in the chosen days, and stand in the address', async () => {
    const { navigation } = await open();
    fireEvent.click(await screen.findByRole('link', { name: 'Missed1' }));
    await waitFor(async () => expect(await callers()).toEqual(['(786) 555-0162']));
    fireEvent.click(screen.getByRole('link', { name: 'All calls3' }));
    fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-03-01' } });
    fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-03-02' } });
    await waitFor(async () => expect(await callers()).toEqual(['Hidden number', '(209) 555-0141']));
    expect(navigation.getSnapshot().search).toBe('?from=2026-03-01&to=2026-03-02');
  });

  it('take a typed day once the field is left, and an emptied one as any day', async () => {
    const { navigation } = await open({}, '/dashboard/incoming-calls?to=2026-03-02');
    const from = await screen.findByLabelText<HTMLInputElement>('From');
    for (const value of ['0002-03-02', '0020-03-02', '0202-03-02', '2026-03-02']) {
      fireEvent.keyDown(from, { key: '2' });
      fireEvent.change(from, { target: { value } });
    }
    expect(navigation.visited).toEqual([]);
    fireEvent.blur(from);
    await waitFor(async () => expect(await callers()).toEqual(['Hidden number']));
    expect(navigation.getSnapshot().search).toBe('?to=2026-03-02&from=2026-03-02');
    fireEvent.keyDown(from, { key: 'Backspace' });
    fireEvent.change(from, { target: { value: '' } });
    fireEvent.blur(from);
    await waitFor(async () => expect(await callers()).toHaveLength(2));
    expect(navigation.getSnapshot().search).toBe('?to=2026-03-02');
  });

  it('U18: find a caller while the digits are typed, and AX9: say how many calls there are', async () => {
    const { navigation } = await open();
    const search = await screen.findByLabelText('Caller’s number');
    fireEvent.change(search, { target: { value: '0162' } });
    await waitFor(async () => expect(await callers()).toEqual(['(786) 555-0162']));
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('1 call');
    expect(navigation.visited).toEqual([]);
    fireEvent.blur(search);
    await waitFor(() => expect(navigation.getSnapshot().search).toBe('?search=0162'));
  });

  it('U18: an address without a caller shows all calls, whatever was typed before', async () => {
    const { navigation } = await open({}, '/dashboard/incoming-calls?search=0162');
    expect(await callers()).toHaveLength(1);
    await act(() => navigation.navigate('/dashboard/incoming-calls'));
    expect(await callers()).toHaveLength(3);
    expect(screen.getByLabelText('Caller’s number')).toHaveProperty('value', '');
  });

  it('U19: say at the field that the last day is before the first', async () => {
    await open({}, '/dashboard/incoming-calls?from=2026-03-03&to=2026-03-01');
    const to = await screen.findByLabelText('To');
    expect(to.getAttribute('aria-invalid')).toBe('true');
    expect(to.closest('div')?.textContent).toContain('Choose Mar\u00a03,\u00a02026 or a later day');
  });

  it('lead back where nothing matches', async () => {
    await open({}, '/dashboard/incoming-calls?missed=1&from=2026-03-04');
    expect(await screen.findByText('No calls match these filters')).toBeTruthy();
    fireEvent.click(screen.getByRole('link', { name: 'Show all calls' }));
    expect(await callers()).toHaveLength(3);
  });

  it('F286: let all calls through where the number that the address names is none of one’s own any more', async () => {
    await open({}, '/dashboard/incoming-calls?number=number-9');
    expect(await callers()).toHaveLength(3);
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Number' }).value).toBe('');
  });

  it('F233: lead the focus of who shows all calls by the keyboard to them, and back with it; who is elsewhere stays there', async () => {
    const narrowed = '/dashboard/incoming-calls?missed=1&from=2026-03-04';
    const { navigation } = await open({}, narrowed);
    const link = await screen.findByRole('link', { name: 'Show all calls' });
    link.focus();
    fireEvent.click(link);
    const back = await screen.findByRole('link', { name: 'Call back (209) 555-0141' });
    const region = back.closest('div[tabindex="-1"]');
    expect(document.activeElement).toBe(region);
    back.focus();
    await act(() => navigation.navigate(narrowed));
    expect(document.activeElement).toBe(region);
    const heading = screen.getByRole('heading', { level: 1 });
    heading.focus();
    await act(() => navigation.navigate('/dashboard/incoming-calls'));
    expect(await callers()).toHaveLength(3);
    expect(document.activeElement).toBe(heading);
  });

  it('U9: show twenty calls a page on a phone', async () => {
    vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }));
    const many = Array.from({ length: 45 }, (_, index) => ({ ...answered, id: `c${index}` }));
    await open({ [STATISTICS]: { recent_calls: many } });
    await waitFor(async () => expect(await callers()).toHaveLength(20));
    expect(screen.getByText('1–20 of 45')).toBeTruthy();
  });

  it('F144: stay in sight where a phone is turned, which has room for more of them on a page', async () => {
    const media = Object.assign(new EventTarget(), { matches: true });
    vi.stubGlobal('matchMedia', () => media);
    const many = Array.from({ length: 45 }, (_, index) => ({ ...answered, id: `c${index}` }));
    const { navigation } = await open({ [STATISTICS]: { recent_calls: many } });
    fireEvent.click(await screen.findByRole('link', { name: 'Next' }));
    expect(await screen.findByText('21–40 of 45')).toBeTruthy();
    media.matches = false;
    act(() => void media.dispatchEvent(new Event('change')));
    expect(screen.getByText('21–45 of 45')).toBeTruthy();
    fireEvent.click(screen.getByRole('link', { name: 'Previous' }));
    await waitFor(() => expect(navigation.getSnapshot().search).toBe(''));
    await waitFor(async () => expect(await callers()).toHaveLength(45));
  });

  it('U15: go to paper all together, with what was chosen', async () => {
    const many = Array.from({ length: 60 }, (_, index) => ({ ...missed, id: `c${index}` }));
    await open(
      { [STATISTICS]: { recent_calls: [...many, { ...answered, id: 'other' }] } },
      '/dashboard/incoming-calls?missed=1&days=30&offset=50',
    );
    expect(await callers()).toHaveLength(10);
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(await callers()).toHaveLength(60);
    expect(screen.getByText(/^All numbers · Missed · Feb 9 – Mar 10, 2026 · 60 calls$/)).toBeTruthy();
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(await callers()).toHaveLength(10);
  });

  it('F42: "Today" shows the call of an hour ago in an evening of California, and says that day on paper', async () => {
    vi.stubEnv('TZ', 'America/Los_Angeles');
    vi.setSystemTime(new Date('2026-03-11T00:00:00Z'));
    const late = { ...missed, started_at: '2026-03-10T23:00:00Z' };
    await open({ [STATISTICS]: { recent_calls: [late] } }, '/dashboard/incoming-calls?days=1');
    expect(await callers()).toEqual(['(786) 555-0162']);
    expect(screen.getByText(/^All numbers · Mar 10, 2026 · 1 call$/)).toBeTruthy();
    // F115: and tomorrow is no day to choose.
    expect(screen.getByLabelText('To').getAttribute('max')).toBe('2026-03-10');
  });

  it.each(['?offset=50', '?search=0141&offset=50'])(
    'F48: stay as they are where the search field is only passed, at %s',
    async (query) => {
      const many = Array.from({ length: 120 }, (_, index) => ({ ...answered, id: `c${index}` }));
      const { navigation } = await open({ [STATISTICS]: { recent_calls: many } }, `/dashboard/incoming-calls${query}`);
      const search = await screen.findByLabelText('Caller’s number');
      search.focus();
      await act(async () => search.blur());
      expect(screen.getByText('51–100 of 120')).toBeTruthy();
      expect(navigation.getSnapshot().search).toBe(query);
      expect(navigation.visited).toEqual([]);
    },
  );

  it('turn pages of fifty calls', async () => {
    const many = Array.from({ length: 120 }, (_, index) => ({ ...answered, id: `c${index}` }));
    const { navigation } = await open({ [STATISTICS]: { recent_calls: many } }, '/dashboard/incoming-calls?offset=50');
    await waitFor(async () => expect(await callers()).toHaveLength(50));
    expect(screen.getByText('51–100 of 120')).toBeTruthy();
    fireEvent.click(screen.getByRole('link', { name: 'Next' }));
    await waitFor(async () => expect(await callers()).toHaveLength(20));
    expect(navigation.getSnapshot().search).toBe('?offset=100');
  });
});

describe('what can be missing', () => {
  it('says that there are no calls, without inventing any', async () => {
    await open({ [STATISTICS]: { total_calls: 0 } });
    expect(await screen.findByText('No calls yet')).toBeTruthy();
    const test = screen.getByRole('link', { name: 'Call your number to test it' });
    expect(test.getAttribute('href')).toBe('tel:+15035550114');
  });

  it.each([
    ['in all', { total_calls: 12 }],
    ['by day', { daily: [{ date: '2026-03-03', calls: 12 }] }],
  ])('F292: claims no lack of calls where a server counts them %s and lists none', async (_how, counted) => {
    await open({ [STATISTICS]: counted });
    expect(await screen.findByText('Individual calls are not listed')).toBeTruthy();
    expect(screen.queryByText('No calls yet')).toBeNull();
  });

  it('leads to a first number where there is none', async () => {
    await open({ [LIST]: [] });
    expect(await screen.findByRole('link', { name: 'Find a number' })).toBeTruthy();
  });

  it('R216 R221: keeps the numbers where the statistics failed, and Retry asks again', async () => {
    const { api } = await open({ [STATISTICS]: failure(400) });
    expect(await screen.findByText('We could not load your calls')).toBeTruthy();
    expect(screen.getAllByText('Statistics Failed')).toHaveLength(1);
    expect(screen.getAllByText('Failed to fetch call statistics')).toHaveLength(2);
    expect(screen.getByRole('list', { name: 'Forwarding numbers' })).toBeTruthy();
    expect(screen.getByRole('alert').closest('section')).not.toBeNull();
    api.answer(STATISTICS, answer);
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await callers()).toHaveLength(3);
  });
});
