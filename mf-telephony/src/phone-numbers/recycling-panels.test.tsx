import { failure, testUser } from '@careline/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { click, findCard, openPhoneNumbers } from '../testing/phone-numbers-page';
import { LIST, number } from '../testing/telephony-platform';

const AUDIT = 'GET /api/v1/twilio/audit';
const RECYCLING = 'GET /api/v1/twilio/recycling/stats';

describe('the reports', () => {
  const recycling = { total_recycled: 12, total_cost_savings: 1234.5, available_for_reuse: 4, recycling_rate: 0.25 };
  const audit = { total_twilio_numbers: 40, available_numbers: 7, cost_savings: { potential_savings: 31.5 } };

  it('U20: stand folded, last on the page', async () => {
    await openPhoneNumbers();
    const reports = (await findCard('Audit of numbers')).closest('details');
    expect(reports?.open).toBe(false);
    expect(reports?.contains(await findCard('Reuse of numbers'))).toBe(true);
    expect(reports?.nextElementSibling).toBeNull();
  });

  it('R86 R159 R203 F423: a user without permissions asks for recycling statistics', async () => {
    const { api } = await openPhoneNumbers({
      'GET /auth/validate': { ...testUser, permissions: [] },
      [RECYCLING]: { data: recycling },
    });
    const region = await findCard('Reuse of numbers');
    expect(api.callsOf(RECYCLING)).toHaveLength(0);
    await click('Recycling statistics');
    const figures = ['Numbers recycled12', 'Saved in all$1,234.50', 'Available for reuse4', 'Recycling rate25%'];
    for (const figure of figures) await waitFor(() => expect(region.textContent).toContain(figure));
    expect(within(region).getByRole('status').textContent).toMatch(/^Numbers recycled: 12, /);
    expect(api.callsOf(RECYCLING)).toHaveLength(1);
  });

  it('F461: a report that fails when it is asked for again is not read out with its old figures', async () => {
    const { api } = await openPhoneNumbers({ [RECYCLING]: { data: recycling } });
    const status = within(await findCard('Reuse of numbers')).getByRole('status');
    await click('Recycling statistics');
    await waitFor(() => expect(status.textContent).toMatch(/^Numbers recycled: 12, /));
    api.answer(RECYCLING, failure(501));
    await click('Recycling statistics');
    await waitFor(() => expect(api.callsOf(RECYCLING)).toHaveLength(2));
    await waitFor(() => expect(screen.getAllByText(/earlier/).length).toBeGreaterThan(0));
    expect(status.textContent).toBe('');
  });

  it('R87 R159 R203: a user without permissions runs the audit', async () => {
    const { api } = await openPhoneNumbers({ 'GET /auth/validate': { ...testUser, permissions: [] }, [AUDIT]: audit });
    const region = await findCard('Audit of numbers');
    await click('Run audit');
    const figures = ['Numbers in all40', 'Available numbers7', 'Potential savings$31.50'];
    for (const figure of figures) await waitFor(() => expect(region.textContent).toContain(figure));
    expect(api.callsOf(AUDIT)).toHaveLength(1);
  });

  it('R244: savings are en-US in Spanish too', async () => {
    await openPhoneNumbers({ [RECYCLING]: recycling }, '/es/dashboard/account/phone-numbers');
    await click('Estadísticas de reciclaje');
    expect(await screen.findByText('$1,234.50')).toBeTruthy();
  });

  it('F361: once asked for are asked for again when a number was deleted, and not before', async () => {
    const DELETE = 'DELETE /api/v1/twilio/phones/user-1/number-1';
    const { api } = await openPhoneNumbers({ [LIST]: [number], [DELETE]: undefined, [RECYCLING]: recycling });
    const region = await findCard('Reuse of numbers');
    await click('Recycling statistics');
    await waitFor(() => expect(region.textContent).toContain('Available for reuse4'));
    api.answer(RECYCLING, { ...recycling, available_for_reuse: 5 });
    await click('Delete');
    await click('Delete number');
    await waitFor(() => expect(region.textContent).toContain('Available for reuse5'));
    expect(api.callsOf(RECYCLING)).toHaveLength(2);
    expect(api.callsOf(AUDIT)).toHaveLength(0);
  });

  it.each([
    ['Recycling statistics', RECYCLING, 'Statistics Failed', 'Failed to fetch recycling statistics', recycling, '25%'],
    ['Run audit', AUDIT, 'Audit Failed', 'Failed to perform recycling audit', audit, '$31.50'],
  ])('R216 R221: %s says that it failed, and Retry asks again', async (name, call, title, message, answer, figure) => {
    const { api } = await openPhoneNumbers({ [call]: failure(400) });
    await click(name);
    await waitFor(() => expect(screen.getAllByText(title)).toHaveLength(2));
    expect(screen.getAllByText(message)).toHaveLength(2);
    api.answer(call, answer);
    await click('Retry');
    expect(await screen.findByText(figure)).toBeTruthy();
  });
});
