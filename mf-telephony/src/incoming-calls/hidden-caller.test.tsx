import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createTelephonyPlatform, LIST, number } from '../testing/telephony-platform';
import { IncomingCallsPage } from './incoming-calls-page';

it.each(['anonymous', 'Restricted', '+266696687'])(
  'F124: “%s” in the place of a number is no number: it is called hidden in the page’s language',
  async (from_number) => {
    const hidden = { id: 'c1', from_number, started_at: '2026-03-01T09:30:00' };
    const test = await createTelephonyPlatform({
      path: '/ru/dashboard/incoming-calls',
      answers: { [LIST]: [number], 'GET /api/v1/twilio/phones/user-1/number-1/statistics': { recent_calls: [hidden] } },
    });
    test.show(<IncomingCallsPage />);
    const row = (await screen.findByText('Номер скрыт')).closest('tr');
    expect(row?.querySelector('a')).toBeNull();
  },
);

it.each([
  ['', 'Missed', 'Hidden number'],
  ['/es', 'Perdidas', 'Número oculto'],
  ['/ru', 'Пропущенные', 'Номер скрыт'],
])(
  'F107: under "%s" a missed call from a hidden number is in the log, and nobody to call back',
  async (prefix, tab, words) => {
    const hidden = { id: 'c1', from_number: null, started_at: '2026-03-01T09:30:00', status: 'missed' };
    const test = await createTelephonyPlatform({
      path: `${prefix}/dashboard/incoming-calls`,
      answers: { [LIST]: [number], 'GET /api/v1/twilio/phones/user-1/number-1/statistics': { recent_calls: [hidden] } },
    });
    test.show(<IncomingCallsPage />);
    const row = (await screen.findByText(words)).closest('tr');
    expect(row?.querySelector('a')).toBeNull();
    expect(screen.getByRole('link', { name: `${tab}1` })).toBeTruthy();
  },
);
