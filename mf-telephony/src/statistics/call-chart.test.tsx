import { readFileSync } from 'node:fs';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { createTelephonyPlatform, LIST, number } from '../testing/telephony-platform';
import { barAfter } from './call-chart';
import { NARROW, periodsOf } from './daily-calls';
import { addDays } from './days';
import { StatisticsPage } from './statistics-page';

const STATISTICS = 'GET /api/v1/twilio/phones/user-1/number-1/statistics';
const week = {
  calls_by_day: [
    { date: '2026-03-01', calls: 4, answered: 3, missed: 1 },
    { date: '2026-03-03', calls: 8, answered: 6, missed: 2 },
  ],
};

afterEach(() => {
  vi.unstubAllGlobals();
});

async function open(search: string, answer: object = week) {
  const test = await createTelephonyPlatform({
    path: `/dashboard/statistics?${search}`,
    answers: { [LIST]: [number], [STATISTICS]: answer },
  });
  test.show(<StatisticsPage />);
  return screen.findByRole('img', { name: /^Bar chart/ });
}

/** Intl puts narrow spaces around the dash of a range. */
const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent.replaceAll(/\s/g, ' '));

it('U21: arrow keys move from day to day, and the day is read out; AX9: so is how many calls are shown', async () => {
  const chart = await open('from=2026-03-01&to=2026-03-03');
  expect(said()).toContain('12 calls, Mar 1 – 3, 2026');
  fireEvent.keyDown(chart, { key: 'ArrowRight' });
  expect(said()).toContain('Mar 1, 2026, Answered 3, Missed 1');
  fireEvent.keyDown(chart, { key: 'End' });
  expect(said()).toContain('Mar 3, 2026, Answered 6, Missed 2');
  fireEvent.keyDown(chart, { key: 'Escape' });
  expect(said().join()).not.toContain('Answered');
});

it.each([
  ['ArrowRight', undefined, 0],
  ['ArrowLeft', undefined, 6],
  ['ArrowRight', 6, 6],
  ['ArrowLeft', 3, 2],
  ['a', 3, 'other'],
])('U21: %s leads from bar %s of seven to %s', (key, from, to) => {
  expect(barAfter(key, from, 7)).toBe(to);
});

it.each([
  [30, 'day'],
  [90, 'week'],
  [365, 'month'],
])('U21: on a phone %i days are shown by %s', (length, step) => {
  const days = Array.from({ length }, (_, index) => {
    const day = addDays('2026-01-01', index);
    return { from: day, to: day, total: 1, parts: [] };
  });
  expect(periodsOf({ days }, NARROW).step).toBe(step);
});

it('U16: answered and missed calls have colours of their own, that no theme changes', async () => {
  const file = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
  expect(file('./call-chart.module.css')).not.toContain('--primary');
  expect(file('../../../shared/src/ui/themes.css')).not.toContain('--data-');
  const legend = (await open('from=2026-03-01&to=2026-03-03')).closest('figure')?.querySelectorAll('[aria-hidden] ');
  expect([...(legend ?? [])].slice(0, 2).map(({ className }) => /answered|missed/.exec(className)?.[0])).toEqual([
    'answered',
    'missed',
  ]);
});

it('F385: each kind of calls has a colour of its own in legend and bars, and a line sets it apart from the one below', async () => {
  const day = { date: '2026-03-01', calls: 15, completed: 5, busy: 4, 'no-answer': 3, failed: 2, canceled: 1 };
  const chart = await open('from=2026-03-01&to=2026-03-01', { calls_by_day: [day] });
  const colours = [...chart.querySelectorAll('rect')].map((part) => part.getAttribute('class'));
  expect(new Set(colours).size).toBe(5);
  const keys = [...(chart.closest('figure')?.querySelectorAll('figcaption [aria-hidden]') ?? [])];
  expect(keys.map(({ classList }) => classList.item(1))).toEqual(colours);
  expect(chart.querySelectorAll('line[class*="between"]')).toHaveLength(4);
});
