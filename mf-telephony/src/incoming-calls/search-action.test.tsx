import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createTelephonyPlatform, LIST, number } from '../testing/telephony-platform';
import { IncomingCallsPage } from './incoming-calls-page';

const STATISTICS = 'GET /api/v1/twilio/phones/user-1/number-1/statistics';

async function open(answers: object) {
  const path = '/dashboard/incoming-calls?action=search-calls';
  const test = await createTelephonyPlatform({ path, answers: { [LIST]: [number], ...answers } });
  test.show(<IncomingCallsPage />);
  return test;
}

it.each([
  ['without calls', { [STATISTICS]: { total_calls: 0 } }, 'No calls yet'],
  ['without a number', { [LIST]: [] }, 'No forwarding number yet'],
])(
  'F387: “Search the calls” of the palette, %s, says why it leads to nothing and is over',
  async (_, answers, words) => {
    const { navigation } = await open(answers);
    await waitFor(() => expect(navigation.getSnapshot().search).toBe(''));
    await waitFor(() => expect(screen.getByRole('region', { name: /^Notifications/ }).textContent).toContain(words));
  },
);

it('U23: “Search the calls” of the palette leads to the field', async () => {
  await open({ [STATISTICS]: { recent_calls: [{ id: 'c1', from: '+12095550141', status: 'missed' }] } });
  const field = await screen.findByLabelText('Caller’s number');
  await waitFor(() => expect(document.activeElement).toBe(field));
});
