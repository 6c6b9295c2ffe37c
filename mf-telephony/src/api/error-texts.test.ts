import { expect, it } from 'vitest';
import english from '../texts/en.json';

it('R216: the texts of calls are word for word in English, none left over', () => {
  expect(english.errors).toEqual({
    purchaseNumber: 'Failed to purchase Twilio number',
    updateNumber: 'Failed to update Twilio number',
    deleteNumber: 'Failed to delete Twilio number',
    fetchStatistics: 'Failed to fetch call statistics',
    runAudit: 'Failed to perform recycling audit',
    fetchRecycling: 'Failed to fetch recycling statistics',
  });
});
