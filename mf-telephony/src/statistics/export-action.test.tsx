import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openStatistics, statisticsOf } from '../testing/statistics-page';
import { LIST } from '../testing/telephony-platform';

it.each([
  ['of a quiet time', { [statisticsOf('number-1')]: { calls_by_day: [] } }, 'No calls on these days'],
  [
    'of a server that tells no days',
    { [statisticsOf('number-1')]: { total_calls: 42 } },
    'The phone provider does not report calls by day',
  ],
  ['without a number', { [LIST]: [] }, 'No forwarding number yet'],
])('F387: “Export calls” of the palette, %s, says why it saves nothing and is over', async (_, answers, words) => {
  const { navigation } = await openStatistics(answers, '/dashboard/statistics?days=7&action=export-calls');
  await waitFor(() => expect(navigation.getSnapshot().search).toBe('?days=7'));
  await waitFor(() => expect(screen.getByRole('region', { name: /^Notifications/ }).textContent).toContain(words));
});
