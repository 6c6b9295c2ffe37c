import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { CREATE, click, fill, oak, openAddresses } from '../testing/addresses-site';
import { control, focused } from '../testing/controls';

function stubGeolocation(geolocation: unknown) {
  vi.stubGlobal('navigator', Object.create(navigator, { geolocation: { value: geolocation } }));
}

describe('Use my location', () => {
  it('U20: degrees are folded away until there are some', async () => {
    await openAddresses();
    stubGeolocation({ getCurrentPosition: vi.fn((found) => found({ coords: { latitude: 30.2, longitude: -97.7 } })) });
    click('Add address');
    const degrees = screen.getByText('Latitude and longitude').closest('details');
    expect(degrees?.open).toBe(false);
    expect(degrees?.contains(control('latitude'))).toBe(true);
    click('Use my location');
    await waitFor(() => expect(degrees?.open).toBe(true));
  });

  it('F61: what is wrong with the degrees is said in the language that is switched to', async () => {
    const { navigation } = await openAddresses();
    click('Add address');
    fill({ ...oak, latitude: 'north' });
    click('Save address');
    expect(await screen.findAllByText(/Enter degrees between −90 and 90/)).not.toHaveLength(0);
    await act(() => navigation.switchLocale('ru'));
    expect(await screen.findAllByText(/Введите градусы от −90 до 90/)).not.toHaveLength(0);
    expect(screen.queryByText(/Enter degrees/)).toBeNull();
  });

  it('R76 R207 R227 R242: fills in the position, asked for exactly as specified, and sends it', async () => {
    const getCurrentPosition = vi.fn((found) => found({ coords: { latitude: 30.267153, longitude: -97.743057 } }));
    const site = await openAddresses();
    stubGeolocation({ getCurrentPosition });
    click('Add address');
    click('Use my location');
    expect(await screen.findByText('Location Obtained')).toBeDefined();
    expect(getCurrentPosition.mock.calls[0]?.at(2)).toEqual({
      enableHighAccuracy: true,
      timeout: 10_000,
      maximumAge: 300_000,
    });
    expect(control('latitude').value).toBe('30.267153');
    fill(oak);
    click('Save address');
    await waitFor(() => expect(site.api.callsOf(CREATE)).toHaveLength(1));
    expect(site.api.callsOf(CREATE)[0]?.body).toMatchObject({ latitude: 30.267153, longitude: -97.743057 });
  });

  it('F62: degrees that are none are shown, though they were folded, and the list of errors leads to them', async () => {
    const site = await openAddresses();
    click('Add address');
    const folded = screen.getByText('Latitude and longitude').closest('details');
    expect(folded?.open).toBe(false);
    fill({ ...oak, latitude: 'abc' });
    click('Save address');
    const link = await screen.findByRole('link', { name: /^Latitude/ });
    await waitFor(() => expect(folded?.open).toBe(true));
    if (folded) folded.open = false;
    fireEvent.click(link);
    expect(folded?.open).toBe(true);
    expect(focused()).toBe(control('latitude'));
    expect(site.api.callsOf(CREATE)).toHaveLength(0);
  });

  it('F143: degrees in the west can be typed on every keyboard, and pasted with the minus of books', async () => {
    const site = await openAddresses();
    click('Add address');
    expect(control('longitude').inputMode ?? '').not.toMatch(/decimal|numeric|tel/);
    fill({ ...oak, latitude: '38,9205', longitude: '\u221277.0416' });
    click('Save address');
    await waitFor(() => expect(site.api.callsOf(CREATE)).toHaveLength(1));
    expect(site.api.callsOf(CREATE)[0]?.body).toMatchObject({ latitude: 38.9205, longitude: -77.0416 });
  });

  it.each([
    ['position', (found: (position: object) => void) => found({ coords: { latitude: 30.2, longitude: -97.7 } })],
    ['error', (_found: unknown, failed: (error: object) => void) => failed({ code: 1 })],
  ])('tells of no %s that comes after its form has closed', async (_case, end) => {
    const site = await openAddresses();
    const getCurrentPosition = vi.fn();
    stubGeolocation({ getCurrentPosition });
    click('Add address');
    click('Use my location');
    click('Cancel');
    const [found, failed] = getCurrentPosition.mock.calls[0] ?? [];
    await act(async () => end(found, failed));
    expect(site.platform.toasts.getSnapshot()).toEqual([]);
  });

  it('R223: says where permission was denied', async () => {
    await openAddresses();
    stubGeolocation({ getCurrentPosition: (_found: unknown, failed: (error: object) => void) => failed({ code: 1 }) });
    click('Add address');
    click('Use my location');
    expect(await screen.findByText('Location Error')).toBeDefined();
    expect(
      screen.getByText('Unable to obtain your current location. Please check your browser permissions.'),
    ).toBeDefined();
  });

  it('R224: says where the browser has no geolocation', async () => {
    await openAddresses();
    stubGeolocation(undefined);
    click('Add address');
    click('Use my location');
    expect(await screen.findByText('Location Unavailable')).toBeDefined();
    expect(screen.getByText('Geolocation is not supported by this browser.')).toBeDefined();
  });
});
