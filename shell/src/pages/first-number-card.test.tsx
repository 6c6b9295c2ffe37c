import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { followChanges } from '../follow-changes';
import { renderSiteAt } from '../testing/test-site';

const answers = {
  'GET /professionals/profile': {
    id: 'user-1',
    phone_numbers: [{ id: 'phone-1', phone_number: '+15125550100', is_verified: true }],
  },
  'GET /api/v1/phone-subscriptions': [],
  'GET /api/v1/payment-methods': [],
  'GET /api/v1/twilio/phones/user-1': [{ id: 'n1', phone_number: '+12075550142', forward_to_number: '+15125550100' }],
};

it('U12 U1: the number that ends onboarding is shown once, with its price, to copy and to call', async () => {
  const { platform, navigation } = await renderSiteAt({ path: '/onboarding/twilio-numbers', answers });
  followChanges(platform, () => true);
  platform.events.emit('number.changed', { id: 'n1', change: 'purchased', price: 4.5 });
  await act(() => navigation.navigate('/dashboard'));
  const card = within(await screen.findByRole('region', { name: 'Your number is ready' }));
  expect(card.getByText('(207) 555-0142')).toBeDefined();
  expect(card.getByText('It costs $4.50 a month, as long as you keep it.')).toBeDefined();
  expect(card.getByRole('link', { name: 'Call it now to test' }).getAttribute('href')).toBe('tel:+12075550142');
  expect(card.getByText(/Calls to it reach you on \(512\) 555-0100/)).toBeDefined();
  const writeText = vi.fn(async () => {});
  Object.assign(navigator, { clipboard: { writeText } });
  fireEvent.click(card.getByRole('button', { name: 'Copy number' }));
  await waitFor(() => expect(card.getByRole('status').textContent).toBe('Copied.'));
  expect(writeText).toHaveBeenCalledExactlyOnceWith('(207) 555-0142');

  fireEvent.click(card.getByRole('button', { name: 'Hide' }));
  expect(screen.queryByRole('region', { name: 'Your number is ready' })).toBeNull();
  await act(() => navigation.navigate('/professionals'));
  await act(() => navigation.navigate('/dashboard'));
  expect(screen.queryByRole('region', { name: 'Your number is ready' })).toBeNull();
});

it('F375: so is one whose purchase was answered without it, of which only the digits are known', async () => {
  const { platform, navigation } = await renderSiteAt({ path: '/onboarding/twilio-numbers', answers });
  followChanges(platform, () => true);
  platform.events.emit('number.changed', { id: '+12075550142', change: 'purchased' });
  await act(() => navigation.navigate('/dashboard'));
  expect(await screen.findByRole('region', { name: 'Your number is ready' })).toBeDefined();
});

it('F372 F373 F419: of many numbers five are listed, in words of the language, and how many more there are', async () => {
  const list = [...'0123456'].map((digit) => ({ id: digit, phone_number: `+1207555014${digit}`, status: 'pending' }));
  await renderSiteAt({ path: '/es/dashboard', answers: { ...answers, 'GET /api/v1/twilio/phones/user-1': list } });
  const card = within(await screen.findByRole('region', { name: 'Sus números' }));
  expect(await card.findAllByText('Pendiente')).toHaveLength(5);
  expect(card.getByRole('link', { name: '2 más' }).getAttribute('href')).toBe('/es/phone-numbers');
});

it('U12: a number that is bought later is no end of onboarding', async () => {
  const { platform, navigation } = await renderSiteAt({ path: '/professionals', answers });
  followChanges(platform, () => false);
  platform.events.emit('number.changed', { id: 'n1', change: 'purchased' });
  await act(() => navigation.navigate('/dashboard'));
  expect(await screen.findByText('(207) 555-0142')).toBeDefined();
  expect(screen.queryByRole('region', { name: 'Your number is ready' })).toBeNull();
});

it('F217 F437: "Copied." is said anew for each time, and a refusal in words of its own', async () => {
  const { platform, navigation } = await renderSiteAt({ path: '/onboarding/twilio-numbers', answers });
  followChanges(platform, () => true);
  platform.events.emit('number.changed', { id: 'n1', change: 'purchased' });
  await act(() => navigation.navigate('/dashboard'));
  const card = within(await screen.findByRole('region', { name: 'Your number is ready' }));
  const writeText = vi.fn(async () => {});
  Object.assign(navigator, { clipboard: { writeText } });
  const press = () => fireEvent.click(card.getByRole('button', { name: 'Copy number' }));
  const words = () => card.getByRole('status').firstElementChild;
  press();
  await waitFor(() => expect(words()?.textContent).toBe('Copied.'));
  const first = words();
  press();
  await waitFor(() => expect(words()).not.toBe(first));
  expect(words()?.textContent).toBe('Copied.');
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  writeText.mockRejectedValueOnce(new Error('denied'));
  press();
  await waitFor(() => expect(words()?.textContent).toMatch(/^Your browser does not allow this/));
  expect(warn).toHaveBeenCalled();
});
