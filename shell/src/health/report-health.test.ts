import { createEventBus } from '@careline/shared/host';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { reportHealth } from './report-health';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function start() {
  const events = createEventBus();
  const sendBeacon = vi.fn((_url: string, _body: string) => true);
  Object.defineProperty(navigator, 'sendBeacon', { value: sendBeacon, configurable: true });
  // What other pages of this window still have to tell is not looked at.
  window.dispatchEvent(new Event('pagehide'));
  sendBeacon.mockClear();
  const health = reportHealth({
    page: window,
    events,
    url: '/_reports/health',
    route: () => '/dashboard/billing',
    releaseOf: (remote) => (remote === 'mf-x' ? '2' : undefined),
  });
  const sent = () => sendBeacon.mock.calls.flatMap(([, body]) => JSON.parse(body).reports);
  return { events, health, sendBeacon, sent };
}

it('tells what mounted and what failed, together, without a word of the error', () => {
  const { events, sendBeacon, sent } = start();
  events.emit('remote.mounted', { remote: 'mf-x', release: '1' });
  events.emit('remote.failed', { remote: 'mf-x', phase: 'render', release: '1', error: new Error('Ana') });
  events.emit('remote.failed', { remote: 'mf-x', phase: 'load', error: new Error('Ana') });
  events.emit('remote.failed', { remote: 'mf-unknown', phase: 'load', error: new Error('Ana') });
  expect(sendBeacon).not.toHaveBeenCalled();
  vi.advanceTimersByTime(5_000);
  expect(sendBeacon).toHaveBeenCalledOnce();
  const place = { remote: 'mf-x', route: '/dashboard/billing' };
  expect(sent()).toEqual([
    { kind: 'mounted', ...place, release: '1' },
    { kind: 'failed', ...place, release: '1', phase: 'render' },
    { kind: 'failed', ...place, release: '2', phase: 'load' },
  ]);
});

it('a page that fails without an end tells so twenty times, and then again', () => {
  const { events, sent } = start();
  for (let time = 0; time < 50; time += 1)
    events.emit('remote.failed', { remote: 'mf-x', phase: 'render', error: new Error('again') });
  vi.advanceTimersByTime(5_000);
  expect(sent()).toHaveLength(20);
});

it('what happened offline is told once the browser is back', () => {
  const { events, sent } = start();
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  events.emit('remote.mounted', { remote: 'mf-x', release: '1' });
  vi.advanceTimersByTime(5_000);
  expect(sent()).toEqual([]);
  online.mockRestore();
  window.dispatchEvent(new Event('online'));
  expect(sent()).toHaveLength(1);
});

it('what is measured as the page goes out of sight is told in that moment: nobody knows whether it comes back', async () => {
  const added = vi.spyOn(document, 'addEventListener');
  const { health, sent } = start();
  document.addEventListener('visibilitychange', () =>
    health.vital({ remote: 'shell', release: '1', route: '/' }, 'LCP', 900),
  );
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  for (const [name, listener] of added.mock.calls) {
    if (name === 'visibilitychange' && typeof listener === 'function') listener.call(document, new Event(name));
    // Between two listeners of an event of its own a browser lets promises go on; where a script sends the event it does not.
    await Promise.resolve();
  }
  await Promise.resolve();
  expect(sent()).toMatchObject([{ kind: 'vital', name: 'LCP', value: 900 }]);
});

it('what waits is told when the page is left', () => {
  const { health, sent } = start();
  health.vital({ remote: 'shell', release: '1', route: '/' }, 'LCP', 900);
  window.dispatchEvent(new Event('pagehide'));
  expect(sent()).toEqual([{ kind: 'vital', remote: 'shell', release: '1', route: '/', name: 'LCP', value: 900 }]);
});
