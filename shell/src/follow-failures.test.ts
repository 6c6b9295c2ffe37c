import type { RemotePhase } from '@careline/shared';
import { createEventBus } from '@careline/shared/host';
import { expect, it, vi } from 'vitest';
import { followFailures } from './follow-failures';

const error = new Error('boom');

/** A bus whose failures are followed, and what is written down. */
function followed() {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const events = createEventBus();
  followFailures({ events });
  return { events, log };
}

// Who looks at a release before it is live reads remote and phase from these words (delivery/src/prove/sight.ts).
it.each<[RemotePhase, string]>([
  ['load', 'mf-x failed (load):'],
  ['bootstrap', 'mf-x failed (bootstrap):'],
  ['mount', 'mf-x failed (mount):'],
  ['render', 'mf-x failed (render):'],
  ['update', 'mf-x failed (update):'],
  ['unmount', 'mf-x failed (unmount):'],
])('T2: what fails in %s is written down once, as "%s" and the error itself', (phase, words) => {
  const { events, log } = followed();
  events.emit('remote.failed', { remote: 'mf-x', phase, error, release: '1.0.0-1a2b3c4d' });
  expect(log.mock.calls).toEqual([[words, error]]);
});

it('T2: each failure is a line of its own, also where no release had come, and what stands is none', () => {
  const { events, log } = followed();
  events.emit('remote.mounted', { remote: 'mf-y', release: '1.0.0-1a2b3c4d' });
  events.emit('remote.failed', { remote: 'mf-y', phase: 'load', error });
  events.emit('remote.failed', { remote: 'mf-y', phase: 'load', error });
  events.emit('remote.failed', { remote: 'mf-z', phase: 'mount', error });
  expect(log.mock.calls.map(([words]) => words)).toEqual([
    'mf-y failed (load):',
    'mf-y failed (load):',
    'mf-z failed (mount):',
  ]);
});
