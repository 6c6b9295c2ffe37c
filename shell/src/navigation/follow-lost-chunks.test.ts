import { createEventBus } from '@careline/shared/host';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followLostChunks } from './follow-lost-chunks';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function lose(change: { isAnswered?: () => boolean } = {}) {
  const events = createEventBus();
  const reload = vi.fn(() => true);
  followLostChunks({ page: window, platform: { events }, isAnswered: () => false, reload, ...change });
  window.dispatchEvent(new Event('vite:preloadError'));
  return { events, reload };
}

it('R243: a chunk that nobody answers for makes one page load', () => {
  const { reload } = lose();
  vi.advanceTimersByTime(251);
  expect(reload).toHaveBeenCalledExactlyOnceWith(window.location.href);
});

it('T2: a chunk of a remote is a matter of its pane, which heals it', () => {
  const { events, reload } = lose();
  events.emit('remote.failed', { remote: 'mf-x', phase: 'mount', error: new Error('Broken at evaluation') });
  vi.advanceTimersByTime(251);
  expect(reload).not.toHaveBeenCalled();
});

it('R243: a move answers for its own chunks', () => {
  const { reload } = lose({ isAnswered: () => true });
  vi.advanceTimersByTime(251);
  expect(reload).not.toHaveBeenCalled();
});

it('F473: so are those of its chunks that fail just after it has said so, and no later ones', () => {
  const { events, reload } = lose();
  events.emit('remote.failed', { remote: 'mf-x', phase: 'mount', error: new Error('Broken at evaluation') });
  vi.advanceTimersByTime(100);
  window.dispatchEvent(new Event('vite:preloadError'));
  vi.advanceTimersByTime(2_000);
  expect(reload).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('vite:preloadError'));
  vi.advanceTimersByTime(251);
  expect(reload).toHaveBeenCalledOnce();
});
