import type { TestPlatform, TestPlatformOptions } from '@careline/shared/testing';
import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { StatisticsPage } from '../statistics/statistics-page';
import { createTelephonyPlatform, LIST, number } from './telephony-platform';

export const statisticsOf = (id: string) => `GET /api/v1/twilio/phones/user-1/${id}/statistics`;
export const week = {
  total_calls: 12,
  answer_rate: 0.75,
  average_duration_seconds: 75,
  peak_hour_calls: 4,
  calls_by_day: [
    { date: '2026-03-01', calls: 4, answered: 3, missed: 1 },
    { date: '2026-03-03', calls: 8, answered: 6, missed: 2 },
  ],
};
export const march = '/dashboard/statistics?from=2026-03-01&to=2026-03-04';

/** The page with one number and four days, unless said otherwise. */
export async function openStatistics(
  answers: TestPlatformOptions['answers'] = {},
  path = march,
  options: Pick<TestPlatformOptions, 'config'> = {},
): Promise<TestPlatform> {
  const test = await createTelephonyPlatform({
    ...options,
    path,
    answers: { [LIST]: [number], [statisticsOf('number-1')]: { data: week }, ...answers },
  });
  test.show(<StatisticsPage />);
  return test;
}

/** Waits until the page says so. */
export const textOf = (text: string) => waitFor(() => expect(document.body.textContent).toContain(text));
